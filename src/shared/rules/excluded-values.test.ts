import { expect, it } from 'vitest';
import { excludedItemOf, excludedValues, isExcludable, withExcluded } from './excluded-values.ts';
import { canonicalFilters } from './finding-filter-codec.ts';

it('leaves out values of lists, weaknesses and paths, and of nothing else', () => {
  expect(isExcludable('tool')).toBe(true);
  expect(isExcludable('cwe')).toBe(true);
  expect(isExcludable('file')).toBe(true);
  expect(isExcludable('kev')).toBe(false);
  expect(isExcludable('import')).toBe(false);
  expect(isExcludable('not')).toBe(false);
  expect(isExcludable('excluded_file_types')).toBe(false);
});

it('reads the filter and the value of an item, which may have colons of its own', () => {
  expect(excludedItemOf('tags:team:web')).toEqual({ key: 'tags', value: 'team:web' });
  expect(excludedItemOf('kev:true')).toBeUndefined();
  expect(excludedItemOf('tool')).toBeUndefined();
  expect([...excludedValues(['tool:trivy', 'tool:semgrep', 'cwe:79', 'kev:true'])]).toEqual([
    ['tool', ['trivy', 'semgrep']],
    ['cwe', ['79']],
  ]);
});

it('adds and removes one item', () => {
  expect(withExcluded(undefined, 'tool:trivy', true)).toEqual(['tool:trivy']);
  expect(withExcluded(['tool:trivy', 'cwe:79'], 'tool:trivy', true)).toEqual([
    'cwe:79',
    'tool:trivy',
  ]);
  expect(withExcluded(['tool:trivy', 'cwe:79'], 'tool:trivy', false)).toEqual(['cwe:79']);
  expect(withExcluded(['cwe:79'], 'cwe:79', false)).toBeUndefined();
});

it('drops what has no meaning from a written filter', () => {
  expect(
    canonicalFilters({
      not: 'severity:low,severity:lowest,kev:true,tool:trivy,cwe:0,excluded_file_types:md,tool:trivy',
    }),
  ).toEqual({ not: 'severity:low,tool:trivy' });
});
