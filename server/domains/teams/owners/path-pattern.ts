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

/** One segment against one folder or file; `*` goes back to its last place at most. */
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
 * The same without a regular expression: its time is bounded by the lengths, also for a hostile
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
    // Where in the path the segments so far may have come to.
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
