/**
 * Repairs common errors of hand-assembled XML: a bare `&`, an HTML-only entity, a control
 * character, a line before the declaration. Reading continues, and the import shows a notice.
 * Declared entities are left to the parser, which refuses them.
 */
import { decodeHTMLStrict } from 'entities';

/** The longest HTML entity, `CounterClockwiseContourIntegral`, with its delimiters. */
const longestReference = 40;
const cdataStart = '<![CDATA[';
const cdataEnd = ']]>';
const declaration = '<?xml';

// oxlint-disable-next-line no-control-regex -- these are the characters that XML does not allow
const disallowed = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\ufffe\uffff]/g;
const reference = /&(?:#(\d{1,7});|#[xX]([\da-fA-F]{1,6});|([A-Za-z][A-Za-z\d]{1,31});)?/g;
const ownNames = new Set(['lt', 'gt', 'amp', 'quot', 'apos']);

const isAllowed = (point: number): boolean =>
  point === 9 ||
  point === 10 ||
  point === 13 ||
  (point >= 0x20 && point <= 0xd7ff) ||
  (point >= 0xe000 && point <= 0xfffd) ||
  (point >= 0x10000 && point <= 0x10ffff);

/** HTML has further entities for markup characters, such as `&LT;`. */
const escapeMarkup = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

export class XmlRepairer {
  /** Whether anything was repaired. */
  repaired = false;
  private rest = '';
  private inCdata = false;
  private isFirst = true;

  /**
   * Returns the text that is certain so far; a possibly incomplete sequence is held for the next
   * piece.
   */
  write(piece: string): string {
    let text = this.rest + piece;
    if (this.isFirst) {
      const trimmed = text.trimStart();
      if (trimmed.length < declaration.length && declaration.startsWith(trimmed)) {
        this.rest = text;
        return '';
      }
      this.isFirst = false;
      if (trimmed.length < text.length && trimmed.startsWith(declaration)) {
        this.repaired = true;
        text = trimmed;
      }
    }
    const until = this.certain(text);
    this.rest = text.slice(until);
    return this.repair(text.slice(0, until));
  }

  end(): string {
    const text = this.rest;
    this.rest = '';
    return this.repair(text);
  }

  /** Returns the index up to which no entity and no CDATA delimiter can be split. */
  private certain(text: string): number {
    const ampersand = text.lastIndexOf('&');
    const open =
      ampersand >= 0 &&
      text.length - ampersand < longestReference &&
      !text.slice(ampersand).includes(';')
        ? ampersand
        : text.length;
    const bracket = text.lastIndexOf('<');
    const begun =
      bracket >= 0 && cdataStart.startsWith(text.slice(bracket)) ? bracket : text.length;
    const ending = /\]{1,2}$/.exec(text.slice(-2))?.index;
    const end = ending === undefined ? text.length : Math.max(0, text.length - 2) + ending;
    return Math.min(open, begun, end);
  }

  private repair(text: string): string {
    const clean = text.replace(disallowed, () => {
      this.repaired = true;
      return '';
    });
    const parts: string[] = [];
    let at = 0;
    while (at < clean.length) {
      const mark = this.inCdata ? cdataEnd : cdataStart;
      const found = clean.indexOf(mark, at);
      const end = found < 0 ? clean.length : found + mark.length;
      const part = clean.slice(at, end);
      parts.push(this.inCdata ? part : this.repairReferences(part));
      if (found >= 0) this.inCdata = !this.inCdata;
      at = end;
    }
    return parts.join('');
  }

  private repairReferences(text: string): string {
    if (!text.includes('&')) return text;
    return text.replace(
      reference,
      (whole, decimal: string | undefined, hex: string | undefined, name: string | undefined) => {
        if (name !== undefined && ownNames.has(name)) return whole;
        const point =
          decimal === undefined
            ? hex === undefined
              ? undefined
              : Number.parseInt(hex, 16)
            : Number(decimal);
        if (point !== undefined && isAllowed(point)) return whole;
        this.repaired = true;
        if (point !== undefined) return '';
        const decoded = name === undefined ? whole : decodeHTMLStrict(whole);
        return decoded === whole ? `&amp;${whole.slice(1)}` : escapeMarkup(decoded);
      },
    );
  }
}
