// The part of libclang's stable C interface that accesslint uses: types alone. The functions are found at run time, so
// that a machine without libclang builds and runs all the same.
#pragma once

typedef struct { const void *data; unsigned private_flags; } CXString;
typedef struct { unsigned kind; int xdata; const void *data[3]; } CXCursor;
typedef struct { unsigned kind; void *data[2]; } CXType;
typedef struct { const void *ptr_data[2]; unsigned int_data; } CXSourceLocation;
typedef struct { const void *ptr_data[2]; unsigned begin_int_data; unsigned end_int_data; } CXSourceRange;
typedef struct { const char *Filename; const char *Contents; unsigned long Length; } CXUnsavedFile;

typedef void *CXIndex;
typedef void *CXTranslationUnit;
typedef void *CXFile;
typedef unsigned (*CXCursorVisitor)(CXCursor cursor, CXCursor parent, void *data);

// The functions, in the order in which accesslint looks them up.
typedef struct {
  CXIndex (*clang_createIndex)(int excludeDeclarations, int displayDiagnostics);
  void (*clang_disposeIndex)(CXIndex);
  int (*clang_parseTranslationUnit2)(CXIndex, const char *path, const char *const *arguments, int argumentCount,
      CXUnsavedFile *files, unsigned fileCount, unsigned options, CXTranslationUnit *result);
  int (*clang_reparseTranslationUnit)(CXTranslationUnit, unsigned fileCount, CXUnsavedFile *files, unsigned options);
  void (*clang_disposeTranslationUnit)(CXTranslationUnit);
  CXCursor (*clang_getTranslationUnitCursor)(CXTranslationUnit);
  unsigned (*clang_visitChildren)(CXCursor, CXCursorVisitor, void *data);
  CXString (*clang_getCursorSpelling)(CXCursor);
  CXString (*clang_getTypeSpelling)(CXType);
  const char *(*clang_getCString)(CXString);
  void (*clang_disposeString)(CXString);
  CXType (*clang_getCursorType)(CXCursor);
  CXType (*clang_getCursorResultType)(CXCursor);
  CXType (*clang_getCanonicalType)(CXType);
  CXCursor (*clang_Cursor_getArgument)(CXCursor, unsigned);
  int (*clang_Cursor_getNumArguments)(CXCursor);
  unsigned (*clang_Cursor_isObjCOptional)(CXCursor);
  unsigned (*clang_Cursor_getObjCPropertyAttributes)(CXCursor, unsigned reserved);
  CXString (*clang_Cursor_getObjCPropertyGetterName)(CXCursor);
  CXString (*clang_Cursor_getObjCPropertySetterName)(CXCursor);
  int (*clang_getCursorAvailability)(CXCursor);
  CXSourceLocation (*clang_getCursorLocation)(CXCursor);
  unsigned (*clang_Location_isFromMainFile)(CXSourceLocation);
  CXSourceRange (*clang_getCursorExtent)(CXCursor);
  CXSourceLocation (*clang_getRangeStart)(CXSourceRange);
  CXSourceLocation (*clang_getRangeEnd)(CXSourceRange);
  void (*clang_getFileLocation)(CXSourceLocation, CXFile *file, unsigned *line, unsigned *column, unsigned *offset);
  CXString (*clang_getClangVersion)(void);
  CXType (*clang_getTypedefDeclUnderlyingType)(CXCursor);
  unsigned (*clang_isCursorDefinition)(CXCursor);
  CXFile (*clang_getFile)(CXTranslationUnit, const char *name);
} CXFunctions;
