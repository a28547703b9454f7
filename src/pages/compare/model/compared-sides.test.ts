import { expect, it } from 'vitest';
import type { Scan } from '@/entities/scan';
import { branchesOf, hasCommonTool, lastScanOf, standardSides } from './compared-sides';

const now = Date.parse('2026-11-24T10:00:00Z');
const scan = (id: string, attributes: Partial<Scan['attributes']>) =>
  ({
    id,
    attributes: {
      status: 'succeeded',
      dry_run: false,
      undone_at: null,
      tool: 'semgrep',
      branch: 'main',
      ...attributes,
    },
  }) as Scan; // only the fields that decide the sides

const scans = [
  scan('e', { status: 'failed', branch: 'broken' }),
  scan('d', {}),
  scan('c', { tool: 'Trivy' }),
  scan('b', { branch: 'feature/x' }),
  scan('a', {}),
];

it('offers the default branch first, and no branch whose import failed', () => {
  expect(branchesOf('main', scans)).toEqual(['main', 'feature/x']);
});

it('compares the newest scan with the one before of the same tool and branch', () => {
  expect(standardSides('scans', 'main', scans, now)).toEqual({ before: 'a', after: 'd' });
  expect(standardSides('scans', 'main', scans, now, 'c')).toEqual({ before: 'b', after: 'c' });
  expect(standardSides('scans', 'main', [], now)).toBeUndefined();
});

it('begins with the newest scan that has one to compare with', () => {
  const newest = [scan('f', { tool: 'Gitleaks' }), ...scans];
  expect(standardSides('scans', 'main', newest, now)).toEqual({ before: 'a', after: 'd' });
  const different = [scan('c', { tool: 'Trivy' }), scan('a', {})];
  expect(standardSides('scans', 'main', different, now)).toEqual({ before: 'a', after: 'c' });
});

it('compares nothing between sides without a tool in common', () => {
  const side = (...tools: string[]) => ({ tools });
  expect(hasCommonTool({ before: side('npm'), after: side('secretlint') })).toBe(false);
  expect(hasCommonTool({ before: side('npm', 'Trivy'), after: side('Trivy') })).toBe(true);
});

it('fills in the one side that there is', () => {
  const only = scans.slice(-1);
  expect(standardSides('branches', 'main', only, now)).toEqual({ before: 'main', after: '' });
  expect(standardSides('scans', 'main', only, now)).toEqual({ before: '', after: 'a' });
});

it('compares branches where there are two, and days a week apart', () => {
  expect(standardSides('branches', 'main', scans, now)).toEqual({
    before: 'main',
    after: 'feature/x',
  });
  expect(standardSides('days', 'main', [], now)).toEqual({
    before: '2026-11-17',
    after: '2026-11-24',
  });
});

it('knows the last scan of a branch, and how many tools have reported on it', () => {
  const last = lastScanOf('main', scans);
  expect([last?.scan.id, last?.tools]).toEqual(['d', ['semgrep', 'Trivy']]);
  expect(lastScanOf('feature/x', scans)?.scan.id).toBe('b');
  expect(lastScanOf('broken', scans)).toBeUndefined();
});
