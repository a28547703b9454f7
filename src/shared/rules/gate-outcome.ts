// Whether a gate passes, by what blocks and by what the latest reports do not show.
import { scanGapOf } from './scan-notes.ts';

export type GateOutcome = 'passed' | 'blocked' | 'no_rule' | 'not_scanned' | 'incomplete';

/**
 * The reports leave open what the tools found, or no tool has scanned anything.
 *
 * @param incomplete codes of what the reports do not show
 * @param scans for each latest scan, the codes of its notes
 */
export const provesNothing = (
  incomplete: readonly string[],
  scans: readonly (readonly string[])[],
): boolean =>
  incomplete.some((code) => scanGapOf(code) === 'unknown') ||
  (scans.length > 0 && scans.every((codes) => codes.some((code) => scanGapOf(code) === 'nothing')));

/** English texts for pipelines; `place` is the repository and the branch. */
export const gateSentences: Readonly<
  Record<GateOutcome, (total: number, place: string) => string>
> = {
  no_rule: () =>
    'Nothing was decided, because no rule of the gate applies: name fail_on or max_priority, or make a policy that gates.',
  not_scanned: (_total, place) =>
    `No report has been imported for ${place}. Upload one first, or check the branch name.`,
  passed: (_total, place) => `Nothing blocks ${place}.`,
  incomplete: (_total, place) =>
    `Nothing known blocks ${place}, but its latest reports do not show what their tools found.`,
  blocked: (total, place) =>
    total === 1 ? `1 finding blocks ${place}.` : `${String(total)} findings block ${place}.`,
};

/** What is not known, each sentence once. */
export const incompleteSentences = (incomplete: readonly { text: string }[]): string =>
  [...new Set(incomplete.map(({ text }) => ` ${text}`))].join('');
