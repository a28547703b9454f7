import { ReportError } from './model.ts';
import { type ReportFault, reportFault } from './report-faults.ts';
import type { ReportFormat } from './format.ts';
import { extendSample, type Sample } from './input/sample.ts';
import type { ReadContext, ReportFile } from './input/report-file.ts';
import { jsonFault, jsonFaultOf } from './input/json-fault.ts';
import { readFrames } from './input/json-reader.ts';
import { formats } from './registry.ts';

export interface Recognised {
  format: ReportFormat;
  /** The tool that the sender named, where the content is of another one. */
  sentAs?: string;
  /** The content speaks for no format: the sender's word counts if that format finds something in it, else this is the answer. */
  doubt?: ReportError;
  /** What the content looks like to a format that only goes by the names of fields; asked where the sender's word leads to nothing. */
  otherwise?: ReportFormat;
}

/** `Trivy Scan`, `trivy-scan` and `trivy` are one name. */
export const hintKey = (name: string): string =>
  name
    .toLowerCase()
    .replaceAll('_', ' ')
    .replace(
      /\b(?:scan(?:ner)?|report|parser|json|xml|csv|importer|file|detailed|findings?|output)\b/g,
      ' ',
    )
    .replace(/[^a-z0-9]/g, '');

const namesOf = (format: ReportFormat): string[] =>
  [format.id, format.tool, ...(format.aliases ?? [])].map(hintKey);

/** All formats of the named tool, the one whose own id it is first. */
export const formatsNamed = (hint: string | undefined): ReportFormat[] => {
  const key = hint === undefined ? '' : hintKey(hint);
  if (key === '') return [];
  const named = formats.filter((format) => namesOf(format).includes(key));
  const own = (format: ReportFormat): number => Number(format.id.replaceAll('-', '') === key);
  return named.toSorted((a, b) => own(b) - own(a));
};

const confidence = (format: ReportFormat, sample: Sample): number =>
  format.kinds.includes(sample.kind) ? Number(format.recognise(sample)) : 0;

interface Match {
  format: ReportFormat;
  score: number;
}

/** The best match; between equals, and where the content leaves a doubt, the sender's word decides. */
function best(sample: Sample, named: readonly ReportFormat[]): Match | undefined {
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

const failure = /^(?:errors?|exception|stack|stacktrace)$/i;
/** What a result says, and no report about itself. */
const telling = /^(?:severity|rule_?id|check_?id|cve_?id|line|line_?number)$/i;

/** How a value looks from outside: `some` results, `none` (an empty list, object or null stands where they would), or only `facts`. */
function content(value: unknown, depth = 0): 'some' | 'none' | 'facts' {
  if (value === null) return 'none';
  if (typeof value !== 'object') return 'facts';
  const parts = Object.entries(value);
  if (parts.length === 0) return 'none';
  if (Array.isArray(value) || depth > 6) return 'some';
  const seen = parts.map(([name, part]) =>
    (failure.test(name) && part !== false && content(part) !== 'none') ||
    (telling.test(name) && typeof part !== 'object')
      ? 'some'
      : content(part, depth + 1),
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

/** A whole document without any result: `[]`, `{"results": [], "version": "1.2"}`. A message about a failure is not one. */
const holdsNothing = ({ kind, value, text }: Sample): boolean =>
  kind === 'json' &&
  value !== undefined &&
  text.length < 64 * 1024 &&
  content(value) === 'none' &&
  isOneDocument(text);

/** From here on the content beats the sender's word; an empty document may be many a format's. */
const sure = 0.5;

export async function recognise(
  sample: Sample,
  hint: string | undefined,
  file: ReportFile,
  context: ReadContext,
): Promise<Recognised> {
  const named = formatsNamed(hint);
  const own = named.find((format) => format.kinds.includes(sample.kind));
  const empty = holdsNothing(sample);
  const first = best(sample, named);
  // A format that only goes by the names of fields gives way to one that the rest of the report names.
  const match =
    first !== undefined && first.format.lastResort !== true
      ? first
      : best(await extendSample(sample, file, context), named);
  if (match !== undefined && (match.score >= sure || !empty || named.length === 0)) {
    const found = match.format;
    if (found.lastResort === true && own !== undefined && own !== found)
      return {
        format: own,
        doubt: new ReportError('unknown_format', faultOf(sample, hint)),
        otherwise: found,
      };
    if (
      hint === undefined ||
      named.includes(found) ||
      named.some((format) => format.tool === found.tool)
    )
      return { format: found };
    return { format: found, sentAs: hint.slice(0, 80) };
  }
  // An empty JSON document says the same of a scanner whose full reports are XML.
  const [anyOwn = own] = named;
  if (empty && anyOwn !== undefined) return { format: own ?? anyOwn };
  const doubt = await refusal(sample, hint, file, context);
  if (own === undefined) throw doubt;
  return { format: own, doubt };
}

async function refusal(
  sample: Sample,
  hint: string | undefined,
  file: ReportFile,
  context: ReadContext,
): Promise<ReportError> {
  if (sample.problem !== undefined) return sample.problem;
  if (sample.kind === 'json') await checkStructure(sample, file, context);
  return new ReportError('unknown_format', faultOf(sample, hint));
}

/** Broken JSON should be called broken rather than unknown. */
async function checkStructure(
  sample: Sample,
  file: ReportFile,
  context: ReadContext,
): Promise<void> {
  await readFrames(file, [''], context);
  if (sample.value !== undefined) return;
  const fault = jsonFault(sample.text);
  if (fault === undefined || fault.found === '')
    throw new ReportError('malformed_report', reportFault('not_json_beyond_its_beginning'));
  throw new ReportError(
    'malformed_report',
    jsonFaultOf(sample.text),
    `line ${sample.text.slice(0, fault.at).split('\n').length}`,
  );
}

function faultOf(sample: Sample, hint: string | undefined): ReportFault {
  if (holdsNothing(sample)) return reportFault('document_empty');
  const kind = { json: 'JSON', xml: 'XML', csv: 'CSV', html: 'HTML', text: 'text' }[sample.kind];
  return hint === undefined
    ? reportFault('format_unknown', { kind })
    : reportFault('format_unknown_sent_as', { kind, tool: hint.slice(0, 80) });
}
