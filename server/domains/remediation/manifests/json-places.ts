// The strings of a JSON text with their place. `JSON.parse` forgets where things stood, and an edit
// must leave everything else as it is.

/** `start` and `end` enclose what is between the quotes. */
export type JsonString = { path: readonly string[]; value: string; start: number; end: number };

class Reader {
  private at = 0;
  readonly found: JsonString[] = [];
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  private skip(): void {
    while (/[\s,:\uFEFF]/.test(this.text[this.at] ?? '')) this.at += 1;
  }

  private string(): { value: string; start: number; end: number } {
    const start = this.at + 1;
    let end = start;
    while (this.text[end] !== '"') end += this.text[end] === '\\' ? 2 : 1;
    this.at = end + 1;
    return { value: JSON.parse(this.text.slice(start - 1, end + 1)) as string, start, end }; // a quoted JSON text is a string
  }

  value(path: readonly string[]): void {
    this.skip();
    const first = this.text[this.at];
    if (first === '"') this.found.push({ path, ...this.string() });
    else if (first === '{' || first === '[') this.container(path, first === '{' ? '}' : ']');
    else while (/[^\s,}\]]/.test(this.text[this.at] ?? ' ')) this.at += 1;
  }

  private container(path: readonly string[], close: string): void {
    this.at += 1;
    for (let index = 0; ; index += 1) {
      this.skip();
      if (this.text[this.at] === close) break;
      const key = close === '}' ? this.string().value : String(index);
      this.value([...path, key]);
    }
    this.at += 1;
  }
}

/** Undefined where it is no JSON. */
export const locateJsonStrings = (text: string): readonly JsonString[] | undefined => {
  try {
    JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    return undefined;
  }
  const reader = new Reader(text);
  reader.value([]);
  return reader.found;
};
