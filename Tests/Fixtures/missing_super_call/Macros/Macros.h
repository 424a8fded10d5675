#define KT_REQUIRES_SUPER \
  __attribute__((objc_requires_super))
