#!/bin/sh
# A build phase of Xcode's: findings become warnings where they are. Errors alone stop the build.
[ "${ENABLE_PREVIEWS:-NO}" = YES ] && exit 0
PATH="$PATH:/opt/homebrew/bin:/usr/local/bin:${HOME:-}/.local/bin"
if ! command -v accesslint > /dev/null; then
  echo "warning: accesslint is not installed"
  exit 0
fi
cd "${SRCROOT:?Xcode says where the project is}" && exec accesslint lint --reporter xcode --lenient
