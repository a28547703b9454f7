import { setupI18n } from '@lingui/core';
import { describe, expect, it } from 'vitest';
import { scanPartName } from '@/entities/scan';
import type { ScanPart } from '@/shared/api/generated/model';
import { partMessage } from './part-message';

const i18n = setupI18n({ locale: 'en', messages: { en: {} } });
const part: ScanPart = {
  id: 'group',
  name: 'nightly',
  part: 2,
  part_name: null,
  parts: 4,
  received: 3,
  state: 'waiting',
  whole: true,
  waits_until: '2026-02-04T06:00:12Z',
  closed_by: null,
};
const message = (change: Partial<ScanPart>, status: 'succeeded' | 'failed' = 'succeeded') =>
  partMessage(i18n, 'scan', { group: { ...part, ...change }, status, undone_at: null });

describe('a part of a scan', () => {
  it('is named by its place as far as it is known', () => {
    expect(scanPartName(i18n, part)).toBe('Part 2 of 4 of nightly');
    expect(scanPartName(i18n, { ...part, parts: null })).toBe('Part 2 of nightly');
    expect(scanPartName(i18n, { ...part, part: null })).toBe('Part of nightly');
    expect(scanPartName(i18n, { ...part, part_name: 'linux' })).toBe(
      'Part 2 of 4 of nightly (linux)',
    );
  });

  it('says whether missing findings are closed', () => {
    expect(message({})).toMatch(/^Parts of nightly received: 3 of 4\. Missing findings close when/);
    expect(message({ whole: false })).toMatch(/incomplete, so no missing findings are closed/);
    expect(message({ whole: null, part: null }, 'failed')).toMatch(/failed, so no missing/);
    expect(message({ state: 'incomplete', waits_until: null })).toBe(
      'Parts of nightly received: 3 of 4. The rest didn’t arrive within 24 hours, so no missing findings were closed.',
    );
    expect(message({ state: 'closed', closed_by: 'scan' })).toMatch(/was closed here\.$/);
    expect(message({ state: 'closed', closed_by: 'other' })).toMatch(/^All parts .* The last one/);
  });

  it('says nothing of a report that speaks for itself, or was undone', () => {
    const status = 'succeeded';
    expect(partMessage(i18n, 'scan', { group: null, status, undone_at: null })).toBeUndefined();
    expect(
      partMessage(i18n, 'scan', { group: part, status, undone_at: '2026-02-04T06:00:12Z' }),
    ).toBeUndefined();
  });
});
