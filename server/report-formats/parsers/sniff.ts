/**
 * Samples the beginning of a report, so that its format can be detected without reading all of it.
 */
import { ReportError } from '../model.ts';
import { findCsvHeader } from './csv-reader.ts';
import { findJsonFault } from './json-fault.ts';
import { readFrames } from './json-reader.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';
import { readXmlText, xmlScanner } from './xml-reader.ts';

export type SampleKind = 'json' | 'xml' | 'csv' | 'html' | 'text';

export interface Sample {
  kind: SampleKind;
  /**
   * JSON: the first document as far as it was read. XML: `{ rootElement: [tree] }`. Otherwise
   * undefined.
   */
  value: unknown;
  /** CSV: lower-case column names. */
  columns: readonly string[];
  text: string;
  fileName: string;
  /** Why the beginning could not be read; reported if no format claims the file. */
  problem?: ReportError;
}

const sampleBytes = 256 * 1024;

/**
 * Cuts JSON text after its last complete value and closes open containers. Only the first document
 * is used.
 */
export function repairJson(text: string): unknown {
  const closers: string[] = [];
  let cut = 0;
  let cutClosers: string[] = [];
  let inString = false;
  for (let index = 0; index < text.length; index += 1) {
    const char = text[index] ?? '';
    if (inString) {
      if (char === '\\') index += 1;
      else if (char === '"') inString = false;
      continue;
    }
    if (char === '"') inString = true;
    else if (char === '{' || char === '[') {
      closers.push(char === '{' ? '}' : ']');
      if (closers.length > 400) return undefined;
      cut = index + 1;
      cutClosers = [...closers];
    } else if (char === ',') {
      cut = index;
      cutClosers = [...closers];
    } else if (char === '}' || char === ']') {
      closers.pop();
      cut = index + 1;
      cutClosers = [...closers];
      if (closers.length === 0) break;
    }
  }
  try {
    return JSON.parse(
      cut === 0 ? text : text.slice(0, cut) + cutClosers.reverse().join(''),
    ) as unknown;
  } catch {
    return undefined;
  }
}

/**
 * Parses the text before the first error of broken JSON, if it is long enough to detect the format.
 * The broken result is then skipped and the others are read.
 */
function beforeFault(text: string): unknown {
  const beginning = text.slice(0, findJsonFault(text)?.at ?? 0);
  return beginning.includes(',') ? repairJson(beginning) : undefined;
}

function jsonValue(text: string, forgiving: boolean): unknown {
  const value = repairJson(text);
  return value === undefined && forgiving ? beforeFault(text) : value;
}

/** Parses the beginning of XML, and as much more as is needed to complete the current element. */
async function xmlTree(
  file: ReportFile,
  context: ReadContext,
): Promise<{ value: unknown; problem?: ReportError }> {
  const { maxDepth, maxFrameBytes, maxResultBytes } = context.limits;
  const roots: unknown[] = [];
  const scanner = xmlScanner({
    paths: [],
    maxDepth,
    maxSliceBytes: maxFrameBytes,
    maxPieceBytes: maxResultBytes,
    maxFrameBytes,
    onSlice: () => undefined,
    onOpen: (name, node) => roots.push({ [name]: [node] }),
  });
  let size = 0;
  try {
    for await (const text of readXmlText(file, context)) {
      scanner.write(text);
      size += text.length;
      if (size >= sampleBytes && scanner.pending() < sampleBytes / 4) break;
    }
  } catch (error) {
    // The readable beginning may suffice for detection; the reader itself then reports the error.
    if (error instanceof ReportError) return { value: roots[0], problem: error };
    throw error;
  }
  return { value: roots[0] };
}

function kindOf(text: string): SampleKind {
  const start = text.trimStart();
  // `[10:00:00] …`, `[2026-01-02 …`, `[agent 2026-01-02 …`, `[0000]  WARN …`, `[main]	INFO …`, `[a-check] [http] …`, `[+] …` and
  // `[/src/main.go:7] - …` are lines of text.
  if (
    /^\[(?:\d\d:\d\d:\d\d\]|(?:[A-Za-z][\w.-]* )?\d{4}-\d\d-\d\d[ T]|\d{4}\]\s+[A-Z]|(?!true\b|false\b|null\b)[A-Za-z][\w.:-]*\]\s|[+!*-]\]\s|\/[^/*])/.test(
      start,
    )
  )
    return 'text';
  if (/^[[{]/.test(start) || /^(?:null|true|false)\s*$/.test(start)) return 'json';
  if (/^(?:<!--[\s\S]*?-->\s*)*(?:<!doctype html|<html)/i.test(start)) return 'html';
  if (/^<(?:\?xml|!|[a-z_])/i.test(start))
    return /^<\?xml[^>]*>\s*<(?:!doctype html|html)/i.test(start) ? 'html' : 'xml';
  const line = start.replace(/^"?sep=.?"?\r?\n/i, '').split(/\r\n|\n|\r/, 1)[0] ?? '';
  return /[,;\t|]/.test(line) ? 'csv' : 'text';
}

const columnsOf = (text: string): readonly string[] => findCsvHeader(text).columns;

/** @param forgiving whether to detect broken JSON by the text before its error */
export async function readSample(
  file: ReportFile,
  context: ReadContext,
  forgiving = false,
): Promise<Sample> {
  const parts: Buffer[] = [];
  let size = 0;
  for await (const chunk of readBytes(file, context)) {
    parts.push(chunk);
    size += chunk.length;
    if (size >= sampleBytes) break;
  }
  const text = new TextDecoder().decode(Buffer.concat(parts), { stream: true });
  const kind = kindOf(text);
  const read =
    kind === 'json'
      ? { value: jsonValue(text, forgiving) }
      : kind === 'xml'
        ? await xmlTree(file, context)
        : { value: undefined };
  return {
    kind,
    ...read,
    columns: kind === 'csv' ? columnsOf(text) : [],
    text,
    fileName: file.name,
  };
}

/**
 * Adds the names of later members of a large document, for formats whose distinguishing member is
 * at the end.
 */
export async function extendSample(
  sample: Sample,
  file: ReportFile,
  context: ReadContext,
): Promise<Sample> {
  if (sample.kind !== 'json' || file.size <= sampleBytes) return sample;
  const [frame] = await readFrames(file, ['/*/*'], context);
  return typeof frame === 'object' && frame !== null && !Array.isArray(frame)
    ? { ...sample, value: { ...frame, ...(sample.value as object | undefined) } }
    : sample;
}
