import { skippedResult, type SkippedResult } from '../skipped-result.ts';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import { hasContext, type JsonFault, findJsonFault, jsonReportFault } from './json-fault.ts';
import { JsonScanner, pointerOf, type Pattern, type RawSlice } from './json-scanner.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';

export interface JsonSlice {
  value: unknown;
  keys: readonly (string | number)[];
  pointer: string;
  document: number;
  /** Why `value` is absent. */
  problem?: { reason: 'malformed_result' | 'too_large' } & SkippedResult;
}

/** Splits a path such as `/runs/0` into steps. The empty path is the whole document. */
export const parsePattern = (path: string): Pattern =>
  path === '' ? [] : path.slice(1).split('/');

export function parseJson(text: string, pointer: string): unknown {
  try {
    return JSON.parse(text) as unknown;
  } catch {
    throw new ReportError('malformed_report', jsonReportFault(text), pointer);
  }
}

/** Returns the error as a fault of one result. */
function faultOfResult(fault: JsonFault | undefined): SkippedResult {
  if (fault === undefined || fault.found === '') return skippedResult('unreadable');
  return hasContext(fault)
    ? skippedResult('json_unexpected', { found: fault.found, before: fault.before })
    : skippedResult('json_no_value', { found: fault.found });
}

function parseSlice(raw: RawSlice): JsonSlice {
  const pointer = pointerOf(raw.keys, raw.document);
  const place = { keys: raw.keys, pointer, document: raw.document };
  if (raw.bytes === undefined)
    return {
      ...place,
      value: undefined,
      problem: { reason: 'too_large', ...skippedResult('result_too_large') },
    };
  try {
    return { ...place, value: JSON.parse(raw.bytes.toString('utf8')) as unknown };
  } catch {
    return {
      ...place,
      value: undefined,
      problem: {
        reason: 'malformed_result',
        ...faultOfResult(findJsonFault(raw.bytes.toString('utf8'))),
      },
    };
  }
}

/** Yields the values at the given paths, in file order. */
export async function* readSlices(
  file: ReportFile,
  paths: readonly string[],
  context: ReadContext,
): AsyncGenerator<JsonSlice> {
  let ready: RawSlice[] = [];
  const scanner = new JsonScanner({
    patterns: paths.map(parsePattern),
    keepFrame: false,
    maxDepth: context.limits.maxDepth,
    maxSliceBytes: context.limits.maxResultBytes,
    maxFrameBytes: context.limits.maxFrameBytes,
    onSlice: (slice) => ready.push(slice),
    onDocument: () => undefined,
  });
  for await (const chunk of readBytes(file, context)) {
    scanner.write(chunk);
    for (const slice of ready) yield parseSlice(slice);
    ready = [];
  }
  scanner.end();
  for (const slice of ready) yield parseSlice(slice);
}

/**
 * Returns every document without the values at the given paths. `collect` receives those values,
 * which saves a second pass for small reports.
 */
export async function readFrames(
  file: ReportFile,
  paths: readonly string[],
  context: ReadContext,
  collect?: (slice: JsonSlice) => void,
): Promise<unknown[]> {
  const frames: unknown[] = [];
  let total = 0;
  const scanner = new JsonScanner({
    patterns: paths.map(parsePattern),
    keepFrame: true,
    maxDepth: context.limits.maxDepth,
    maxSliceBytes: collect === undefined ? 0 : context.limits.maxResultBytes,
    maxFrameBytes: context.limits.maxFrameBytes,
    onSlice: (slice) => collect?.(parseSlice(slice)),
    onDocument: (text, document) => {
      if (text === undefined || text.trim() === '') return;
      total += text.length;
      if (total > context.limits.maxFrameBytes)
        throw new ReportError(
          'too_large',
          reportFault('frame_too_large', { limit: context.limits.maxFrameBytes }),
        );
      frames[document] = parseJson(text, pointerOf([], document));
    },
  });
  for await (const chunk of readBytes(file, context)) scanner.write(chunk);
  scanner.end();
  return frames;
}
