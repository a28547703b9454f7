// Records of the Open Source Vulnerability format (https://ossf.github.io/osv-schema/), read for one thing: under which names a vulnerability is known.
import { open, stat } from 'node:fs/promises';
import { text as textOf } from 'node:stream/consumers';
import { openPromise } from 'yauzl';
import { str, texts } from '../reports/input/access.ts';
import { readSlices } from '../reports/input/json-reader.ts';
import { defaultLimits } from '../reports/input/limits.ts';
import { vulnerabilityIds } from '../reports/facts/identifiers.ts';
import { ReportError } from '../reports/model.ts';
import { FeedError } from './feed-faults.ts';
import { isDatabaseName } from './names.ts';

/** Two names of one vulnerability, and the record that says so. */
export interface AliasPair {
  record: string;
  vulnerability: string;
  alias: string;
}

export interface OsvFeed {
  /** Day of the record that was changed last, `YYYY-MM-DD`. */
  date: string;
  records: number;
  pairs: AliasPair[];
}

/** Above what OSV's whole export has by far (600,000 records in 2026, most of them with one name). */
const maxRecords = 5_000_000;
const maxPairs = 2_000_000;
/** A larger record lists thousands of versions, and is left out. */
const maxRecordBytes = 8 * 1024 * 1024;

/**
 * `aliases` of the format are the same vulnerability; `related` and `upstream` are not. A record that names several CVEs is about several, and joins nothing.
 * The CVE comes first: by it the other feeds know a vulnerability.
 */
export const aliasesIn = (record: unknown): AliasPair[] => {
  const [id] = vulnerabilityIds(str(record, 'id'));
  if (id === undefined || str(record, 'withdrawn') !== undefined) return [];
  const names = vulnerabilityIds([id, ...texts(record, 'aliases')]);
  const cves = names.filter((name) => name.startsWith('CVE-'));
  const [vulnerability = id] = cves;
  if (cves.length > 1 || (cves.length === 0 && !isDatabaseName(id))) return [];
  return names
    .filter((name) => name !== vulnerability && isDatabaseName(name))
    .map((alias) => ({ record: id, vulnerability, alias }));
};

const parsed = (text: string, name: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new FeedError('osv_not_json', { name });
  }
};

async function* inArchive(file: string): AsyncGenerator {
  const zip = await openPromise(file, {
    lazyEntries: true,
    strictFileNames: true,
    validateEntrySizes: true,
  });
  try {
    if (zip.entryCount > maxRecords)
      throw new FeedError('osv_too_many_entries', { count: zip.entryCount, limit: maxRecords });
    for await (const entry of zip.eachEntry()) {
      if (!entry.fileName.endsWith('.json') || entry.uncompressedSize > maxRecordBytes) continue;
      yield parsed(await textOf(await zip.openReadStreamPromise(entry)), entry.fileName);
    }
  } finally {
    zip.close();
  }
}

/** One record, a list of them, or a record a line. */
async function* inDocument(file: string, signal: AbortSignal): AsyncGenerator {
  const limits = { ...defaultLimits, maxResultBytes: maxRecordBytes };
  const { size } = await stat(file);
  try {
    for await (const { value, problem, pointer } of readSlices(
      { path: file, name: 'osv', size, skip: 0 },
      ['/#', ''],
      { limits, signal },
    )) {
      if (problem?.reason === 'malformed_result')
        throw new FeedError('osv_not_as_documented', { place: pointer === '' ? '/' : pointer });
      if (problem === undefined) yield value;
    }
  } catch (error) {
    throw error instanceof ReportError ? new FeedError('osv_not_read') : error;
  }
}

const isArchive = async (file: string): Promise<boolean> => {
  const handle = await open(file, 'r');
  try {
    const { buffer } = await handle.read(Buffer.alloc(4), 0, 4, 0);
    return buffer.readUInt32BE(0) === 0x504b0304;
  } finally {
    await handle.close();
  }
};

/** Reads OSV's own export (a zip of records) or JSON, record by record. Throws a `FeedError` where it holds none. */
export const readOsv = async (file: string, signal: AbortSignal): Promise<OsvFeed> => {
  const feed: OsvFeed = { date: '', records: 0, pairs: [] };
  for await (const record of (await isArchive(file)) ? inArchive(file) : inDocument(file, signal)) {
    signal.throwIfAborted();
    if (str(record, 'id') === undefined) continue;
    feed.records += 1;
    feed.pairs.push(...aliasesIn(record));
    const day = /^\d{4}-\d{2}-\d{2}/.exec(str(record, 'modified') ?? '')?.[0] ?? '';
    if (day > feed.date) feed.date = day;
    if (feed.records > maxRecords || feed.pairs.length > maxPairs)
      throw new FeedError('osv_too_many_records', { records: maxRecords, aliases: maxPairs });
  }
  if (feed.records === 0) throw new FeedError('osv_without_records');
  return feed;
};
