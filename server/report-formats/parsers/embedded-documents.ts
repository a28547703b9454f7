/**
 * Finds a report within other text: after log lines, before the last output of a tool, in a
 * Markdown code block, or with comments.
 */
import { createReadStream, createWriteStream } from 'node:fs';
import { open, stat } from 'node:fs/promises';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { CommentBlanker, withoutComments } from './json-comments.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';
import { repairJson, type SampleKind } from './sniff.ts';

const headBytes = 256 * 1024;
const maxCandidates = 60;

async function bytesAt(file: ReportFile, start: number, length: number): Promise<Buffer> {
  const handle = await open(file.path, 'r');
  try {
    const { bytesRead, buffer } = await handle.read(
      Buffer.alloc(Math.max(length, 0)),
      0,
      Math.max(length, 0),
      start,
    );
    return buffer.subarray(0, bytesRead);
  } finally {
    await handle.close();
  }
}

/** Accepts an object with members, or a list of objects. `[INF]` and `{name}` are neither. */
const isDocument = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Array.isArray(value)
    ? value.length > 0 && typeof value[0] === 'object'
    : Object.keys(value).length > 0);

const isWhole = (line: string): boolean => {
  try {
    return isDocument(JSON.parse(line));
  } catch {
    return false;
  }
};

type Found = { at: number; comments: boolean; lines: boolean };

/**
 * Finds JSON at the beginning of a line: one document per line, and a multi-line document after
 * them, since the single lines may be structured log output.
 */
function jsonIn(head: Buffer): Found[] {
  const text = head.toString('latin1');
  const found: Found[] = [];
  let tried = 0;
  for (const { index: at } of text.matchAll(/^[{[]/gm)) {
    if ((tried += 1) > maxCandidates) return found;
    const rest = head.subarray(at);
    const end = rest.indexOf('\n');
    if (isWhole((end < 0 ? rest : rest.subarray(0, end)).toString('utf8'))) {
      if (found.length === 0) found.push({ at, comments: false, lines: true });
      continue;
    }
    if (isDocument(repairJson(rest.toString('utf8'))))
      return [...found, { at, comments: false, lines: false }];
    if (
      /\/[/*]|,\s*[}\]]/.test(text.slice(at)) &&
      isDocument(repairJson(new CommentBlanker().write(rest).toString('utf8')))
    )
      return [...found, { at, comments: true, lines: false }];
  }
  return found;
}

const opens = (byte: number): boolean => byte === 0x7b || byte === 0x5b;
const closes = (byte: number): boolean => byte === 0x7d || byte === 0x5d;

/** Bytes that cannot begin a word: the JSON before them continues or is broken. */
const isOfJson = (byte: number): boolean =>
  closes(byte) || byte === 0x2c || byte === 0x3a || byte === 0x22 || byte === 0x27;

/**
 * Returns the number of bytes up to the end of the last of consecutive documents. Undefined if the
 * last one is incomplete, or if another document follows after other text: a report is never partly
 * read without notice.
 */
async function endOfJson(file: ReportFile, context: ReadContext): Promise<number | undefined> {
  let depth = 0;
  let inString = false;
  let escaped = false;
  let offset = 0;
  let end: number | undefined;
  let words = false;
  /** The two previous bytes. */
  let [older, before] = [0, 0];
  for await (const chunk of readBytes(file, context)) {
    for (let index = 0; index < chunk.length; index += 1) {
      const byte = chunk[index] ?? 0;
      if (words) {
        if (older === 0x0a && opens(before) && (byte <= 0x20 || byte === 0x22 || opens(byte)))
          return undefined;
        [older, before] = [before, byte];
      } else if (inString) {
        if (escaped) escaped = false;
        else if (byte === 0x5c) escaped = true;
        else if (byte === 0x22) inString = false;
      } else if (byte === 0x22 && depth > 0) inString = true;
      else if (opens(byte)) depth += 1;
      else if (closes(byte) && depth > 0) {
        depth -= 1;
        if (depth === 0) end = offset + index + 1;
      } else if (depth === 0 && byte > 0x20) {
        if (isOfJson(byte)) return undefined;
        words = true;
      }
    }
    offset += chunk.length;
  }
  return depth === 0 ? end : undefined;
}

const rest = async (file: ReportFile, from: number): Promise<ReportFile> => ({
  ...file,
  skip: file.skip + from,
  size: (await stat(file.path)).size - file.skip - from,
});

const rewritten = async (
  file: ReportFile,
  work: string,
  suffix: string,
  write: (target: string) => Promise<void>,
): Promise<ReportFile> => {
  const target = path.join(work, `${path.basename(file.path)}.${suffix}`);
  await write(target);
  const { end: _end, ...kept } = file;
  return { ...kept, path: target, size: (await stat(target)).size, skip: 0 };
};

/** A line that begins like JSON. */
const beginsAsJson = /^[ \t]*(?:\{|\[[ \t]*(?:[{["]|$))/m;

/**
 * Yields the lines that are JSON documents. A line that begins like JSON but does not parse is
 * truncated or broken, not log output, and is an error.
 */
async function* documentLines(file: ReportFile, context: ReadContext): AsyncGenerator<string> {
  let number = 0;
  for await (const line of createInterface({
    input: Readable.from(readBytes(file, context)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    const text = line.trim();
    if (isWhole(text)) yield `${text}\n`;
    else if (beginsAsJson.test(text))
      throw new ReportError('malformed_report', reportFault('line_not_json'), `line ${number}`);
  }
}

const cutAfter = async (file: ReportFile, context: ReadContext): Promise<ReportFile> => {
  const end = await endOfJson(file, context);
  return end === undefined ? file : { ...file, size: end, end: file.skip + end };
};

async function jsonReport(
  file: ReportFile,
  { at, comments, lines }: Found,
  work: string,
  context: ReadContext,
): Promise<ReportFile> {
  const begun = await rest(file, at);
  if (lines)
    return rewritten(begun, work, 'jsonl', (target) =>
      pipeline(documentLines(begun, context), createWriteStream(target), {
        signal: context.signal,
      }),
    );
  if (!comments) return cutAfter(begun, context);
  const plain = await rewritten(begun, work, 'json', (target) =>
    pipeline(
      createReadStream(begun.path, { start: begun.skip }),
      withoutComments(),
      createWriteStream(target),
      { signal: context.signal },
    ),
  );
  return cutAfter(plain, context);
}

/**
 * Extracts XML from the declaration or first element at the beginning of a line to the last
 * bracket.
 */
async function xmlReport(file: ReportFile, head: Buffer): Promise<ReportFile | undefined> {
  const found = /^[ \t]*<(?:\?xml\s|[A-Za-z_][\w:.-]*[\s>/])/m.exec(head.toString('latin1'));
  if (found === null) return undefined;
  const begun = await rest(file, found.index + found[0].indexOf('<'));
  const tail = await bytesAt(
    begun,
    Math.max(begun.skip, begun.skip + begun.size - headBytes),
    headBytes,
  );
  const after = tail.length - 1 - tail.lastIndexOf('>');
  return { ...begun, size: begun.size - after, end: begun.skip + begun.size - after };
}

/** Yields candidates for a report within a file that is not a report itself. */
export async function* findEmbeddedReports(
  file: ReportFile,
  work: string,
  context: ReadContext,
): AsyncGenerator<ReportFile> {
  const head = await bytesAt(file, file.skip, headBytes);
  const begins = head.toString('latin1').trimStart()[0];
  const xml = begins === '<' ? undefined : await xmlReport(file, head);
  // JSON at the very beginning, with nothing to strip, was tried already. If the first line begins
  // like JSON but does not parse, the report itself is broken.
  const json = jsonIn(head).filter(
    ({ at, comments, lines }) =>
      (at > 0 || comments || lines) &&
      !(lines && beginsAsJson.test(head.subarray(0, at).toString('latin1'))),
  );
  const [first] = json;
  if (xml !== undefined && (first === undefined || first.at > xml.skip - file.skip)) yield xml;
  else
    for (const found of json) {
      const report = await jsonReport(file, found, work, context).catch((error: unknown) => {
        if (!(error instanceof ReportError)) throw error;
      });
      if (report !== undefined) yield report;
    }
}

const tailBytes = 64 * 1024;

/** Cuts off text that a tool appended to its report. */
export async function trimTrailingText(
  file: ReportFile,
  kind: SampleKind,
  context: ReadContext,
): Promise<ReportFile> {
  if (kind !== 'json' && kind !== 'xml') return file;
  const { size } = await stat(file.path);
  const from = Math.max(file.skip, size - tailBytes);
  const tail = (await bytesAt(file, from, tailBytes)).toString('latin1').trimEnd();
  if (kind === 'json') return tail === '' || /[}\]]$/.test(tail) ? file : cutAfter(file, context);
  const close = tail.lastIndexOf('>');
  // Another tag opens after the last bracket, so the document is not complete.
  return close < 0 || close === tail.length - 1 || tail.includes('<', close)
    ? file
    : { ...file, size: from + close + 1 - file.skip, end: from + close + 1 };
}
