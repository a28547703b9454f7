/** Reads a few lines of a report as text, so that a user sees what the file says. */
import { createGunzip } from 'node:zlib';
import { pipeline, Readable } from 'node:stream';
import { detectEncoding, type Encoding } from './parsers/encoding.ts';
import { ReportError } from './model.ts';

export interface ReportExcerpt {
  /** Number of the first line, from 1. */
  firstLine: number;
  /** Empty if the report is not text, or ends before the line. */
  lines: string[];
  /** Whether the report continues after them. */
  hasMore: boolean;
}

/** A page shows no more of a line: many reports are one line. */
const longestLine = 1000;
/** Bytes read at most: a line beyond them is not shown. */
const mostBytes = 16 * 1024 * 1024;
const headBytes = 64 * 1024;

const none: ReportExcerpt = { firstLine: 1, lines: [], hasMore: false };

const isGzip = (head: Buffer): boolean => head[0] === 0x1f && head[1] === 0x8b;

/** Undefined for binary files and archives, which have no text of their own. */
const encodingOf = (head: Buffer): Encoding | undefined => {
  if (head[0] === 0x50 && head[1] === 0x4b) return undefined;
  try {
    return detectEncoding(head);
  } catch (error) {
    if (error instanceof ReportError) return undefined;
    throw error;
  }
};

async function* chunksOf(source: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  let held = Buffer.alloc(0);
  let isHead = true;
  for await (const chunk of source) {
    if (!isHead) {
      yield chunk;
      continue;
    }
    held = Buffer.concat([held, chunk]);
    if (held.length < headBytes) continue;
    yield held;
    isHead = false;
  }
  if (isHead) yield held;
}

const readLines = async (
  source: AsyncIterable<Buffer>,
  from: number,
  count: number,
): Promise<ReportExcerpt> => {
  let decoder: TextDecoder | undefined;
  let line = 1;
  let current = '';
  let read = 0;
  const lines: string[] = [];
  const excerpt = (hasMore: boolean): ReportExcerpt => ({ firstLine: from, lines, hasMore });
  for await (const chunk of chunksOf(source)) {
    let bytes = chunk;
    if (decoder === undefined) {
      const encoding = encodingOf(chunk);
      if (!encoding) return none;
      decoder = new TextDecoder(encoding.label);
      bytes = chunk.subarray(encoding.skip);
    }
    const text = decoder.decode(bytes, { stream: true });
    if (read === 0 && text.includes('\0')) return none;
    const parts = text.split('\n');
    for (const [index, part] of parts.entries()) {
      if (line >= from && current.length <= longestLine)
        current += part.slice(0, longestLine + 1 - current.length);
      if (index === parts.length - 1) break;
      if (line >= from) lines.push(shorten(current));
      current = '';
      line += 1;
      if (lines.length === count) return excerpt(true);
    }
    read += chunk.length;
    if (read > mostBytes) return excerpt(true);
  }
  if (current !== '') lines.push(shorten(current));
  return excerpt(false);
};

const shorten = (line: string): string => {
  const text = line.replace(/\r$/, '');
  return text.length > longestLine ? `${text.slice(0, longestLine)}…` : text;
};

/** Reads `count` lines from line `from`. A gzip file is unpacked; an archive yields no lines. */
export const readReportExcerpt = async (
  source: Readable,
  { from, count }: { from: number; count: number },
): Promise<ReportExcerpt> => {
  const chunks = source[Symbol.asyncIterator]() as AsyncIterator<Buffer>;
  const first = await chunks.next();
  if (first.done === true) return none;
  const all = async function* (): AsyncGenerator<Buffer> {
    yield first.value;
    for (let next = await chunks.next(); next.done !== true; next = await chunks.next())
      yield next.value;
  };
  try {
    if (!isGzip(first.value)) return await readLines(all(), from, count);
    const unpacked = pipeline(Readable.from(all()), createGunzip(), () => undefined);
    return await readLines(unpacked, from, count);
  } catch (error) {
    if (error instanceof Error && 'code' in error && String(error.code).startsWith('Z_'))
      return none;
    throw error;
  } finally {
    source.destroy();
  }
};
