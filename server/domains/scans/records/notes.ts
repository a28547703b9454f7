// Notes for the uploader of a report: codes with facts, which the web app translates.
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { ScanNote } from '../../../platform/db/schema/repositories.ts';

type Schemas = components['schemas'];

const minute = (at: string | undefined) => `${at?.slice(0, 16).replace('T', ' ') ?? ''} UTC`;

const keptFixed = (count: number): string =>
  count === 0
    ? ''
    : ` ${String(count)} of its results ${count === 1 ? 'is' : 'are'} missing from the later one and ${count === 1 ? 'stays' : 'stay'} fixed.`;

/** English texts for API clients. */
const sentences: Readonly<Record<ScanNote['code'], (facts: ScanNote['facts']) => string>> = {
  read_as_another_tool: ({ sent_as: hint = '', tool = '' }) =>
    `The report was sent as "${hint}"; its content is a report of ${tool} and was read as that.`,
  among_other_text: () => 'The report was surrounded by other text, which was ignored.',
  target_not_named: ({ tool = '' }) =>
    `${tool} found nothing and doesn’t name its target. Its findings have several targets, so none was closed. Name the target when you upload ("target").`,
  later_report_known: ({ observed_at: observed, later_at: later, kept_fixed: kept = 0 }) =>
    `This report is from ${minute(observed)}. A later one for the same target, from ${minute(later)}, is already imported, so this one doesn’t reopen or close what the later one covers.${keptFixed(kept)}`,
  read_leniently: () =>
    'The report is not valid XML: bare ampersands, unknown entities or control characters were corrected while it was read.',
  nothing_scanned: ({ tool = '' }) =>
    `${tool} scanned nothing, so no missing findings were closed.`,
  scan_failed: ({ tool = '' }) =>
    `${tool} reports a failed scan, so no missing findings were closed.`,
  files_failed: ({ tool = '' }) =>
    `${tool} couldn’t scan every file, so no missing findings were closed.`,
  files_unscanned: ({ tool = '', files = [] }) =>
    `${tool} couldn’t scan some files: ${files.join(', ')}. Their findings stay open.`,
  rules_unscanned: ({ tool = '', rules = [] }) =>
    `${tool} couldn’t run some rules: ${rules.join(', ')}. Their findings stay open.`,
  components_unscanned: ({ tool = '', packages = [] }) =>
    `${tool} couldn’t check some packages: ${packages.join(', ')}. Their findings stay open.`,
  targets_unscanned: ({ tool = '', hosts = [] }) =>
    `${tool} couldn’t scan some targets: ${hosts.join(', ')}. Their findings stay open.`,
  event_log: ({ tool = '' }) =>
    `The report is a ${tool} event log. An event that doesn’t recur isn’t fixed, so no missing findings were closed.`,
  unknown_variant: ({ tool = '', looked_for: places = '' }) =>
    `The report is of a variant of ${tool} that is not known: it has no results at ${places}. No missing findings were closed.`,
  entries_unaccounted: ({ entries = 0, place = '' }) =>
    `${String(entries)} entries of the report are not accounted for, the first at ${place}, so no missing findings were closed.`,
  mostly_left_out: ({ entries = 0, read = 0 }) =>
    `More results could not be read (${String(entries)}) than were read (${String(read)}), so no missing findings were closed.`,
  results_unread: () => 'Some results couldn’t be read, so no missing findings were closed.',
  ignore_files_heeded: ({ tool = '', files = [] }) =>
    `Files in the repository make ${tool} skip something: ${files.join(', ')}.`,
  ignore_files_unheeded: ({ tool = '', files = [] }) =>
    `The repository has settings for ${tool} that could leave something out: ${files.join(', ')}. They had no effect.`,
  ignore_files_of_others: ({ files = [] }) =>
    `Files in the repository make other scanners skip something: ${files.join(', ')}. It may be missing from their reports.`,
  hosts_refused: ({ tool = '', hosts = [] }) =>
    `${tool} tried to reach hosts that aren’t allowed: ${hosts.join(', ')}. It may have missed something, so no missing findings were closed.`,
  other_bill_kept: ({ components = 0 }) =>
    `Its ${String(components)} components are not the repository’s SBOM: another report of the default branch has more than twice as many, or this one doesn’t cover all of that branch.`,
};

export const toScanNote = ({ code, facts }: ScanNote): Schemas['ScanNote'] => ({
  code,
  facts,
  text: sentences[code](facts),
});
