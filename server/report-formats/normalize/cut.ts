/** Cuts texts of any length in linear time. */

/**
 * Returns the text before the first match, or all of it. The pattern must not contain unbounded
 * repetition.
 */
export function cutAt(text: string, mark: string | RegExp): string;
export function cutAt(text: string | undefined, mark: string | RegExp): string | undefined;
export function cutAt(text: string | undefined, mark: string | RegExp): string | undefined {
  if (text === undefined) return undefined;
  const at = typeof mark === 'string' ? text.indexOf(mark) : text.search(mark);
  return at < 0 ? text : text.slice(0, at);
}

/** Removes the given characters from the end of the text. */
export function trimTrailing(text: string, characters: string): string {
  let end = text.length;
  while (end > 0 && characters.includes(text.charAt(end - 1))) end -= 1;
  return text.slice(0, end);
}
