import { ReportError } from './model.ts';
import { type ReportFault, reportFault } from './report-faults.ts';
import type { ReportFormat } from './format.ts';
import { extendSample, type Sample } from './parsers/sniff.ts';
import type { ReadContext, ReportFile } from './parsers/report-file.ts';
import { findJsonFault, jsonReportFault } from './parsers/json-fault.ts';
import { readFrames } from './parsers/json-reader.ts';
import { formats } from './registry.ts';

export interface DetectedFormat {
  format: ReportFormat;
  /** The tool that the sender named, if the content is from another one. */
  sentAs?: string;
  /**
   * Set if only the sender's hint points to this format. The error to throw if the format then
   * finds no result in the report.
   */
  errorIfEmpty?: ReportError;
  /**
   * A format detected by field names alone, to try if the format of the sender's hint finds
   * nothing.
   */
  fallback?: ReportFormat;
}

/** Normalizes a tool name: `Trivy Scan`, `trivy-scan` and `trivy` are equal. */
export const normalizeToolName = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(
      /\b(?:scan(?:ner)?|report|parser|json|xml|csv|importer|file|detailed|findings?|output)\b/g,
      ' ',
    )
    .replace(/[^a-z0-9]/g, '');

const namesOf = (format: ReportFormat): string[] =>
  [format.id, format.tool, ...(format.aliases ?? [])].map(normalizeToolName);

/** Returns all formats of the named tool, the one with that id first. */
export const formatsOfTool = (hint: string | undefined): ReportFormat[] => {
  const key = hint === undefined ? '' : normalizeToolName(hint);
  if (key === '') return [];
  const named = formats.filter((format) => namesOf(format).includes(key));
  const plain = (text: string): string => text.toLowerCase().replace(/[^a-z0-9]/g, '');
  const own = ({ id }: ReportFormat): number =>
    plain(id) === plain(hint ?? '') ? 2 : Number(plain(id) === key);
  return named.toSorted((a, b) => own(b) - own(a));
};

const confidence = (format: ReportFormat, sample: Sample): number =>
  format.kinds.includes(sample.kind) ? Number(format.detect(sample)) : 0;

interface Match {
  format: ReportFormat;
  score: number;
}

/** Returns the best match. Formats that the sender named win ties and small differences. */
function bestMatch(sample: Sample, named: readonly ReportFormat[]): Match | undefined {
  const claims = (lastResort: boolean): Match[] =>
    formats
      .filter((format) => (format.lastResort === true) === lastResort)
      .map((format) => ({ format, score: confidence(format, sample) }))
      .filter(({ score }) => score > 0);
  const certain = claims(false);
  const scored = certain.length > 0 ? certain : claims(true);
  const weighed = scored.map((entry) => ({
    ...entry,
    weight: entry.score + (named.includes(entry.format) ? 0.35 : 0),
  }));
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed[0];
}

const failureField = /^(?:errors?|exception|stack|stacktrace)$/i;
/** Fields that occur in results and not in the header of a report. */
const resultField = /^(?:severity|rule_?id|check_?id|cve_?id|line|line_?number)$/i;

/**
 * Classifies a value without a format: `some` results, `none` (an empty list, object or null in
 * their place), or only `facts`.
 */
function contentOf(value: unknown, depth = 0): 'some' | 'none' | 'facts' {
  if (value === null) return 'none';
  if (typeof value !== 'object') return 'facts';
  const parts = Object.entries(value);
  if (parts.length === 0) return 'none';
  if (Array.isArray(value) || depth > 6) return 'some';
  const seen = parts.map(([name, part]) =>
    (failureField.test(name) && part !== false && contentOf(part) !== 'none') ||
    (resultField.test(name) && typeof part !== 'object')
      ? 'some'
      : contentOf(part, depth + 1),
  );
  if (seen.includes('some')) return 'some';
  return seen.includes('none') ? 'none' : 'facts';
}

const isOneDocument = (text: string): boolean => {
  try {
    return JSON.parse(text) !== undefined;
  } catch {
    return false;
  }
};

/**
 * Returns whether the text is a whole document without results, such as `[]` or `{"results": [],
 * "version": "1.2"}`. An error message does not count.
 */
const isEmptyDocument = ({ kind, value, text }: Sample): boolean =>
  kind === 'json' &&
  value !== undefined &&
  text.length < 64 * 1024 &&
  contentOf(value) === 'none' &&
  isOneDocument(text);

/**
 * From this score on the content overrides the sender's hint. Below it, an empty document may
 * belong to many formats.
 */
const certainScore = 0.5;

export async function detectFormat(
  sample: Sample,
  hint: string | undefined,
  file: ReportFile,
  context: ReadContext,
): Promise<DetectedFormat> {
  const named = formatsOfTool(hint);
  const own = named.find((format) => format.kinds.includes(sample.kind));
  const empty = isEmptyDocument(sample);
  const first = bestMatch(sample, named);
  // A format detected by field names alone gives way to one that the rest of the report identifies.
  const match =
    first !== undefined && first.format.lastResort !== true
      ? first
      : bestMatch(await extendSample(sample, file, context), named);
  if (match !== undefined && (match.score >= certainScore || !empty || named.length === 0)) {
    const found = match.format;
    // A generic findings table counts as a report of the named tool only if it has rows.
    if (
      found.id === 'generic-csv' &&
      own !== undefined &&
      named.every(({ tool }) => tool !== found.tool)
    )
      return {
        format: found,
        sentAs: (hint ?? '').slice(0, 80),
        errorIfEmpty: new ReportError('unknown_format', unknownFormatFault(sample, hint)),
      };
    if (found.lastResort === true && own !== undefined && own !== found)
      return {
        format: own,
        errorIfEmpty: new ReportError('unknown_format', unknownFormatFault(sample, hint)),
        fallback: found,
      };
    if (
      hint === undefined ||
      named.includes(found) ||
      named.some((format) => format.tool === found.tool)
    )
      return { format: found };
    return { format: found, sentAs: hint.slice(0, 80) };
  }
  // An empty JSON document is a clean report, even of a tool whose full reports are XML.
  const [anyOwn = own] = named;
  if (empty && anyOwn !== undefined) return { format: own ?? anyOwn };
  const doubt = await unknownFormatError(sample, hint, file, context);
  if (own === undefined) throw doubt;
  return { format: own, errorIfEmpty: doubt };
}

async function unknownFormatError(
  sample: Sample,
  hint: string | undefined,
  file: ReportFile,
  context: ReadContext,
): Promise<ReportError> {
  if (sample.problem !== undefined) return sample.problem;
  if (sample.kind === 'json') await checkStructure(sample, file, context);
  return new ReportError('unknown_format', unknownFormatFault(sample, hint));
}

/**
 * Throws if the JSON is broken, so that the sender sees a syntax error and not an unknown format.
 */
async function checkStructure(
  sample: Sample,
  file: ReportFile,
  context: ReadContext,
): Promise<void> {
  await readFrames(file, [''], context);
  if (sample.value !== undefined) return;
  const fault = findJsonFault(sample.text);
  if (fault === undefined || fault.found === '')
    throw new ReportError('malformed_report', reportFault('not_json_beyond_its_beginning'));
  throw new ReportError(
    'malformed_report',
    jsonReportFault(sample.text),
    `line ${sample.text.slice(0, fault.at).split('\n').length}`,
  );
}

function unknownFormatFault(sample: Sample, hint: string | undefined): ReportFault {
  if (isEmptyDocument(sample)) return reportFault('document_empty');
  const kind = { json: 'JSON', xml: 'XML', csv: 'CSV', html: 'HTML', text: 'text' }[sample.kind];
  return hint === undefined
    ? reportFault('format_unknown', { kind })
    : reportFault('format_unknown_sent_as', { kind, tool: hint.slice(0, 80) });
}
