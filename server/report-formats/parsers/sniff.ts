/**
 * What the beginning of a report shows, so that its format can be recognised without reading it
 * all.
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
  /** Why the beginning could not be read; reported when no format claims the file. */
  problem?: ReportError;
}

const sampleBytes = 256 * 1024;

/**
 * Cuts JSON text after its last whole value and closes what is open; only the first document
 * counts.
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
 * The text before the first fault of broken JSON, where that is more than a beginning: one bad
 * result costs itself, and the report it is in is known by the others.
 */
function beforeFault(text: string): unknown {
  const beginning = text.slice(0, findJsonFault(text)?.at ?? 0);
  return beginning.includes(',') ? repairJson(beginning) : undefined;
}

function jsonValue(text: string, forgiving: boolean): unknown {
  const value = repairJson(text);
  return value === undefined && forgiving ? beforeFault(text) : value;
}

/** Of XML the beginning, and as much more as the element takes that it ends within. */
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
    // The beginning that could be read may be enough to recognise; the reader itself then names the
    // fault.
    if (error instanceof ReportError) return { value: roots[0], problem: error };
    throw error;
  }
  return { value: roots[0] };
}

function kindOf(text: string): SampleKind {
  const start = text.trimStart();
  // `[10:00:00] …`, `[0000]  WARN …`, `[main]	INFO …`, `[a-check] [http] …`, `[+] …` and `[/src/main.go:7] - …` are lines of text.
  if (
    /^\[(?:\d\d:\d\d:\d\d\]|\d{4}\]\s+[A-Z]|(?!true\b|false\b|null\b)[A-Za-z][\w.:-]*\]\s|[+!*-]\]\s|\/[^/*])/.test(
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

/** @param forgiving detect broken JSON by the text before its fault */
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

/** Names of a large document's later members, for a format whose mark is at the end. */
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
