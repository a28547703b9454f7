import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { GateIncomplete, ScanNote } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';

/** A note on how the report was parsed. */
export function scanNoteMessage(
  i18n: I18n,
  { code, facts }: Pick<ScanNote, 'code' | 'facts'>,
): string {
  const {
    tool = '',
    sent_as: sentAs = '',
    observed_at: observed,
    later_at: later,
    kept_fixed: kept = 0,
    components = 0,
    looked_for: places = '',
    entries = 0,
    read = 0,
    place = '',
    files = [],
    rules = [],
    hosts = [],
    packages = [],
  } = facts;
  const names = [...hosts, ...files, ...rules, ...packages];
  const listed = new Intl.ListFormat(i18n.locale).format(names);
  switch (code) {
    case 'read_as_another_tool':
      return i18n._(msg`Sent as “${sentAs}”, but read as a ${tool} report.`);
    case 'among_other_text':
      return i18n._(msg`The report was surrounded by other text, which was ignored.`);
    case 'read_leniently':
      return i18n._(
        msg`The report is not valid XML. Unescaped “&” signs, unknown entities or control characters were corrected while it was read.`,
      );
    case 'target_not_named':
      return i18n._(
        msg`${tool} found nothing and doesn’t name its target. Its findings have several targets, so none was closed. Name the target when you upload.`,
      );
    case 'results_unread':
      return i18n._(msg`Some results couldn’t be read, so no missing findings were closed.`);
    case 'nothing_scanned':
      return i18n._(msg`${tool} scanned nothing, so no missing findings were closed.`);
    case 'scan_failed':
      return i18n._(msg`${tool} reports a failed scan, so no missing findings were closed.`);
    case 'files_failed':
      return i18n._(msg`${tool} couldn’t scan every file, so no missing findings were closed.`);
    case 'files_unscanned':
      return i18n._(msg`${tool} couldn’t scan some files: ${listed}. Their findings stay open.`);
    case 'rules_unscanned':
      return i18n._(msg`${tool} couldn’t run some rules: ${listed}. Their findings stay open.`);
    case 'components_unscanned':
      return i18n._(
        msg`${tool} couldn’t check some packages: ${listed}. Their findings stay open.`,
      );
    case 'targets_unscanned':
      return i18n._(msg`${tool} couldn’t scan some targets: ${listed}. Their findings stay open.`);
    case 'event_log':
      return i18n._(
        msg`The report is a ${tool} event log. An event that doesn’t recur isn’t fixed, so no missing findings were closed.`,
      );
    case 'unknown_variant':
      return i18n._(
        msg`The report is of a variant of ${tool} that Parapet doesn’t know: it has no results at ${places}. No missing findings were closed.`,
      );
    case 'entries_unaccounted':
      return i18n._(
        msg`${plural(entries, { one: '# entry', other: '# entries' })} of the report couldn’t be accounted for, the first at ${place}, so no missing findings were closed.`,
      );
    case 'mostly_left_out':
      return i18n._(
        msg`More results couldn’t be read (${entries}) than were read (${read}), so no missing findings were closed.`,
      );
    case 'ignore_files_heeded':
      return i18n._(msg`Files in this repository make ${tool} skip something: ${listed}.`);
    case 'ignore_files_unheeded':
      return i18n._(
        msg`This repository has settings for ${tool} that could leave something out: ${listed}. They had no effect.`,
      );
    case 'ignore_files_of_others':
      return i18n._(
        msg`Files in this repository make other scanners skip something: ${listed}. It may be missing from their reports.`,
      );
    case 'hosts_refused':
      return i18n._(
        msg`${tool} tried to reach hosts that aren’t allowed: ${listed}. It may have missed something, so no missing findings were closed.`,
      );
    case 'other_bill_kept':
      return i18n._(
        msg`${plural(components, { one: 'Its component is', other: 'Its # components are' })} not the repository’s SBOM: another report of the default branch has more than twice as many, or this one doesn’t cover all of that branch.`,
      );
    case 'later_report_known': {
      const at = observed === undefined ? '' : dateTimeOf(i18n, observed);
      const after = later === undefined ? '' : dateTimeOf(i18n, later);
      const sentence = i18n._(
        msg`This report is from ${at}. A later one for the same target, from ${after}, is already imported, so this one doesn’t reopen or close what the later one covers.`,
      );
      return kept === 0
        ? sentence
        : `${sentence} ${i18n._(msg`${plural(kept, { one: '# result missing from the later report stays fixed.', other: '# results missing from the later report stay fixed.' })}`)}`;
    }
  }
}

/** What a scan does not show, in a result of the gate. */
export function scanGapMessage(
  i18n: I18n,
  { code, facts, tool }: Pick<GateIncomplete, 'code' | 'facts' | 'tool'>,
): string {
  if (code === 'import_failed')
    return tool === null
      ? i18n._(msg`The latest report couldn’t be imported.`)
      : i18n._(msg`The latest report of ${tool} couldn’t be imported.`);
  if (code === 'import_pending')
    return tool === null
      ? i18n._(msg`A report is still being imported.`)
      : i18n._(msg`The report of ${tool} is still being imported.`);
  return code === 'parts_missing'
    ? i18n._(msg`The latest scan waits for reports of other parts.`)
    : scanNoteMessage(i18n, { code, facts });
}
