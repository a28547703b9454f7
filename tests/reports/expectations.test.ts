import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { full } from '../support/server/full.ts';
import {
  compare,
  loadExpectations,
  readAll,
  reportsArePresent,
  reportsRoot,
} from './expectations.ts';
import { otherReadings } from './other-readings.ts';

describe.skipIf(!reportsArePresent)(
  'reports whose reading a peer asserts (skipped where ../shared/reports is absent)',
  () => {
    // All in the full run, otherwise a third.
    const expectations = reportsArePresent
      ? loadExpectations().filter((_, n) => full || n % 3 === 0)
      : [];

    // The peer's other mode ("detailed") asserts our reading where it has one.
    it.each(
      expectations.map(
        (expectation) =>
          [
            `${expectation.file}${expectation.mode === undefined ? '' : ` (${expectation.mode.mode})`}`,
            expectation,
          ] as const,
      ),
    )('%s', async (_, expectation) => {
      const reading = await readAll(path.join(reportsRoot, expectation.file), expectation.tool);
      const other = otherReadings[expectation.file];
      expect(reading.error).toBeUndefined();
      expect(reading.items.filter(({ kind }) => kind === 'unaccounted')).toEqual([]);
      expect(reading.findings).toHaveLength(
        expectation.mode === undefined
          ? (other?.count ?? expectation.expectedCount)
          : expectation.expectedCount,
      );
      const wrong = compare(expectation, reading.findings);
      if (other?.facts === undefined) expect(wrong).toEqual([]);
      else expect(wrong.every((text) => text.includes(`${other.facts ?? ''}:`))).toBe(true);
    });

    it('recognises every report from its content alone, unless it is empty', async () => {
      const unknown: string[] = [];
      for (const expectation of expectations) {
        const file = path.join(reportsRoot, expectation.file);
        const [hinted, alone] = [await readAll(file, expectation.tool), await readAll(file)];
        if (hinted.findings.length > 0 && hinted.format !== alone.format)
          unknown.push(
            `${expectation.file}: ${hinted.format ?? ''} ≠ ${alone.format ?? alone.error?.message ?? ''}`,
          );
      }
      expect(unknown).toEqual([]);
    });
  },
);
