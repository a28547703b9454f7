/** Cuts texts of any length in linear time. */

/** The text before the first match, or all of it. The pattern must not repeat without a bound. */
export function cutAt(text: string, mark: string | RegExp): string;
export function cutAt(text: string | undefined, mark: string | RegExp): string | undefined;
export function cutAt(text: string | undefined, mark: string | RegExp): string | undefined {
  if (text === undefined) return undefined;
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark);
  return at < 0 ? text : text.slice(0, at);
}

/** The text without these characters at its end. */
export function trimTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
