import { Readable } from 'node:stream';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { parse } from 'csv-parse';
import * as v from 'valibot';
import { FeedError } from './feed-faults.ts';
import kevSnapshot from '../reference/data/kev.json' with { type: 'json' };

/** Public addresses of the feeds. Both answer without a key; the EPSS one redirects to the file of the day. */
export const epssFeedUrl = 'https://epss.empiricalsecurity.com/epss_scores-current.csv.gz';
export const kevFeedUrl =
  'https://www.cisa.gov/sites/default/files/feeds/known_exploited_vulnerabilities.json';

export interface EpssScore {
  cve: string;
  /** Probability of exploitation in the next 30 days, 0–1. */
  score: number;
  /** Share of all scored vulnerabilities at or below it, 0–1. */
  percentile: number;
}

export interface EpssFeed {
  modelVersion: string;
  /** Day of the scores, `YYYY-MM-DD`. */
  date: string;
  scores: EpssScore[];
}

const cvePattern = /^CVE-\d{4}-\d{4,}$/;
const fraction = (text: string | undefined): number | undefined => {
  const value = Number(text);
  return text !== undefined && text !== '' && value >= 0 && value <= 1 ? value : undefined;
};

function epssHeader(comment: string): { modelVersion: string; date: string } {
  const modelVersion = /model_version:([^,]+)/.exec(comment)?.[1];
  const date = /score_date:(\d{4}-\d{2}-\d{2})/.exec(comment)?.[1];
  if (modelVersion === undefined || date === undefined) throw new FeedError('epss_without_edition');
  return { modelVersion, date };
}

/** Above what a day's file unpacks to by far (10 MB in 2026). */
const epssLimit = 256 * 1024 * 1024;

async function unpacked(bytes: Buffer): Promise<Buffer> {
  if (bytes[0] !== 0x1f || bytes[1] !== 0x8b) return bytes;
  try {
    return await promisify(gunzip)(bytes, { maxOutputLength: epssLimit });
  } catch {
    throw new FeedError('epss_not_unpacked');
  }
}

/** Reads FIRST's daily file: a `#` comment, a header, then `cve,epss,percentile`; gzip is recognised from its first bytes. */
export async function readEpss(bytes: Buffer): Promise<EpssFeed> {
  const file = await unpacked(bytes);
  if (file.length === 0) throw new FeedError('epss_empty');
  // The comment has fewer cells than what follows; taken for the first record, it would make each of 300,000 rows an exception.
  const end = file.indexOf('\n');
  const header = epssHeader(file.toString('utf8', 0, end < 0 ? file.length : end));
  const rows = Readable.from([file.subarray(end < 0 ? file.length : end + 1)]).pipe(
    parse({ relax_column_count: true, skip_empty_lines: true }),
  );

  const scores: EpssScore[] = [];
  let line = 1;
  for await (const record of rows as AsyncIterable<string[]>) {
    line += 1;
    const [cve = '', probability, percentile] = record;
    if (cve === 'cve') continue;
    const score = fraction(probability);
    const rank = fraction(percentile);
    if (!cvePattern.test(cve) || score === undefined || rank === undefined)
      throw new FeedError('epss_line', { line, text: record.join(',').slice(0, 80) });
    scores.push({ cve, score, percentile: rank });
  }
  return { ...header, scores };
}

export interface KevEntry {
  cve: string;
  dateAdded: string;
  dueDate?: string | undefined;
  ransomware: boolean;
}

export interface KevCatalogue {
  version: string;
  date: string;
  entries: KevEntry[];
}

const day = v.pipe(v.string(), v.isoDate());
const edition = v.object({ version: v.string(), date: v.string() });
const kevSchema = v.object({
  catalogVersion: v.optional(v.string()),
  dateReleased: v.optional(v.string()),
  // A copy that names where it comes from, as the one that ships with the product.
  source: v.optional(edition),
  header: v.optional(edition),
  vulnerabilities: v.array(
    v.object({
      cveID: v.pipe(v.string(), v.regex(cvePattern)),
      dateAdded: day,
      dueDate: v.optional(v.nullable(day)),
      knownRansomwareCampaignUse: v.optional(v.string()),
      ransomware: v.optional(v.boolean()),
    }),
  ),
});

function catalogueOf({
  catalogVersion,
  dateReleased,
  source,
  header,
  vulnerabilities,
}: v.InferOutput<typeof kevSchema>): KevCatalogue {
  const version = catalogVersion ?? source?.version ?? header?.version;
  const date = dateReleased ?? source?.date ?? header?.date;
  if (version === undefined || date === undefined) throw new FeedError('kev_without_edition');
  return {
    version,
    date: date.slice(0, 10),
    entries: vulnerabilities.map(
      ({ cveID, dateAdded, dueDate, knownRansomwareCampaignUse, ransomware }) => ({
        cve: cveID,
        dateAdded,
        dueDate: dueDate ?? undefined,
        ransomware: ransomware ?? knownRansomwareCampaignUse === 'Known',
      }),
    ),
  };
}

/** Reads CISA's catalogue as it is published, or a copy of it in the form of the one that ships with the product. */
export function readKev(text: string): KevCatalogue {
  let document: unknown;
  try {
    document = JSON.parse(text);
  } catch {
    throw new FeedError('kev_not_json');
  }
  const result = v.safeParse(kevSchema, document);
  if (!result.success) {
    const [issue] = result.issues;
    throw new FeedError('kev_not_as_documented', { place: v.getDotPath(issue) ?? '/' });
  }
  return catalogueOf(result.output);
}

/** The catalogue that ships with the product, used until the first refresh. */
export const bundledKev = (): KevCatalogue => catalogueOf(kevSnapshot);
