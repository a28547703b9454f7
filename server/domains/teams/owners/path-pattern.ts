// Converts path patterns of CODEOWNERS files to regular expressions that PostgreSQL and JavaScript
// interpret alike.
const escaped = (text: string): string => text.replaceAll(/[\\^$.|?+()[\]{}]/g, String.raw`\$&`);

/** `*` and `?` match within one folder. */
const segmentOf = (segment: string): string =>
  escaped(segment)
    .replaceAll(/\*+/g, '[^/]*')
    .replaceAll(String.raw`\?`, '[^/]');

const endOf = (last: string, isFolder: boolean): string =>
  isFolder ? '/.+$' : last === '*' ? '$' : '(?:/.*)?$';

/**
 * Matches whole paths from the root of the repository, with slashes as separators.
 *
 * As in a CODEOWNERS file: a pattern without a slash in its middle matches in every folder; a
 * folder matches everything below it, and `docs/*` only its files; `**` matches any number of
 * folders.
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

/** Matches one segment against one folder or file name; backtracks at most to the last `*`. */
const matchesSegment = (pattern: string, text: string): boolean => {
  let [p, t, star, resume] = [0, 0, -1, 0];
  while (t < text.length) {
    if (pattern[p] === '*') {
      star = p++;
      resume = t;
    } else if (p < pattern.length && (pattern[p] === '?' || pattern[p] === text[t])) {
      p++;
      t++;
    } else if (star >= 0) {
      p = star + 1;
      t = ++resume;
    } else return false;
  }
  while (pattern[p] === '*') p++;
  return p === pattern.length;
};

/**
 * The same without a regular expression: its time is bounded by the lengths, even for a malicious
 * pattern.
 */
export const pathMatcher = (pattern: string): ((path: string) => boolean) => {
  const trimmed = pattern.trim().replace(/^\.\//, '/');
  const inner = trimmed.replace(/^\/+/, '').replace(/\/+$/, '');
  if (inner === '' || inner === '*' || inner === '**') return () => true;
  const isFolder = trimmed.endsWith('/');
  const isAnchored = trimmed.startsWith('/') || inner.includes('/');
  const own = inner.split('/');
  const isFileOfFolder = own.length > 1 && own.at(-1) === '*';
  const segments = isAnchored ? own : ['**', ...own];
  const endsAt = (rest: number) => (isFolder ? rest > 0 : isFileOfFolder ? rest === 0 : true);
  return (path) => {
    const parts = path.split('/');
    // The positions in the path that the segments so far can reach.
    let reached = new Set([0]);
    for (const [index, segment] of segments.entries()) {
      const next = new Set<number>();
      for (const at of reached) {
        if (segment !== '**') {
          const part = parts[at];
          if (part !== undefined && matchesSegment(segment, part)) next.add(at + 1);
          continue;
        }
        const isLast = index === segments.length - 1;
        for (let to = isLast ? at + 1 : at; to <= parts.length; to++) next.add(to);
      }
      if (next.size === 0) return false;
      reached = next;
    }
    return [...reached].some((at) => endsAt(parts.length - at));
  };
};
