// Sends hostile texts through every reader: a modified report is read or refused with a reason, and
// its findings can be stored and shown.
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { serializeStorable } from '../../../server/domains/imports/stage/storable-text.ts';
import { root } from '../../support/tree/files.ts';
import type { ReportFinding } from '../../../server/report-formats/model.ts';
import { readBytesAs } from '../../reports/reading.ts';
import { createRandom } from '../fuzz/random.ts';
import type { Attack } from '../outcome.ts';
import { spoilReport } from './spoil-report.ts';

const folder = path.join(root, 'tests/reports/fixtures');
const shares = { sample: [0.5], full: [0.1, 0.3, 0.5, 0.9] };
/** Which fixtures `npm test` uses: every nth. */
const everyNth = { sample: 8, full: 1 };
const longestMs = 20_000;

/**
 * Content that a finding must not have, because the database cannot store it or a page could be
 * redirected.
 */
const faultOf = (finding: ReportFinding): string | undefined => {
  // Serialized as the import stores it.
  const text = serializeStorable(finding);
  if (text.includes(String.raw`\u0000`)) return 'holds a NUL';
  if (/\\ud[89a-f][0-9a-f]{2}/i.test(text)) return 'holds half a character';
  const { location, references = [] } = finding;
  if (location?.path.split(/[\\/]/).includes('..')) return 'leads out of its repository';
  if (references.some((reference) => /^\s*(?:javascript|data|vbscript):/i.test(reference)))
    return 'links to a script';
  return undefined;
};

export const texts: Attack = async ({ scale, seed, say }) => {
  const names = readdirSync(folder).filter((_, index) => index % everyNth[scale] === 0);
  const random = createRandom(seed);
  const failures: string[] = [];
  const sums = { reports: 0, findings: 0, refused: 0, slowest: 0 };
  for (const name of names) {
    const report = readFileSync(path.join(folder, name));
    if (report.includes(0)) continue;
    for (const share of shares[scale]) {
      const spoilt = spoilReport(report.toString('utf8'), random, share);
      const begun = performance.now();
      sums.reports += 1;
      try {
        const { findings, error } = await readBytesAs(spoilt);
        sums.findings += findings.length;
        if (error !== undefined) sums.refused += 1;
        failures.push(
          ...findings.flatMap((finding) => {
            const fault = faultOf(finding);
            return fault === undefined ? [] : [`${name} (${share}): a finding ${fault}`];
          }),
        );
      } catch (error) {
        failures.push(`${name} (${share}): ${error instanceof Error ? error.message : 'failed'}`);
      }
      const milliseconds = performance.now() - begun;
      sums.slowest = Math.max(sums.slowest, milliseconds);
      if (milliseconds > longestMs)
        failures.push(`${name} (${share}): read for ${milliseconds} ms`);
    }
  }
  say(`  ${names.length} files`);
  return {
    totals: [
      `${sums.reports} reports of ${names.length} files with hostile texts, seed ${seed}: ${sums.findings} findings, ${sums.refused} refused with a reason, the slowest read in ${sums.slowest.toFixed(0)} ms`,
    ],
    failures: [...new Set(failures)],
  };
};
