// Reads the totals from the test runners' JSON reports. A missing or unreadable report counts as
// one failure: a runner that crashes must never look like a runner without tests.
import { existsSync, readFileSync } from 'node:fs';

export type Counts = {
  passed: number;
  failed: number;
  skipped: number;
  /**
   * Of the passed: browser tests that needed a second attempt. They are listed, so that they get
   * fixed.
   */
  flaky: number;
};

export const noCounts: Counts = { passed: 0, failed: 0, skipped: 0, flaky: 0 };

export const add = (a: Counts, b: Counts): Counts => ({
  passed: a.passed + b.passed,
  failed: a.failed + b.failed,
  skipped: a.skipped + b.skipped,
  flaky: a.flaky + b.flaky,
});

type VitestReport = {
  success: boolean;
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: unknown[] }[];
};

/**
 * A file that failed before its first test (a syntax error, a broken import) has no failed test, so
 * it counts as one.
 */
export const vitestCounts = (report: VitestReport): Counts => {
  const brokenFiles = report.testResults.filter(
    (file) => file.status === 'failed' && file.assertionResults.length === 0,
  ).length;
  const failed = report.numFailedTests + brokenFiles;
  return {
    passed: report.numPassedTests,
    failed: failed === 0 && !report.success ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
    flaky: 0,
  };
};

type PlaywrightReport = {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number };
  errors: unknown[];
};

export const playwrightCounts = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected + stats.flaky,
  failed: stats.unexpected + errors.length,
  skipped: stats.skipped,
  flaky: stats.flaky,
});

const readers = {
  vitest: (report: unknown) => vitestCounts(report as VitestReport),
  playwright: (report: unknown) => playwrightCounts(report as PlaywrightReport),
};

export type ReportKind = keyof typeof readers;

export const readCounts = (kind: ReportKind, file: string): Counts => {
  if (!existsSync(file)) return { ...noCounts, failed: 1 };
  try {
    const counts = readers[kind](JSON.parse(readFileSync(file, 'utf8')));
    return counts.passed + counts.failed === 0 ? { ...counts, failed: 1 } : counts;
  } catch {
    return { ...noCounts, failed: 1 };
  }
};
