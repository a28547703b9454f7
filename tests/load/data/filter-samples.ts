// For every filter of the list, a frequent value, a medium one and a rare one, according to the
// organization's options.
import {
  type FindingFilterKey,
  filterDefinition,
  findingFilterKeys,
} from '#domain/finding-filters';
import { importFilter } from '#domain/filter-values';
import type { Call } from '../../support/server/caller.ts';

export interface Sample {
  key: FindingFilterKey | 'q' | 'none';
  query: Record<string, string | string[] | number[] | boolean>;
}

const ranges: Partial<Record<FindingFilterKey, string[]>> = {
  priority: ['90-100', '40-60', '0-20'],
  fixing_effort: ['0-20', '80-100'],
  cvssv3_score: ['9-10', '4-7'],
  epss: ['0.5-1', '0-0.1'],
  start_column: ['1-10', '100-9000'],
  end_column: ['1-40', '100-9000'],
};

const daysAgo = (days: number) =>
  new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);

const fixed: Partial<Record<FindingFilterKey, string[]>> = {
  ...ranges,
  date_range: [`${daysAgo(30)}..${daysAgo(0)}`, `${daysAgo(400)}..${daysAgo(380)}`],
  due: [`${daysAgo(30)}..${daysAgo(0)}`],
  new_since: ['yesterday', '30d'],
  // Its values refer to two scans of one repository. The list is then a comparison, which is
  // measured separately.
  change: [],
  // Its values refer to a pull request, and the load test data has none.
  pull_request: [],
  not: [],
  file: ['src/main', '*.java', 'unit7/*/test', 'no-such-file'],
};

const spread = <T>(values: readonly T[]): T[] =>
  [...new Set([values[0], values[Math.floor(values.length / 2)], values.at(-1)])].filter(
    (value) => value !== undefined,
  );

const optionsOf = async (call: Call, key: FindingFilterKey): Promise<string[]> => {
  const { data } = (
    await call('listFindingFilterOptions', { query: { filter_key: key as 'tool', limit: 50 } })
  ).ok(); // flags, ranges and texts were handled above
  return data.options.filter(({ count }) => count > 0).map(({ value }) => value);
};

/** The last import, and the one with the most new findings among the last hundred. */
const importSamples = async (call: Call): Promise<Sample[]> => {
  const { data } = (
    await call('listScans', { query: { page_size: 100, status: ['succeeded'] } })
  ).ok();
  const [last, largest] = [
    data[0],
    data.toSorted((a, b) => b.attributes.counts.new - a.attributes.counts.new)[0],
  ];
  const values = [
    ...(last ? [importFilter('matched', last.id)] : []),
    ...(largest ? [importFilter('new', largest.id)] : []),
  ];
  return values.map((value) => ({ key: 'import', query: { import: [value] } }));
};

const samplesOf = async (call: Call, key: FindingFilterKey): Promise<Sample[]> => {
  const { kind } = filterDefinition(key);
  const known = fixed[key];
  if (known) return known.map((value) => ({ key, query: { [key]: value } }));
  if (kind === 'flag') return [true, false].map((value) => ({ key, query: { [key]: value } }));
  if (key === 'import') return importSamples(call);
  const values = await optionsOf(call, key);
  return spread(values).map((value) => ({ key, query: { [key]: [value] } }));
};

export const searches = [
  'injection',
  '"sql injection"',
  'CVE-2019',
  'eslint password',
  'auth',
  'nosuchword',
  'main.c',
];

/** The unfiltered list, and every list with one filter. */
export const singleFilters = async (call: Call): Promise<Sample[]> => {
  const found: Sample[] = [
    { key: 'none', query: {} },
    ...searches.map((q): Sample => ({ key: 'q', query: { q } })),
  ];
  for (const key of findingFilterKeys) found.push(...(await samplesOf(call, key)));
  return found;
};

/** Typical combinations: the default filters of the list, and further ones. */
export const combinations = (samples: readonly Sample[]): Sample[] => {
  const open = { status: ['open', 'in_progress'], false_positive: false, is_duplicate: false };
  const narrowed = samples.filter(({ query }) => !Object.keys(query).some((key) => key in open));
  return [
    ...narrowed.map(({ key, query }) => ({ key, query: { ...open, ...query } })),
    ...narrowed
      .filter(({ key }) => key !== 'severity')
      .map(({ key, query }) => ({
        key,
        query: { ...open, severity: ['critical', 'high'], ...query },
      })),
  ];
};

/**
 * Each filter with those at certain distances after it, so that each is combined with several
 * others, of its own group and of other groups.
 */
export const pairs = (samples: readonly Sample[]): Sample[] =>
  [1, 7, 23, 51].flatMap((distance) =>
    samples.flatMap((one, n) => {
      const other = samples[(n + distance) % samples.length];
      return other === undefined ||
        other.key === one.key ||
        Object.keys(one.query).length === 0 ||
        Object.keys(other.query).length === 0
        ? []
        : [{ key: one.key, query: { ...one.query, ...other.query } }];
    }),
  );
