import { expect, it } from 'vitest';
import { createRandom } from '../fuzz/random.ts';
import { spoilReport, spoiltTexts } from './spoil-report.ts';
import { texts } from './texts.ts';

it('puts hostile texts where a tool wrote its own, and leaves what names the format', () => {
  const spoil = (report: string) => spoilReport(report, createRandom(3), 1);
  const spoilt = JSON.parse(spoil('{"version":"2.1.0","runs":[{"tool":"x"}]}')) as {
    runs: { tool: string }[];
  };
  expect(spoiltTexts).toContain(spoilt.runs[0]?.tool);
  expect(spoil('<a><b c="d">text</b></a>')).toMatch(/^<a><b c=".*">.*<\/b><\/a>$/s);
  expect(spoil('<a>text</a>')).not.toBe('<a>text</a>');
});

it('reads or refuses every report with hostile texts', { timeout: 600_000 }, async () => {
  const { failures } = await texts({ scale: 'sample', seed: 20_260_101, say: () => undefined });
  expect(failures).toEqual([]);
});
