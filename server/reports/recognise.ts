import { ReportError } from './model.ts';
import type { ReportFormat } from './format.ts';
import { extendSample, type Sample } from './input/sample.ts';
import type { ReadContext, ReportFile } from './input/report-file.ts';
import { readFrames } from './input/json-reader.ts';
import { formats } from './registry.ts';

export interface Recognised {
  format: ReportFormat;
  /** Set when the sender named another tool. */
  notice?: string;
}

/** `Trivy Scan`, `trivy-scan` and `trivy` are one name. */
export const hintKey = (name: string): string =>
  name
    .toLowerCase()
    .replace(/\b(?:scan(?:ner)?|report|parser|json|xml|csv|importer|file|detailed|findings?|output)\b/g, ' ')
    .replace(/[^a-z0-9]/g, '');

const namesOf = (format: ReportFormat): string[] => [format.id, format.tool, ...(format.aliases ?? [])].map(hintKey);

/** All formats of the named tool, the one whose own id it is first. */
export const formatsNamed = (hint: string | undefined): ReportFormat[] => {
  const key = hint === undefined ? '' : hintKey(hint.replaceAll('_', ' '));
  if (key === '') return [];
  const named = formats.filter((format) => namesOf(format).includes(key));
  const own = (format: ReportFormat): number => Number(format.id.replaceAll('-', '') === key);
  return named.toSorted((a, b) => own(b) - own(a));
};

const confidence = (format: ReportFormat, sample: Sample): number => (format.kinds.includes(sample.kind) ? Number(format.recognise(sample)) : 0);

/** The best match; between equals, and where the content leaves a doubt, the sender's word decides. */
function best(sample: Sample, named: readonly ReportFormat[]): ReportFormat | undefined {
  const scored = formats.map((format) => ({ format, score: confidence(format, sample) })).filter(({ score }) => score > 0);
  const weighed = scored.map((entry) => ({ ...entry, weight: entry.score + (named.includes(entry.format) ? 0.35 : 0) }));
  weighed.sort((a, b) => b.weight - a.weight);
  return weighed[0]?.format;
}

/** A document without any content that could name its writer: `[]`, `{}`, `null`, a header without rows. */
function saysNothing({ kind, value }: Sample): boolean {
  if (kind !== 'json') return false;
  if (value === undefined) return false;
  if (value === null || typeof value !== 'object') return true;
  return Object.values(value).every((part) => part === null || (typeof part === 'object' && Object.keys(part as object).length === 0));
}

export async function recognise(sample: Sample, hint: string | undefined, file: ReportFile, context: ReadContext): Promise<Recognised> {
  const named = formatsNamed(hint);
  const found = best(sample, named) ?? best(await extendSample(sample, file, context), named);
  if (found !== undefined) {
    if (hint === undefined || named.includes(found) || named.some((format) => format.tool === found.tool)) return { format: found };
    return { format: found, notice: `The report was sent as "${hint.slice(0, 80)}"; its content is a report of ${found.tool} and was read as that.` };
  }
  const [first] = named;
  if (first !== undefined && saysNothing(sample)) return { format: first };
  if (sample.problem !== undefined) throw sample.problem;
  if (sample.kind === 'json') await checkStructure(sample, file, context);
  throw new ReportError('unknown_format', sentence(sample, hint));
}

/** Broken JSON should be called broken rather than unknown. */
async function checkStructure(sample: Sample, file: ReportFile, context: ReadContext): Promise<void> {
  await readFrames(file, [''], context);
  if (sample.value === undefined) throw new ReportError('malformed_report', 'The report begins like JSON, but is not valid JSON.');
}

function sentence(sample: Sample, hint: string | undefined): string {
  if (saysNothing(sample)) return 'The report is an empty document, which names no scanner. Say which tool wrote it.';
  const kind = { json: 'JSON', xml: 'XML', csv: 'CSV', html: 'HTML', text: 'text' }[sample.kind];
  const sent = hint === undefined ? '' : ` It was sent as "${hint.slice(0, 80)}".`;
  return `The file is ${kind}, but of no format that is known here.${sent}`;
}
