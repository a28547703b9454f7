/** Reads one uploaded file of any supported scanner, packed or plain. */
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { skippedResult, type SkippedResult } from './skipped-result.ts';
import { ReportError, type ReportItem } from './model.ts';
import { type ReportFault, reportFault } from './report-faults.ts';
import { defaultLimits, type ReportLimits } from './parsers/limits.ts';
import type { ReadContext, ReportFile } from './parsers/report-file.ts';
import { findEmbeddedReports, trimTrailingText } from './parsers/embedded-documents.ts';
import { readSample } from './parsers/sniff.ts';
import { unpack } from './parsers/unpack.ts';
import { yamlAsJson } from './parsers/yaml.ts';
import { formatsOfTool, detectFormat } from './detect-format.ts';
import { type ReportFormat, runItem } from './format.ts';
import { withUnscanned } from './unscanned.ts';

/** What the sender states about the file. The content takes precedence. */
export interface ReportHints {
  tool?: string;
  ext?: string;
  fileName?: string;
}

/** Errors of human-readable copies, which are read after all if the archive holds nothing else. */
const pagesForPeople = new WeakSet<ReportError>();

async function* readPlainFile(
  file: ReportFile,
  hints: ReportHints,
  context: ReadContext,
  { forgiving = false, ofMany = false }: { forgiving?: boolean; ofMany?: boolean } = {},
): AsyncGenerator<ReportItem> {
  const sample = await readSample(file, context, forgiving);
  if (sample.text.trim() === '') {
    const clean = formatsOfTool(hints.tool).find((format) => format.emptyMeansClean);
    if (clean === undefined) throw new ReportError('empty_report', reportFault('report_empty'));
    yield runItem(clean);
    return;
  }
  const report = await trimTrailingText(file, sample.kind, context);
  const {
    format,
    sentAs,
    errorIfEmpty: doubt,
    fallback: otherwise,
  } = await detectFormat(sample, hints.tool, report, context);
  if (ofMany && format.forPeople === true) {
    const kind = sample.kind === 'html' ? 'HTML' : 'text';
    const error = new ReportError('unknown_format', reportFault('format_unknown', { kind }));
    pagesForPeople.add(error);
    throw error;
  }
  const read = (reader: ReportFormat): AsyncGenerator<ReportItem> =>
    withUnscanned(reader.read(report, context));
  const items =
    doubt === undefined
      ? read(format)
      : requireFindings(read(format), doubt, () =>
          otherwise === undefined ? undefined : read(otherwise),
        );
  for await (const item of items) {
    context.signal.throwIfAborted();
    yield item.kind === 'run' && sentAs !== undefined
      ? {
          ...item,
          notices: [{ code: 'read_as_another_tool', facts: { sent_as: sentAs, tool: item.tool } }],
        }
      : item;
  }
}

/** Documentation files, which quote reports as examples. */
const documentation = /\.(?:md|rst|adoc|html?)$/i;

const notAReportCodes = new Set(['unknown_format', 'malformed_report']);

/** Reads a file. If the file itself is no report, falls back to other ways of reading it. */
async function* readFile(
  file: ReportFile,
  hints: ReportHints,
  work: string,
  context: ReadContext,
  ofMany = false,
): AsyncGenerator<ReportItem> {
  let begun = false;
  try {
    for await (const item of readPlainFile(file, hints, context, { ofMany })) {
      begun = true;
      yield item;
    }
  } catch (error) {
    if (
      begun ||
      !(error instanceof ReportError) ||
      !notAReportCodes.has(error.code) ||
      (ofMany && documentation.test(file.name))
    )
      throw error;
    yield* readOtherwise(file, error, hints, work, context);
  }
}

/** Reads a file that is no report as YAML, or reads a report embedded in it. */
async function* readOtherwise(
  file: ReportFile,
  failure: ReportError,
  hints: ReportHints,
  work: string,
  context: ReadContext,
): AsyncGenerator<ReportItem> {
  const { kind, text } = await readSample(file, context);
  const json =
    kind === 'text' || kind === 'csv' ? await yamlAsJson(file, text, work, context) : undefined;
  if (json === undefined) {
    yield* readEmbedded(file, failure, hints, work, context);
    return;
  }
  let begun = false;
  try {
    for await (const item of readPlainFile(json, hints, context)) {
      begun = true;
      yield item;
    }
    return;
  } catch (error) {
    if (begun || !(error instanceof ReportError) || error.code !== 'unknown_format') throw error;
  } finally {
    await rm(json.path, { force: true });
  }
  yield* readEmbedded(file, failure, hints, work, context);
}

/**
 * Reads the first embedded candidate that is a report. If there is none, throws the original
 * failure.
 */
async function* readEmbedded(
  file: ReportFile,
  failure: ReportError,
  hints: ReportHints,
  work: string,
  context: ReadContext,
): AsyncGenerator<ReportItem> {
  for await (const inner of findEmbeddedReports(file, work, context)) {
    let begun = false;
    try {
      for await (const item of readPlainFile(inner, hints, context)) {
        begun = true;
        yield item.kind === 'run'
          ? { ...item, notices: [...(item.notices ?? []), { code: 'among_other_text', facts: {} }] }
          : item;
      }
      return;
    } catch (error) {
      if (begun || !(error instanceof ReportError) || !notAReportCodes.has(error.code)) throw error;
    }
  }
  if (failure.code === 'malformed_report') yield* readMalformed(file, failure, hints, context);
  else throw failure;
}

/**
 * Reads a report with a syntax error. An error within one result costs that result only; an error
 * elsewhere makes the report unreadable.
 */
async function* readMalformed(
  file: ReportFile,
  failure: ReportError,
  hints: ReportHints,
  context: ReadContext,
): AsyncGenerator<ReportItem> {
  let findings = 0;
  try {
    for await (const item of readPlainFile(file, hints, context, { forgiving: true })) {
      findings += Number(item.kind === 'finding' || item.kind === 'component');
      yield item;
    }
  } catch (error) {
    throw error instanceof ReportError && error.code === 'unknown_format' ? failure : error;
  }
  if (findings === 0) throw failure;
}

/**
 * Reads a report whose format is known only from the sender's hint. If it has no findings, the hint
 * was wrong: falls back to `otherwise`, or throws `doubt`.
 */
async function* requireFindings(
  items: AsyncGenerator<ReportItem>,
  doubt: ReportError,
  otherwise: () => AsyncGenerator<ReportItem> | undefined,
): AsyncGenerator<ReportItem> {
  let held: ReportItem[] | undefined = [];
  try {
    for await (const item of items) {
      if (held === undefined) yield item;
      else if (item.kind === 'finding' || item.kind === 'component') {
        yield* held;
        yield item;
        held = undefined;
      } else if (held.length < 1000) held.push(item);
    }
  } catch (error) {
    if (!(error instanceof ReportError) || held === undefined) throw error;
  }
  if (held === undefined) return;
  const second = otherwise();
  if (second === undefined) throw doubt;
  yield* second;
}

/** Returns why one file of an archive is no report, without the advice on what to send instead. */
function skippedEntry({ type, facts }: ReportFault): SkippedResult {
  switch (type) {
    case 'report_empty':
      return skippedResult('file_empty');
    case 'document_empty':
      return skippedResult('file_names_no_scanner');
    case 'binary':
      return skippedResult('file_binary');
    case 'other_document':
      return skippedResult('file_not_a_report', { document: facts['document'] ?? '' });
    default:
      return skippedResult('file_of_unknown_format', { kind: facts['kind'] ?? '' });
  }
}

/**
 * Records files of an archive that no format recognises. An archive with no other file is refused.
 */
async function* readArchive(
  file: ReportFile,
  work: string,
  hints: ReportHints,
  context: ReadContext,
): AsyncGenerator<ReportItem> {
  let packed = 0;
  let read = 0;
  let failure: ReportError | undefined;
  const pages: ReportFile[] = [];
  for await (const entry of unpack(file, work, context)) {
    if (entry.path === file.path || entry.path.startsWith(`${file.path}.`)) {
      yield* readFile(entry, hints, work, context);
      return;
    }
    packed += 1;
    try {
      if (entry.refused !== undefined) throw entry.refused;
      yield* readFile(entry, hints, work, context, true);
      read += 1;
    } catch (error) {
      if (
        !(error instanceof ReportError) ||
        !['unknown_format', 'empty_report', 'not_text'].includes(error.code)
      )
        throw error;
      failure = error;
      if (pagesForPeople.has(error)) {
        pages.push(entry);
        continue;
      }
      yield {
        kind: 'ignored',
        reason: 'not_a_finding',
        ...skippedEntry(error.fault),
        pointer: entry.name.slice(0, 300),
      };
    } finally {
      if (!pages.includes(entry)) await rm(entry.path, { force: true });
    }
  }
  // A human-readable copy is skipped beside a report, and read if the archive holds nothing else.
  for (const page of pages) {
    if (read === 0) yield* readFile(page, hints, work, context);
    else
      yield {
        kind: 'ignored',
        reason: 'not_a_finding',
        ...skippedResult('file_of_unknown_format', { kind: 'HTML' }),
        pointer: page.name.slice(0, 300),
      };
  }
  if (read > 0 || pages.length > 0) return;
  const [named] = formatsOfTool(hints.tool);
  if (packed === 0 && named !== undefined) yield runItem(named);
  else throw failure ?? new ReportError('empty_report', reportFault('archive_empty'));
}

function createContext(
  limits: Partial<ReportLimits> | undefined,
  signal: AbortSignal | undefined,
): ReadContext {
  const all = { ...defaultLimits, ...limits };
  const timeout = AbortSignal.timeout(all.maxMilliseconds);
  return {
    limits: all,
    notices: new Set(),
    signal: signal === undefined ? timeout : AbortSignal.any([signal, timeout]),
  };
}

/**
 * Returns an abort caused by the time limit as a ReportError; a cancellation by the caller stays as
 * it is.
 */
function toReportError(
  error: unknown,
  context: ReadContext,
  outer: AbortSignal | undefined,
): unknown {
  if (error instanceof ReportError || outer?.aborted === true) return error;
  if (context.signal.aborted)
    return new ReportError(
      'timed_out',
      reportFault('timed_out', { seconds: Math.ceil(context.limits.maxMilliseconds / 1000) }),
    );
  return error;
}

/**
 * Yields runs, findings, components and ignored results in the order of the report. Throws
 * ReportError when the report as a whole cannot be read; the caller must then discard everything
 * yielded before.
 * @param directory for a folder with the unpacked files of an archive, which is removed at the end
 */
export async function* readReport(
  file: string,
  hints: ReportHints = {},
  limits?: Partial<ReportLimits>,
  signal?: AbortSignal,
  directory = tmpdir(),
): AsyncGenerator<ReportItem> {
  const context = createContext(limits, signal);
  const work = await mkdtemp(path.join(directory, 'parapet-report-'));
  try {
    const { size } = await stat(file);
    yield* readArchive(
      { path: file, name: hints.fileName ?? path.basename(file), size, skip: 0 },
      work,
      hints,
      context,
    );
    for (const code of context.notices ?? []) yield { kind: 'notice', notice: { code, facts: {} } };
  } catch (error) {
    throw toReportError(error, context, signal);
  } finally {
    await rm(work, { recursive: true, force: true });
  }
}
