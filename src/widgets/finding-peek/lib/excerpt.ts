/** About eight lines of the panel. */
const enough = 420;

/**
 * The first paragraphs of a description. Only entire ones: part of a table or code block would not
 * render.
 */
export function excerpt(markdown: string): string {
  const paragraphs = markdown.trim().split(/\n{2,}/);
  let length = 0;
  const taken: string[] = [];
  for (const paragraph of paragraphs) {
    const isBlock = /^(```|~~~|\|)/.test(paragraph);
    if (taken.length > 0 && (isBlock || length + paragraph.length > enough)) break;
    taken.push(paragraph);
    length += paragraph.length;
  }
  // Drop a trailing heading whose content was cut off.
  while (taken.length > 1 && /^#{1,6} [^\n]*$/.test(taken.at(-1) ?? '')) taken.pop();
  return taken.join('\n\n');
}
