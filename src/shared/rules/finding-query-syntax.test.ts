import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  canonicalFilters,
  decodeFilters,
  encodeFilters,
  filtersOfParameters,
} from './finding-filter-codec.ts';
import { filterDefinition, findingFilterKeys, type FindingFilters } from './finding-filters.ts';
import { formatFindingQuery, parseFindingQuery } from './finding-query-syntax.ts';
import { suggestCorrections } from './filter-corrections.ts';

describe('the query syntax', () => {
  it('reads names, aliases, lists, quotes and free text', () => {
    expect(parseFindingQuery('severity:critical cwe:79 repo:ledger-api "sql injection"')).toEqual({
      filters: { severity: ['critical'], cwe: [79], repository: ['ledger-api'] },
      text: '"sql injection"',
    });
  });

  it.each([
    ['-severity:info', { not: ['severity:info'] }],
    ['severity:low severity:critical', { severity: ['critical', 'low'] }],
    ['severity:Critical,HIGH', { severity: ['critical', 'high'] }],
    ['-severity:Info', { not: ['severity:info'] }],
    ['-file:tests -file:"a,b"', { not: ['file:a,b', 'file:tests'] }],
    ['-tool:trivy -tool:semgrep,codeql', { not: ['tool:codeql', 'tool:semgrep', 'tool:trivy'] }],
    ['-repo:"my shop" -cwe:CWE-79', { not: ['cwe:79', 'repository:my shop'] }],
    ['-tag:a:b severity:high', { severity: ['high'], not: ['tags:a:b'] }],
    ['cwe:89 cwe:CWE-79', { cwe: [79, 89] }],
    ['slsa:a', { slsa_threats: ['A'] }],
    ['cve:cve-2021-44228', { cve: ['CVE-2021-44228'] }],
    ['priority:>=30', { priority: [30, 100] }],
    ['cvss:<4', { cvssv3_score: [0, 3.9] }],
    ['cvss:7', { cvssv3_score: [7, 7] }],
    ['priority:30..60', { priority: [30, 60] }],
    ['cvss:7..', { cvssv3_score: [7, 10] }],
    ['date:2026-01-01..2026-01-31', { date_range: { from: '2026-01-01', to: '2026-01-31' } }],
    ['is:kev', { kev: true }],
    ['-false_positive:yes', { false_positive: false }],
    ['is:"false positive"', { false_positive: true }],
    ['cwe:CWE-89,cwe-79', { cwe: [79, 89] }],
    ['seen:>=2026-01-31', { date_range: { from: '2026-01-31' } }],
    [
      'import:new:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03',
      { import: ['new:01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c03'] },
    ],
    ['file:"src/my dir/*.ts"', { file: 'src/my dir/*.ts' }],
  ])('%s', (input, filters) => {
    expect(parseFindingQuery(input)).toEqual({ filters, text: '' });
  });

  it.each([
    'colour:red',
    'severity:',
    'priority:lots',
    '-priority:>30',
    '-severity:lowest',
    '-excluded_file_types:md',
    'not:severity:lowest',
    'is:severity',
    'http://host/a?b=c',
    'kev:perhaps',
    'import:new:yesterday',
    'seen:2026-02-30..',
  ])('keeps %s as text to search for', (input) => {
    expect(parseFindingQuery(input)).toEqual({ filters: {}, text: input });
  });

  it('never throws and never loses a word, whatever is typed', () => {
    fc.assert(
      fc.property(fc.string({ maxLength: 300 }), (input) => {
        const { filters, text } = parseFindingQuery(input);
        const letters = (words: string) => words.replaceAll(/\s/g, '');
        if (Object.keys(filters).length === 0) expect(letters(text)).toBe(letters(input));
      }),
      { numRuns: 500 },
    );
  });

  it('reads back what it writes', () => {
    fc.assert(
      fc.property(
        filtersArbitrary,
        fc.stringMatching(/^[a-z]{1,8}( [a-z]{1,8}){0,3}$/),
        (filters, text) => {
          expect(parseFindingQuery(formatFindingQuery({ filters, text }))).toEqual({
            filters,
            text,
          });
        },
      ),
      { numRuns: 500 },
    );
  });
});

describe('written filters', () => {
  it('read back as they were written', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        expect(decodeFilters(encodeFilters(filters))).toEqual(filters);
      }),
    );
  });

  it('mean the same where the API has parsed them into lists and flags', () => {
    fc.assert(
      fc.property(filtersArbitrary, (filters) => {
        const written = encodeFilters(filters);
        const parsed = Object.fromEntries(
          findingFilterKeys.map((key) => {
            const { kind } = filterDefinition(key);
            const isTyped = kind === 'list' || kind === 'integers' || kind === 'flag';
            return [key, isTyped ? filters[key] : written[key]];
          }),
        );
        expect(filtersOfParameters(parsed)).toEqual(filters);
      }),
    );
  });

  it('are canonical: equal filters have one form, and healing it changes nothing', () => {
    expect(
      canonicalFilters({ severity: 'low,critical,low,nonsense', cwe: '89,79,x,-1', tool: 'b,a,b' }),
    ).toEqual({
      severity: 'critical,low',
      cwe: '79,89',
      tool: 'a,b',
    });
    fc.assert(
      fc.property(
        fc.dictionary(fc.constantFrom(...findingFilterKeys, 'unknown'), fc.string()),
        (record) => {
          const healed = canonicalFilters(record);
          expect(canonicalFilters(healed)).toEqual(healed);
        },
      ),
    );
  });

  it.each([
    [{ priority: '0-100' }, {}],
    [{ priority: '0-99.5' }, {}],
    [{ priority: '1-100' }, { priority: '1-100' }],
    [{ cvssv3_score: '0.9-9.1' }, {}],
    [{ cvssv3_score: '7-9' }, { cvssv3_score: '7-9' }],
    [{ priority: '90-20' }, { priority: '20-90' }],
    [{ priority: '20-900' }, { priority: '20-100' }],
    [{ priority: 'NaN-3' }, {}],
    [{ cwe: '' }, {}],
    [{ date_range: '2026-02-02..2026-01-01' }, { date_range: '2026-01-01..2026-02-02' }],
    [{ file: 'x'.repeat(50_000) }, { file: 'x'.repeat(500) }],
    [{ severity: { evil: true } }, {}],
  ])('heals written filters, case %#', (given, healed) => {
    expect(canonicalFilters(given)).toEqual(healed);
  });
});

const item = fc
  .string({ minLength: 1, maxLength: 20 })
  .map((text) => text.trim())
  .filter((text) => text !== '');
const day = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10));
const excludedArbitrary = fc.oneof(
  item.map((value) => `tool:${value}`),
  fc.constantFrom('severity:low', 'status:fixed', 'cwe:79', 'tags:a:b'),
);
const filtersArbitrary: fc.Arbitrary<FindingFilters> = fc
  .record(
    Object.fromEntries(
      findingFilterKeys.map((key): [string, fc.Arbitrary<unknown>] => {
        const definition = filterDefinition(key);
        if (key === 'not')
          return [key, fc.uniqueArray(excludedArbitrary, { minLength: 1, maxLength: 4 })];
        switch (definition.kind) {
          case 'list':
            return [
              key,
              fc.uniqueArray(definition.values ? fc.constantFrom(...definition.values) : item, {
                minLength: 1,
                maxLength: 4,
              }),
            ];
          case 'integers':
            return [
              key,
              fc.uniqueArray(fc.integer({ min: definition.min, max: 999_999 }), {
                minLength: 1,
                maxLength: 4,
              }),
            ];
          case 'range':
            return [
              key,
              fc.tuple(
                fc.integer({ min: definition.min, max: definition.max }),
                fc.integer({ min: definition.min, max: definition.max }),
              ),
            ];
          case 'dates':
            return [key, fc.record({ from: day, to: day })];
          case 'flag':
            return [key, fc.boolean()];
          case 'text':
            return [key, item];
        }
      }),
    ),
    { requiredKeys: [] },
  )
  // Normalize first: users can only reach canonical order, spans and open ends.
  .map((raw) => decodeFilters(encodeFilters(raw as FindingFilters)));

const tuesday = new Date('2026-11-24T10:00:00Z');

it.each([
  ['since:today', '2026-11-24'],
  ['since:Monday', '2026-11-23'],
  ['since:tuesday', '2026-11-17'],
  ['since:2w', '2026-11-10'],
  ['since:2026-01-31', '2026-01-31'],
])('reads %s as a day', (query, from) => {
  expect(parseFindingQuery(query, tuesday)).toEqual({
    filters: { date_range: { from } },
    text: '',
  });
});

it.each([
  ['since:last-visit', ['last_visit']],
  ['since:Yesterday', ['yesterday']],
  ['since:yesterday since:last_visit', ['last_visit', 'yesterday']],
])('reads %s as what is new to Parapet', (query, moments) => {
  const read = parseFindingQuery(query, tuesday);
  expect(read).toEqual({ filters: { new_since: moments }, text: '' });
  expect(parseFindingQuery(formatFindingQuery(read), tuesday)).toEqual(read);
});

it.each([
  ['epss:>0.5', { epss: [0.5, 1] }],
  ['epss:<=0.25', { epss: [0, 0.25] }],
  ['epss:0.1..0.2', { epss: [0.1, 0.2] }],
  ['due:<7d', { due: { to: '2026-12-01' } }],
  ['due:today', { due: { to: '2026-11-24' } }],
  ['due:>tomorrow', { due: { from: '2026-11-25' } }],
  ['due:2026-12-01..2026-12-31', { due: { from: '2026-12-01', to: '2026-12-31' } }],
  ['seen:>7d', { date_range: { from: '2026-11-17' } }],
])('reads %s', (query, filters) => {
  const read = parseFindingQuery(query, tuesday);
  expect(read).toEqual({ filters, text: '' });
  expect(parseFindingQuery(formatFindingQuery(read), tuesday)).toEqual(read);
});

it.each(['due:soon', 'due:<x', 'epss:high'])('leaves %s as text', (query) => {
  expect(parseFindingQuery(query, tuesday)).toEqual({ filters: {}, text: query });
});

it('leaves an unknown day as text', () => {
  expect(parseFindingQuery('since:tomorow', tuesday)).toEqual({
    filters: {},
    text: 'since:tomorow',
  });
  expect(parseFindingQuery('since:2026-02-30', tuesday).filters).toEqual({});
});

it('asks for teams, for what is mine and for tags of repositories', () => {
  expect(parseFindingQuery('owner:me is:mine repotag:pci assignee:me').filters).toEqual({
    team: ['me'],
    mine: true,
    repository_tag: ['pci'],
    developer: ['me'],
  });
});

it.each([
  ['severity:kritical', 'severity:critical'],
  ['severty:high', 'severity:high'],
  ['-status:fixd', '-status:fixed'],
  ['is:kve', 'is:kev'],
  ['teem:"Core team"', 'team:"Core team"'],
])('knows what %s was meant to be', (written, meant) => {
  expect(suggestCorrections(`sql ${written} input`)).toEqual([{ written, meant }]);
});

it('takes no other word for a mistake', () => {
  expect(
    suggestCorrections(
      'severity:high log4j https://example.org/a time:12:30 tool:semgrp C:/x since:never',
    ),
  ).toEqual([]);
});
