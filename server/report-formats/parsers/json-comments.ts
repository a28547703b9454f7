/**
 * Replaces comments and trailing commas of JSON with spaces, so that all other bytes keep their
 * offset. Works on a stream, because a report may be larger than memory; `stripComments` of
 * jsonc-parser needs the whole text as a string and keeps trailing commas.
 */
import { Transform } from 'node:stream';

const quote = 0x22,
  backslash = 0x5c,
  slash = 0x2f,
  star = 0x2a,
  comma = 0x2c,
  space = 0x20,
  lineFeed = 0x0a;

const isSpace = (byte: number): boolean =>
  byte === space || byte === lineFeed || byte === 0x0d || byte === 0x09;
const closes = (byte: number): boolean => byte === 0x7d || byte === 0x5d;

/**
 * Processes the text in chunks. A byte may be held until the following bytes decide its meaning.
 */
export class CommentBlanker {
  private state: 'plain' | 'string' | 'escaped' | 'line' | 'block' | 'ending' = 'plain';
  /** Bytes from a comma or slash up to the next significant byte. */
  private held: number[] = [];

  write(chunk: Buffer): Buffer {
    const out: number[] = [];
    for (const byte of chunk) this.take(byte, out);
    return Buffer.from(out);
  }

  end(): Buffer {
    return Buffer.from(this.held.splice(0));
  }

  private take(byte: number, out: number[]): void {
    switch (this.state) {
      case 'string':
      case 'escaped':
        this.state =
          this.state === 'escaped'
            ? 'string'
            : byte === backslash
              ? 'escaped'
              : byte === quote
                ? 'plain'
                : 'string';
        out.push(byte);
        return;
      case 'line':
        if (byte === lineFeed) this.state = 'plain';
        this.give(byte === lineFeed ? byte : space, out);
        return;
      case 'block':
      case 'ending':
        this.state =
          byte === star ? 'ending' : this.state === 'ending' && byte === slash ? 'plain' : 'block';
        this.give(byte === lineFeed ? byte : space, out);
        return;
      case 'plain':
        this.plain(byte, out);
    }
  }

  /** White space after a comma is held with it. */
  private give(byte: number, out: number[]): void {
    if (this.held.length > 0) this.held.push(byte);
    else out.push(byte);
  }

  private plain(byte: number, out: number[]): void {
    if (this.held.at(-1) === slash && (byte === slash || byte === star)) {
      this.held.pop();
      this.state = byte === slash ? 'line' : 'block';
      this.give(space, out);
      this.give(space, out);
    } else if (byte === slash) this.held.push(byte);
    else if (this.held.length > 0 && isSpace(byte)) this.held.push(byte);
    else {
      if (closes(byte) && this.held[0] === comma) this.held[0] = space;
      // Pushed one by one: spreading a long run of white space would overflow the stack.
      for (const waiting of this.held.splice(0)) out.push(waiting);
      if (byte === comma) this.held.push(byte);
      else {
        if (byte === quote) this.state = 'string';
        out.push(byte);
      }
    }
  }
}

export function withoutComments(): Transform {
  const blanker = new CommentBlanker();
  return new Transform({
    transform(chunk: Buffer, _encoding, done) {
      done(null, blanker.write(chunk));
    },
    flush(done) {
      done(null, blanker.end());
    },
  });
}
