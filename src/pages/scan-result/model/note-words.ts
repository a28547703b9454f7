import type { I18n } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import type { ScanNote } from '@/shared/api/generated/model';
import { dateTimeOf } from '@/shared/lib/ago';

/** What the reader of a result should know about how the report was read. */
export function noteWords(i18n: I18n, { code, facts }: ScanNote): string {
  const {
    tool = '',
    sent_as: sentAs = '',
    observed_at: observed,
    later_at: later,
    kept_fixed: kept = 0,
    components = 0,
  } = facts;
  switch (code) {
    case 'read_as_another_tool':
      return i18n._(msg`Sent as “${sentAs}”, but it is a report of ${tool} and was read as that.`);
    case 'among_other_text':
      return i18n._(msg`The report stands among other text, which was left out.`);
    case 'target_not_named':
      return i18n._(
        msg`${tool} found nothing and does not say what it looked at. Its findings are of several targets, so none of them was closed. Name the target when you upload.`,
      );
    case 'results_unread':
      return i18n._(
        msg`Some of its results could not be read. What it lacks may be among them, so nothing was closed.`,
      );
    case 'other_bill_kept':
      return i18n._(
        msg`${plural(components, { one: 'Its component is', other: 'Its # components are' })} not the repository’s bill of materials: another report of the default branch names more than twice as many, or this one does not speak for all of that branch.`,
      );
    case 'later_report_known': {
      const at = observed === undefined ? '' : dateTimeOf(i18n, observed);
      const after = later === undefined ? '' : dateTimeOf(i18n, later);
      const sentence = i18n._(
        msg`This report is of ${at}. A later one of the same target, of ${after}, came in before it, so this one reopens and closes nothing that the later one looked at.`,
      );
      return kept === 0
        ? sentence
        : `${sentence} ${i18n._(msg`${plural(kept, { one: '# result that the later one no longer had is kept as fixed.', other: '# results that the later one no longer had are kept as fixed.' })}`)}`;
    }
  }
}
