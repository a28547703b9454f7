// What whoever sent a report should know: codes with their facts, which the web app words in the reader's language.
import type { components } from '../../openapi/generated/paths.d.ts';

type Schemas = components['schemas'];
export type ScanNote = Pick<Schemas['ScanNote'], 'code' | 'facts'>;

const minute = (at: string | undefined) => `${at?.slice(0, 16).replace('T', ' ') ?? ''} UTC`;

const keptFixed = (count: number): string =>
  count === 0
    ? ''
    : ` ${String(count)} of its results the later one no longer had: ${count === 1 ? 'it is' : 'they are'} kept as fixed.`;

/** For readers of the interface for programs, in English. */
const sentences: Readonly<Record<ScanNote['code'], (facts: ScanNote['facts']) => string>> = {
  read_as_another_tool: ({ sent_as: hint = '', tool = '' }) =>
    `The report was sent as "${hint}"; its content is a report of ${tool} and was read as that.`,
  among_other_text: () => 'The report stands among other text, which was left out.',
  target_not_named: ({ tool = '' }) =>
    `${tool} found nothing and does not say what it looked at. Its findings are of several targets, so none of them was closed. Say with the upload what was looked at ("target").`,
  later_report_known: ({ observed_at: observed, later_at: later, kept_fixed: kept = 0 }) =>
    `This report is of ${minute(observed)}. A later one of the same target, of ${minute(later)}, came in before it, so this one reopens and closes nothing that the later one looked at.${keptFixed(kept)}`,
  results_unread: () =>
    'Some of its results could not be read. What it lacks may be among them, so nothing was closed.',
  other_bill_kept: ({ components = 0 }) =>
    `Its ${String(components)} components are not the repository's bill of materials: another report of the default branch names more than twice as many, or this one does not speak for all of that branch.`,
};

export const noteOf = ({ code, facts }: ScanNote): Schemas['ScanNote'] => ({
  code,
  facts,
  text: sentences[code](facts),
});
