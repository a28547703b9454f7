// Typical queries of a list, by kind: every offered filter × sort, pairs of filters, searches, deep
// pages, facets, charts, groups, the palette.
import {
  type FindingFilterKey,
  type FindingSortField,
  findingFilterKeys,
  findingSortFields,
  hasOptions,
  type SortDirection,
  sortDirections,
} from '#domain/finding-filters';
import type { Call } from '../../support/server/caller.ts';
import {
  combinations,
  pairs,
  type Sample,
  searches,
  singleFilters,
} from '../data/filter-samples.ts';

export interface Question {
  /** The name in the list of queries above the limit. */
  label: string;
  ask: () => Promise<unknown>;
}

export interface Kind {
  name: string;
  bar: number | undefined;
  questions: () => Question[] | Promise<Question[]>;
  /** There are too many to measure all: an evenly spaced sample is measured. */
  many?: boolean;
}

type Query = Record<string, unknown>;

const wordOf = (query: Query) =>
  Object.entries(query)
    .map(([key, value]) => `${key}=${String(value)}`)
    .join(' ') || 'no filter';

export type PageOf = (
  sample: Sample,
  sort_field: FindingSortField,
  sort: SortDirection,
) => Question;

export const pageOf =
  (call: Call): PageOf =>
  ({ query }, sort_field, sort) => ({
    label: `${wordOf(query)}, by ${sort_field} ${sort}`,
    ask: async () =>
      (await call('listFindings', { query: { ...query, sort_field, sort, page_size: 50 } })).ok(),
  });

const pages = (call: Call, samples: readonly Sample[]) =>
  samples.flatMap((sample) =>
    findingSortFields.flatMap((field) =>
      sortDirections.map((way) => pageOf(call)(sample, field, way)),
    ),
  );

/**
 * The page after a hundred others, by cursor. The earlier pages are loaded before the measurement.
 */
const deepPages = async (call: Call): Promise<Question[]> => {
  const questions: Question[] = [];
  const samples: Sample['query'][] = [{}, { severity: ['high'], status: ['open'] }];
  for (const query of samples) {
    for (const sort_field of findingSortFields) {
      const listed = async (cursor: string | null, page_size: number) =>
        (
          await call('listFindings', {
            query: { ...query, sort_field, page_size, ...(cursor !== null && { cursor }) },
          })
        ).ok().meta.next_cursor;
      let cursor: string | null = null;
      for (let page = 0; page < 101; page++) cursor = await listed(cursor, 50);
      if (cursor === null) continue;
      const from = cursor;
      questions.push({
        label: `${wordOf(query)}, by ${sort_field}, page 102 by cursor`,
        ask: () => listed(from, 50),
      });
    }
  }
  return questions;
};

const byPage = (call: Call): Question[] =>
  [10, 100, 1000].flatMap((page) =>
    (['priority', 'title', 'last_seen_at'] as const).map((sort_field) => ({
      label: `page ${String(page)} by number, by ${sort_field}`,
      ask: async () => (await call('listFindings', { query: { page, sort_field } })).ok(),
    })),
  );

const chartNames = [
  'getTotalFindingsChart',
  'getFindingsChart',
  'getFindingsByRepositoryChart',
  'getFindingTypes',
  'getSlsaThreats',
  'getOwasps',
  'getSupplyChains',
  'getOwaspCicdChart',
] as const;
const groupings = ['repository', 'rule', 'cve', 'component', 'file'] as const;
const facetNames = findingFilterKeys.filter(hasOptions);

const charts = (call: Call, samples: readonly Sample[]): Question[] =>
  samples.flatMap(({ query }) =>
    chartNames.map((name) => ({
      label: `${name} of ${wordOf(query)}`,
      ask: async () => (await call(name, { query: structuredClone<object>(query) })).ok(),
    })),
  );

const facets = (call: Call, samples: readonly Sample[]): Question[] =>
  samples.flatMap(({ query }) =>
    facetNames.map((filter_key: FindingFilterKey) => ({
      label: `options of ${filter_key} under ${wordOf(query)}`,
      ask: async () =>
        (
          await call('listFindingFilterOptions', {
            query: { ...query, filter_key: filter_key as 'tool' },
          })
        ).ok(), // a list filter, by its kind
    })),
  );

const groups = (call: Call, samples: readonly Sample[]): Question[] =>
  samples.flatMap(({ query }) =>
    groupings.map((group) => ({
      label: `by ${group}, of ${wordOf(query)}`,
      ask: async () => (await call('listFindingGroups', { query: { ...query, group } })).ok(),
    })),
  );

/** Keystroke by keystroke, as a user types. */
const palette = (call: Call): Question[] =>
  [...searches, 'sq', 'inj', 'CVE-2021', 'password', 'express', 'e'].map((q) => ({
    label: `palette ${q}`,
    ask: () =>
      Promise.all([
        call('listFindings', { query: { q, page_size: 6 } }),
        call('listRepositories', { query: { q, page_size: 5 } }),
      ]),
  }));

const state: Sample = { key: 'status', query: { status: ['open', 'in_progress'] } };

export const kindsOf = async (call: Call): Promise<Kind[]> => {
  const samples = await singleFilters(call);
  const words = samples.filter(({ key }) => key === 'q' || key === 'file');
  const others = samples.filter((sample) => !words.includes(sample));
  return [
    { name: 'pages', bar: 50, questions: () => pages(call, others), many: true },
    { name: 'searches and paths', bar: 50, questions: () => pages(call, words), many: true },
    { name: 'pairs of filters', bar: 50, questions: () => pages(call, pairs(samples)), many: true },
    {
      name: 'the usual state and a filter',
      bar: 50,
      questions: () => pages(call, combinations(others)),
      many: true,
    },
    {
      name: 'deep pages',
      bar: 50,
      questions: async () => [...(await deepPages(call)), ...byPage(call)],
    },
    { name: 'charts', bar: 150, questions: () => charts(call, others), many: true },
    { name: 'facets', bar: 150, questions: () => facets(call, others), many: true },
    {
      name: 'groups',
      bar: undefined,
      questions: () => groups(call, [{ key: 'none', query: {} }, state, ...others]),
      many: true,
    },
    { name: 'palette', bar: 50, questions: () => palette(call) },
  ];
};
