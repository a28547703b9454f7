import { expect, it } from 'vitest';
import type { ControlSummary } from '@/shared/api/generated/model';
import { resultOf, standardsOf } from './standards';

const control = (number: string, more: Partial<ControlSummary> = {}): ControlSummary => ({
  standard: 'cis',
  name: 'CIS Critical Security Controls v8.1',
  control: number,
  title: 'A control',
  uri: null,
  violations: 0,
  ...more,
});
const assessment = {
  seen_by: [],
  outdated: null,
  repositories: { looked_at: 0, total: 2 },
  assessable_by: ['Checkov'],
  recorded: null,
};

it('lists the controls of a standard by number', () => {
  const [cis] = standardsOf(['16.10', '16.2', '3.1'].map((number) => control(number)));
  expect(cis?.controls.map((one) => one.control)).toEqual(['3.1', '16.2', '16.10']);
});

it('calls a control clean only where a tool looked', () => {
  const seen = { ...assessment, seen_by: [{ tool: 'Checkov', at: '2026-01-12T08:14:03Z' }] };
  expect(resultOf(control('1'))).toBe('not_assessed');
  expect(resultOf(control('1', { assessment }))).toBe('not_assessed');
  expect(resultOf(control('1', { assessment: seen }))).toBe('nothing_found');
  expect(resultOf(control('1', { assessment: seen, violations: 2 }))).toBe('open');
});

it('says what an administrator recorded where no tool looked, and only there', () => {
  const recorded = {
    reason: 'Reviewed every year.',
    until: '2026-12-31',
    recorded_by: null,
    recorded_at: '2026-01-12T08:14:03Z',
  };
  const word = { ...assessment, recorded };
  const seen = { ...word, seen_by: [{ tool: 'Checkov', at: '2026-01-12T08:14:03Z' }] };
  expect(resultOf(control('1', { assessment: word }))).toBe('recorded');
  expect(resultOf(control('1', { assessment: word, violations: 2 }))).toBe('open');
  expect(resultOf(control('1', { assessment: seen }))).toBe('nothing_found');
});
