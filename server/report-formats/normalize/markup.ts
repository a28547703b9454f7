/**
 * Processes markup of any length in a single pass. An expression such as `<script[^]*?</script>`
 * rescans from each opening tag and takes hours for a page of unclosed tags.
 */

/** Removes elements with their content. An unclosed element stays. */
export function dropElements(html: string, ...names: readonly string[]): string {
  const opening = new RegExp(`<(${names.join('|')})\\b`, 'gi');
  const unclosed = new Set<string>();
  let kept = '';
  let from = 0;
  for (let match = opening.exec(html); match !== null; match = opening.exec(html)) {
    const name = (match[1] ?? '').toLowerCase();
    if (unclosed.has(name)) continue;
    const closing = new RegExp(`</${name}>`, 'gi');
    closing.lastIndex = opening.lastIndex;
    if (closing.test(html)) {
      kept += html.slice(from, match.index);
      from = closing.lastIndex;
      opening.lastIndex = from;
    } else unclosed.add(name);
  }
  return kept + html.slice(from);
}

/** Removes comments. An unclosed comment stays. */
export function dropComments(html: string): string {
  let kept = '';
  let from = 0;
  for (let at = html.indexOf('<!--'); at >= 0; at = html.indexOf('<!--', from)) {
    const end = html.indexOf('-->', at + 4);
    if (end < 0) break;
    kept += html.slice(from, at);
    from = end + 3;
  }
  return kept + html.slice(from);
}

export interface Tag {
  /** Lower case. */
  name: string;
  closing: boolean;
  start: number;
  /** Index after the closing bracket. */
  end: number;
}

/** Yields the tags of a page in order, without a last one that lacks its closing bracket. */
export function* eachTag(html: string): Generator<Tag> {
  const named = /<(\/?)([a-z]\w*)/giy;
  for (let start = html.indexOf('<'); start >= 0; start = html.indexOf('<', start)) {
    named.lastIndex = start;
    const match = named.exec(html);
    if (match === null) {
      start += 1;
      continue;
    }
    const bracket = html.indexOf('>', named.lastIndex);
    if (bracket < 0) return;
    const [, slash, name = ''] = match;
    yield { name: name.toLowerCase(), closing: slash === '/', start, end: bracket + 1 };
    start = bracket + 1;
  }
}

/** Replaces each tag with a text. */
export function replaceTags(html: string, replacement: (tag: Tag) => string): string {
  let text = '';
  let from = 0;
  for (const tag of eachTag(html)) {
    text += html.slice(from, tag.start) + replacement(tag);
    from = tag.end;
  }
  return text + html.slice(from);
}
