/**
 * Drops the content of elements that a format does not read, before parsing: a third to nine tenths
 * of a Fortify report are sources and traces that no result needs. Disabled for formats without
 * such elements.
 */
const longestTag = 4096;

function lineBreaksIn(text: string): number {
  let count = 0;
  for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) count += 1;
  return count;
}

export class ElementSkipper {
  readonly #opening: RegExp | undefined;
  #inside: string | undefined;
  /** Inside text that may contain tag-like characters: the terminator of that text. */
  #until: string | undefined;
  #held = '';

  /**
   * @param names element names without prefixes, which must not be nested in an element of the same
   * name
   */
  constructor(names: readonly string[]) {
    this.#opening =
      names.length === 0
        ? undefined
        : new RegExp(
            `<!\\[CDATA\\[|<!--|<((?:[\\w.-]{1,50}:)?(?:${names.join('|')}))(?=[\\s/>])`,
            'g',
          );
  }

  /**
   * Returns the text without the skipped content. Line breaks stay, so that errors name the right
   * line.
   */
  write(text: string): string {
    return this.#opening === undefined ? text : this.#filter(this.#held + text, this.#opening);
  }

  end(): string {
    const rest = this.#inside === undefined ? this.#held : '';
    this.#held = '';
    return rest;
  }

  #filter(input: string, opening: RegExp): string {
    const kept: string[] = [];
    let from = 0;
    /** End of the skipped element, cached so that it is searched for once. */
    let close = -2;
    /** Keeps, or drops, the input up to the given index. */
    const pass = (to: number): void => {
      const part = input.slice(from, to);
      kept.push(this.#inside === undefined ? part : '\n'.repeat(lineBreaksIn(part)));
      from = to;
    };
    const hold = (at: number): string => {
      pass(at);
      this.#held = input.slice(at);
      return kept.join('');
    };
    for (;;) {
      if (this.#until !== undefined) {
        const end = input.indexOf(this.#until, from);
        if (end < 0) return hold(Math.max(from, input.length - this.#until.length + 1));
        pass(end + this.#until.length);
        this.#until = undefined;
      }
      if (this.#inside === undefined) {
        opening.lastIndex = from;
        const match = opening.exec(input);
        if (match === null) {
          const open = input.lastIndexOf('<');
          return hold(open >= from && input.length - open < 100 ? open : input.length);
        }
        if (match[1] === undefined) {
          pass(match.index + match[0].length);
          this.#until = match[0] === '<!--' ? '-->' : ']]>';
          continue;
        }
        const end = input.indexOf('>', match.index);
        if (end < 0 && input.length - match.index < longestTag) return hold(match.index);
        pass(end < 0 ? input.length : end + 1);
        if (end >= 0 && input[end - 1] !== '/') this.#inside = match[1];
        continue;
      }
      if (close === -2) close = input.indexOf(`</${this.#inside}`, from);
      // An end tag inside such text does not count.
      else if (close >= 0 && close < from) close = input.indexOf(`</${this.#inside}`, from);
      const data = input.indexOf('<![CDATA[', from);
      if (data >= 0 && (close < 0 || data < close)) {
        pass(data + 9);
        this.#until = ']]>';
      } else if (close < 0) {
        const open = input.lastIndexOf('<');
        return hold(open >= from && input.length - open < 100 ? open : input.length);
      } else {
        pass(close);
        this.#inside = undefined;
        close = -2;
      }
    }
  }
}
