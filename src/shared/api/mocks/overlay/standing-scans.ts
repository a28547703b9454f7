// Scans as they are now: those that started while the mocks run proceed, and the counts of an
// import follow from the findings.
import type { Scan } from '../../generated/model';
import { countsOf } from '../data/scan-outcomes';
import type { MockScan } from '../data/mock-scan';
import type { MockState } from '../state';

/** The duration of an import in the mock. */
const importMs = 4000;

export const waiting = {
  status: 'queued',
  phase: 'waiting',
  progress: 0,
  finished_at: null,
} as const;

const failure: Scan['attributes']['error'] = {
  code: 'truncated_report',
  message: 'The file ends in the middle of a value.',
  type: 'ends_in_value',
  facts: { offset: 48_211 },
  pointer: null,
};

const proceeded = ({ scan, startedAt, fails = false }: MockScan): Scan => {
  const { attributes } = scan;
  if (startedAt === 0) return scan;
  const progress = Math.min(1, (Date.now() - startedAt) / importMs);
  if (progress < 1)
    return {
      ...scan,
      attributes: { ...attributes, ...waiting, status: 'running', phase: 'reading', progress },
    };
  return fails
    ? { ...scan, attributes: { ...attributes, status: 'failed', error: failure } }
    : { ...scan, attributes: { ...attributes, status: 'succeeded', error: null } };
};

export const standingScan = ({ findings }: MockState, kept: MockScan): Scan => {
  const scan = proceeded(kept);
  const { attributes } = scan;
  if (kept.reported === undefined || attributes.status !== 'succeeded') return scan;
  return { ...scan, attributes: { ...attributes, counts: countsOf({ ...kept, scan }, findings) } };
};

/** The scans of a repository, newest first, without counts. */
export const scansOf = ({ scans }: MockState, repository: string): Scan[] =>
  scans.all
    .filter(({ scan }) => scan.attributes.repository.id === repository)
    .map((kept) => proceeded(kept));

/** The latest scan of each repository, by id. */
export const latestScans = ({ scans }: MockState): ReadonlyMap<string, Scan> => {
  const latest = new Map<string, Scan>();
  for (const kept of scans.all) {
    const { id } = kept.scan.attributes.repository;
    if (!latest.has(id)) latest.set(id, proceeded(kept));
  }
  return latest;
};
