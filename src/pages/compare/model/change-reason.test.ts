import { setupI18n } from '@lingui/core';
import { expect, it } from 'vitest';
import type { FindingRow } from '@/entities/finding';
import { getListFindingsResponseMock } from '@/shared/api/mocks/generated/findings/findings.msw';
import type { FindingChangeReason } from '@/shared/api/generated/model';
import { changeReasonText } from './change-reason';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const [example] = getListFindingsResponseMock().data;
if (!example) throw new Error('The contract shows a list without a finding.');
const none = {
  scan_id: null,
  commit: null,
  at: null,
  from: null,
  to: null,
  actor: null,
  author: null,
};
const text = (change_reason: FindingChangeReason | undefined, name = 'ejs') => {
  const component = { name, version: null, purl: null, ecosystem: null, fixed_version: null };
  const { change_reason: _own, ...attributes } = example.attributes;
  const finding: FindingRow = {
    ...example,
    attributes: { ...attributes, component, ...(change_reason && { change_reason }) },
  };
  return changeReasonText(i18n, finding);
};

it('names the commit, shortened where it is a whole hash, else the day', () => {
  const commit = '4f1c9ae2b7d04c6f9a1e5d3b8c7a6f5e4d3c2b1a';
  expect(text({ ...none, kind: 'found', commit })).toBe('Found in 4f1c9ae');
  expect(text({ ...none, kind: 'fixed', commit: 'v1.2' })).toBe('Fixed in v1.2');
  expect(text({ ...none, kind: 'not_reported', at: '2026-11-24T10:00:00.000Z' })).toMatch(
    /^No longer reported on .*2026/,
  );
});

it('names versions, files and who decided', () => {
  expect(text({ ...none, kind: 'upgraded', from: '3.1.5', to: '3.1.10' })).toBe(
    'ejs 3.1.5 → 3.1.10',
  );
  expect(text({ ...none, kind: 'moved', from: 'a.ts', to: 'b.ts' })).toBe('Moved from a.ts');
  expect(text({ ...none, kind: 'decided', actor: 'Noor' })).toBe('Decided by Noor');
});

it('names who last changed the line of a new finding', () => {
  const author = 'developer';
  expect(text({ ...none, kind: 'found', commit: 'v1.2', author })).toBe(
    'Found in v1.2 · line by developer',
  );
  expect(text({ ...none, kind: 'reported', author })).toBe('Line by developer');
});

it('is silent where nothing is known', () => {
  expect(text(undefined)).toBeUndefined();
  expect(text({ ...none, kind: 'reported' })).toBeUndefined();
});
