import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { add, playwrightCounts, readCounts, vitestCounts } from './counts.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parapet-counts-'));
afterAll(() => {
  rmSync(folder, { recursive: true });
});

const report = {
  success: true,
  numPassedTests: 3,
  numFailedTests: 0,
  numPendingTests: 1,
  numTodoTests: 0,
  testResults: [],
};

describe('vitestCounts', () => {
  it('takes the sums', () => {
    expect(vitestCounts(report)).toEqual({ passed: 3, failed: 0, skipped: 1, flaky: 0 });
  });

  it('counts a file that broke before its first test', () => {
    expect(
      vitestCounts({
        ...report,
        success: false,
        testResults: [{ status: 'failed', assertionResults: [] }],
      }).failed,
    ).toBe(1);
  });

  it('counts an unsuccessful run without a failed test', () => {
    expect(vitestCounts({ ...report, success: false }).failed).toBe(1);
  });
});

describe('playwrightCounts', () => {
  it('counts a global error as a failure, and names what passed at the second try', () => {
    expect(
      playwrightCounts({
        stats: { expected: 5, unexpected: 1, flaky: 1, skipped: 2 },
        errors: [{}],
      }),
    ).toEqual({ passed: 6, failed: 2, skipped: 2, flaky: 1 });
  });
});

describe('readCounts', () => {
  it.each([
    ['a missing report', undefined],
    ['an unreadable report', '{"stats":'],
    ['a report of no tests', JSON.stringify({ ...report, numPassedTests: 0, numPendingTests: 0 })],
  ])('counts %s as one failure', (name, text) => {
    const file = path.join(folder, `${name}.json`);
    if (text !== undefined) writeFileSync(file, text);
    expect(readCounts('vitest', file).failed).toBe(1);
  });
});

it('adds', () => {
  expect(
    add(
      { passed: 1, failed: 2, skipped: 3, flaky: 4 },
      { passed: 10, failed: 20, skipped: 30, flaky: 40 },
    ),
  ).toEqual({ passed: 11, failed: 22, skipped: 33, flaky: 44 });
});
