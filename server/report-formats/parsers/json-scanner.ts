/**
 * Finds values inside JSON text by their path, byte by byte, without building the document. Memory
 * is bounded by the largest wanted value, not by the file. Syntax inside a value is left to
 * JSON.parse.
 */
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';

export type Pattern = readonly string[];

export interface RawSlice {
  bytes: Buffer | undefined;
  keys: readonly (string | number)[];
  /** Index of the document in NDJSON or concatenated JSON. */
  document: number;
}

export interface ScannerOptions {
  /**
   * Paths of wanted values; `#` matches any index of a list, `*` any index or key. If items of a
   * list are also wanted, they take precedence over the whole document (`[]`).
   */
  patterns: readonly Pattern[];
  /** Keep the text around the wanted values, so that it can be parsed on its own. */
  keepFrame: boolean;
  maxDepth: number;
  maxSliceBytes: number;
  maxFrameBytes: number;
  onSlice: (slice: RawSlice) => void;
  onDocument: (frame: string | undefined, document: number) => void;
}

interface Level {
  array: boolean;
  index: number;
  key: string;
  live: readonly Pattern[];
  /** Every child is a wanted value, so the frame omits the text of the children. */
  hollow: boolean;
}

const quote = 0x22,
  backslash = 0x5c,
  comma = 0x2c,
  colon = 0x3a;
const openBrace = 0x7b,
  closeBrace = 0x7d,
  openBracket = 0x5b,
  closeBracket = 0x5d;

const isSpace = (byte: number): boolean =>
  byte === 0x20 || byte === 0x0a || byte === 0x0d || byte === 0x09;
const endsScalar = (byte: number): boolean =>
  byte === comma ||
  byte === closeBrace ||
  byte === closeBracket ||
  byte === openBrace ||
  byte === openBracket ||
  byte === quote ||
  byte === colon ||
  isSpace(byte);

/** RFC 6901, so that users can find the place in the report. */
export const pointerOf = (keys: readonly (string | number)[], document = 0): string => {
  const path = keys
    .map((key) => `/${String(key).replaceAll('~', '~0').replaceAll('/', '~1')}`)
    .join('');
  return document === 0 ? path : `document ${document + 1}: ${path}`;
};

export class JsonScanner {
  private readonly options: ScannerOptions;
  private readonly levels: Level[] = [];
  private document = 0;
  private offset = 0;
  private inString = false;
  private escaped = false;
  private inScalar = false;
  private awaitingKey = false;
  private readingKey = false;
  private keyParts: Buffer[] = [];
  /** Depth inside the wanted value; -1 outside of one. */
  private sliceDepth = -1;
  private sliceParts: Buffer[] = [];
  private sliceBytes = 0;
  private frameParts: Buffer[] = [];
  private frameBytes = 0;
  private mark = 0;

  constructor(options: ScannerOptions) {
    this.options = options;
  }

  get position(): string {
    return pointerOf(this.keys(), this.document);
  }

  write(chunk: Buffer): void {
    this.mark = 0;
    let index = 0;
    while (index < chunk.length) {
      if (this.inString) {
        index = this.throughString(chunk, index);
        continue;
      }
      const byte = chunk[index] ?? 0;
      if (this.inScalar) {
        if (!endsScalar(byte)) {
          index += 1;
          continue;
        }
        this.inScalar = false;
        this.endValue(chunk, index);
      }
      this.structural(byte, chunk, index);
      index += 1;
    }
    this.flush(chunk, chunk.length);
    this.offset += chunk.length;
  }

  end(): void {
    if (this.inScalar) {
      this.inScalar = false;
      this.endValue(Buffer.alloc(0), 0);
    }
    if (this.inString || this.levels.length > 0 || this.sliceDepth >= 0)
      throw new ReportError(
        'truncated_report',
        reportFault('ends_in_value', { offset: this.offset }),
        this.position,
      );
  }

  private structural(byte: number, chunk: Buffer, index: number): void {
    if (isSpace(byte)) return;
    switch (byte) {
      case openBrace:
      case openBracket:
        this.beginValue(chunk, index);
        this.open(byte === openBracket, chunk, index);
        return;
      case closeBrace:
      case closeBracket:
        this.close(byte === closeBracket, chunk, index);
        return;
      case comma:
        this.afterComma(index);
        return;
      case colon:
        return;
      case quote:
        this.inString = true;
        if (this.awaitingKey && this.sliceDepth < 0) {
          this.readingKey = true;
          this.keyParts = [];
        } else this.beginValue(chunk, index);
        return;
      default:
        this.beginValue(chunk, index);
        this.inScalar = true;
    }
  }

  private throughString(chunk: Buffer, from: number): number {
    let index = from;
    for (; index < chunk.length; index += 1) {
      const byte = chunk[index];
      if (this.escaped) this.escaped = false;
      else if (byte === backslash) this.escaped = true;
      else if (byte === quote) {
        this.inString = false;
        if (this.readingKey) this.endKey(chunk.subarray(from, index));
        else this.endValue(chunk, index + 1);
        return index + 1;
      }
    }
    if (this.readingKey) this.keyParts.push(Buffer.from(chunk.subarray(from)));
    return index;
  }

  private endKey(rest: Buffer): void {
    const raw = (
      this.keyParts.length === 0 ? rest : Buffer.concat([...this.keyParts, rest])
    ).toString('utf8');
    this.readingKey = false;
    this.awaitingKey = false;
    const level = this.levels.at(-1);
    if (level !== undefined) level.key = raw.includes('\\') ? unescapeKey(raw) : raw;
  }

  private open(array: boolean, chunk: Buffer, index: number): void {
    if (this.levels.length + Math.max(this.sliceDepth, 0) >= this.options.maxDepth)
      throw new ReportError(
        'too_deep',
        reportFault('levels_too_deep', { limit: this.options.maxDepth }),
        this.position.slice(0, 300),
      );
    if (this.sliceDepth >= 0) {
      this.sliceDepth += 1;
      return;
    }
    const live = this.childPatterns();
    const depth = this.levels.length;
    const hollow = live.some(
      (pattern) =>
        pattern.length === depth + 1 &&
        (pattern[depth] === '*' || (array && pattern[depth] === '#')),
    );
    if (hollow) this.flush(chunk, index + 1);
    this.levels.push({ array, index: 0, key: '', live, hollow });
    this.awaitingKey = !array;
  }

  private close(array: boolean, chunk: Buffer, index: number): void {
    if (this.sliceDepth > 0) {
      this.sliceDepth -= 1;
      if (this.sliceDepth === 0) this.endValue(chunk, index + 1);
      return;
    }
    const level = this.levels.at(-1);
    if (level?.array !== array)
      throw new ReportError(
        'malformed_report',
        reportFault('stray_bracket', { offset: this.offset + index }),
        this.position,
      );
    if (level.hollow) this.flush(chunk, index);
    this.levels.pop();
    this.awaitingKey = false;
    if (this.levels.length === 0) this.endDocument(chunk, index + 1);
  }

  private afterComma(index: number): void {
    if (this.sliceDepth > 0) return;
    const level = this.levels.at(-1);
    if (level === undefined)
      throw new ReportError(
        'malformed_report',
        reportFault('stray_comma', { offset: this.offset + index }),
      );
    level.index += 1;
    this.awaitingKey = !level.array;
  }

  private beginValue(chunk: Buffer, index: number): void {
    if (this.sliceDepth >= 0) return;
    const depth = this.levels.length;
    const wanted =
      depth === 0
        ? this.wantsDocument(chunk[index])
        : this.childPatterns().some((pattern) => pattern.length === depth);
    if (!wanted) return;
    this.flush(chunk, index);
    if (this.levels.at(-1)?.hollow !== true) this.pushFrame(Buffer.from('null'));
    this.sliceDepth = 0;
    this.sliceParts = [];
    this.sliceBytes = 0;
  }

  private wantsDocument(first: number | undefined): boolean {
    const { patterns } = this.options;
    return (
      patterns.some((pattern) => pattern.length === 0) &&
      !(first === openBracket && patterns.some(([step]) => step === '#'))
    );
  }

  private endValue(chunk: Buffer, end: number): void {
    if (this.sliceDepth === 0) {
      this.flush(chunk, end);
      const bytes =
        this.sliceBytes > this.options.maxSliceBytes ? undefined : Buffer.concat(this.sliceParts);
      this.sliceDepth = -1;
      this.sliceParts = [];
      this.options.onSlice({ bytes, keys: this.keys(), document: this.document });
    }
    if (this.levels.length === 0 && this.sliceDepth < 0) this.endDocument(chunk, end);
  }

  private endDocument(chunk: Buffer, end: number): void {
    this.flush(chunk, end);
    const frame = this.options.keepFrame
      ? Buffer.concat(this.frameParts).toString('utf8')
      : undefined;
    this.frameParts = [];
    this.frameBytes = 0;
    this.options.onDocument(frame, this.document);
    this.document += 1;
  }

  /** Appends the bytes since the last flush to the wanted value or to the frame, or drops them. */
  private flush(chunk: Buffer, end: number): void {
    const part = chunk.subarray(this.mark, end);
    this.mark = end;
    if (this.sliceDepth >= 0) {
      this.sliceBytes += part.length;
      if (this.sliceBytes <= this.options.maxSliceBytes) this.sliceParts.push(Buffer.from(part));
      else this.sliceParts = [];
    } else if (this.levels.at(-1)?.hollow !== true) this.pushFrame(part);
  }

  private pushFrame(part: Buffer): void {
    if (!this.options.keepFrame || part.length === 0) return;
    this.frameBytes += part.length;
    if (this.frameBytes > this.options.maxFrameBytes)
      throw new ReportError(
        'too_large',
        reportFault('frame_too_large', { limit: this.options.maxFrameBytes }),
        this.position,
      );
    this.frameParts.push(Buffer.from(part));
  }

  private childPatterns(): readonly Pattern[] {
    const parent = this.levels.at(-1);
    if (parent === undefined) return this.options.patterns;
    const depth = this.levels.length - 1;
    const step = parent.array ? String(parent.index) : parent.key;
    return parent.live.filter(
      (pattern) =>
        pattern[depth] === '*' ||
        (parent.array && pattern[depth] === '#') ||
        pattern[depth] === step,
    );
  }

  private keys(): (string | number)[] {
    return this.levels.map((level) => (level.array ? level.index : level.key));
  }
}

function unescapeKey(raw: string): string {
  try {
    return String(JSON.parse(`"${raw}"`));
  } catch {
    return raw;
  }
}
