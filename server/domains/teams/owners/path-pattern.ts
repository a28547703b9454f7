// Path patterns of CODEOWNERS files as regular expressions, which PostgreSQL and JavaScript read
// alike.
const escaped = (text: string): string => text.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);

/** `*` and `?` stay within one folder. */
const segmentOf = (segment: string): string =>
  escaped(segment)
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll(String.raw`\?`, '[^/]');

const endOf = (last: string, isFolder: boolean): string =>
  isFolder ? '/.+$' : last === '*' ? '$' : '(?:/.*)?$';

/**
 * Matches whole paths from the root of the repository, written with slashes.
 *
 * As in a CODEOWNERS file: without a slash in its middle a pattern counts in every folder; a folder
 * stands for all below it, and `docs/*` only for its files; `**` passes any number of folders.
 */
export const toPathRegex = (pattern: string): string => {
  const trimmed = pattern.trim().replace(/^\.\//, '/');
  const isFolder = trimmed.endsWith('/');
  const inner = trimmed.replace(/^\/+/, '').replace(/\/+$/, '');
  if (inner === '' || inner === '*' || inner === '**') return '^';
  const isAnchored = trimmed.startsWith('/') || inner.includes('/');
  const segments = inner.split('/');
  const last = segments.at(-1) ?? '';
  const isOpen = last === '**';
  const body = (isOpen ? segments.slice(0, -1) : segments)
    .map((segment, index, all) => {
      if (segment === '**') return '(?:[^/]+/)*';
      return `${segmentOf(segment)}${index < all.length - 1 ? '/' : ''}`;
    })
    .join('');
  const start = isAnchored ? '^' : '^(?:.*/)?';
  const isFileOfFolder = last === '*' && segments.length > 1;
  return `${start}${isFileOfFolder ? body.replace(/\[\^\/\]\*$/, '[^/]+') : body}${isOpen ? '/.+$' : endOf(last, isFolder)}`;
};
