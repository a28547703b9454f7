import { i18n } from '@lingui/core';
import { beforeEach, expect, it } from 'vitest';
import type { Job } from '@/entities/job';
import { describeOutcome } from './outcome-toast';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));

const job = (kind: string, status: Job['status']) =>
  ({ kind, status, action: null, counts: null, title: kind }) as Job;

it('calls the end of a scan a scan, whatever job came last', () => {
  expect(describeOutcome(i18n, { kind: 'run_scanners' }, job('import_scan', 'succeeded'))).toBe(
    'Scan finished',
  );
  expect(describeOutcome(i18n, { kind: 'run_scanners' }, job('run_scanners', 'succeeded'))).toBe(
    'Scan finished',
  );
  expect(describeOutcome(i18n, { kind: 'run_scanners' }, job('import_scan', 'failed'))).toBe(
    'Scan failed',
  );
});

it('says of other work what it was', () => {
  expect(describeOutcome(i18n, { kind: 'import_scan' }, job('import_scan', 'succeeded'))).toBe(
    'Report imported',
  );
  expect(describeOutcome(i18n, { kind: 'import_scan' }, job('import_scan', 'failed'))).toBe(
    'Import report',
  );
  expect(
    describeOutcome(
      i18n,
      { kind: 'recompute_priorities' },
      job('recompute_priorities', 'succeeded'),
    ),
  ).toBe('Recalculate priorities');
});
