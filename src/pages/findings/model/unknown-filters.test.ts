import { expect, it } from 'vitest';
import { findUnknownFilters } from './unknown-filters';

it('finds what was meant as a filter, and nothing else', () => {
  expect(findUnknownFilters('severity:banana "sql injection" -colour:red')).toEqual([
    'severity:banana',
    '-colour:red',
  ]);
  expect(
    findUnknownFilters('https://host/a src/app.js:12 log4j-core:2.13.2 pkg:npm/lodash'),
  ).toEqual(['pkg:npm/lodash']);
  expect(findUnknownFilters()).toEqual([]);
});
