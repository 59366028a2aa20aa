#ifndef PAGE_FILES_H
#define PAGE_FILES_H

#include <stddef.h>

/// A file of the page.
typedef struct {
  const char *_Nonnull name;
  const unsigned char *_Nonnull bytes;
  size_t count;
} PageFile;

/// Returns the file of a name; `NULL` if there is none.
const PageFile *_Nullable page_file_named(const char *_Nonnull name);

#endif
