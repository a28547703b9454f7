// The strings of a TOML text with their positions, in the order of the text. Supports the syntax of
// manifests; dates, numbers and booleans are skipped.

/** `start` and `end` enclose the content between the quotes. Items of an array have its key. */
export type TomlString = {
  table: readonly string[];
  key: readonly string[];
  value: string;
  start: number;
  end: number;
};
/** A value that is not a string, such as `workspace = true`. */
export type TomlOther = { table: readonly string[]; key: readonly string[]; value: true };

const word = /[^\s#[\]{}=,."']+/y;

class Reader {
  private at = 0;
  private table: string[] = [];
  readonly found: (TomlString | TomlOther)[] = [];
  private readonly text: string;
  constructor(text: string) {
    this.text = text;
  }

  private skip(): void {
    for (;;) {
      const char = this.text[this.at];
      if (char === '#')
        while (this.at < this.text.length && this.text[this.at] !== '\n') this.at += 1;
      else if (char !== undefined && /[\s\uFEFF]/.test(char)) this.at += 1;
      else return;
    }
  }

  private expect(char: string): void {
    if (this.text[this.at] !== char) throw new SyntaxError(`Expected ${char} at ${this.at}.`);
    this.at += 1;
  }

  private string(): { value: string; start: number; end: number } {
    const quote = this.text[this.at] ?? '';
    const long = this.text.startsWith(quote.repeat(3), this.at) ? quote.repeat(3) : quote;
    const start = this.at + long.length;
    let end = start;
    while (end < this.text.length && !this.text.startsWith(long, end))
      end += quote === '"' && this.text[end] === '\\' ? 2 : 1;
    if (end >= this.text.length) throw new SyntaxError('A text does not end.');
    this.at = end + long.length;
    return { value: this.text.slice(start, end), start, end };
  }

  private bare(): string {
    word.lastIndex = this.at;
    const found = word.exec(this.text)?.[0];
    if (found === undefined) throw new SyntaxError(`Nothing to read at ${this.at}.`);
    this.at += found.length;
    return found;
  }

  private key(): string[] {
    const parts: string[] = [];
    for (;;) {
      this.skip();
      parts.push(/["']/.test(this.text[this.at] ?? '') ? this.string().value : this.bare());
      this.skip();
      if (this.text[this.at] !== '.') return parts;
      this.at += 1;
    }
  }

  private list(close: string, item: () => void): void {
    this.at += 1;
    for (;;) {
      this.skip();
      if (this.text[this.at] === ',') this.at += 1;
      else if (this.text[this.at] === close) break;
      else item();
    }
    this.at += 1;
  }

  private value(key: readonly string[]): void {
    this.skip();
    const first = this.text[this.at] ?? '';
    const { table } = this;
    if (first === '"' || first === "'") this.found.push({ table, key, ...this.string() });
    else if (first === '[') this.list(']', () => this.value(key));
    else if (first === '{') this.list('}', () => this.pair(key));
    else {
      do this.bare();
      while (this.text[this.at] === '.' && ++this.at > 0);
      this.found.push({ table, key, value: true });
    }
  }

  private pair(prefix: readonly string[]): void {
    const key = [...prefix, ...this.key()];
    this.expect('=');
    this.value(key);
  }

  document(): void {
    for (;;) {
      this.skip();
      if (this.at >= this.text.length) return;
      if (this.text[this.at] !== '[') {
        this.pair([]);
        continue;
      }
      const double = this.text[this.at + 1] === '[';
      this.at += double ? 2 : 1;
      this.table = this.key();
      this.expect(']');
      if (double) this.expect(']');
    }
  }
}

/** Undefined if the text cannot be parsed. */
export const locateTomlValues = (text: string): readonly (TomlString | TomlOther)[] | undefined => {
  const reader = new Reader(text);
  try {
    reader.document();
  } catch (error) {
    if (error instanceof SyntaxError) return undefined;
    throw error;
  }
  return reader.found;
};
