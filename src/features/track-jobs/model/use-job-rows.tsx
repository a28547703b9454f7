import { useLingui } from '@lingui/react/macro';
import { FindingLink, reasonLabel } from '@/entities/finding';
import { hideJob, type Job, type JobItem } from '@/entities/job';
import { linkStyles } from '@/shared/ui/link';
import type { JobItemOutcome, JobItemRow } from '@/shared/ui/job-items';
import { SeverityGlyph } from '@/shared/ui/severity';
import { openingMessage } from './opening-messages';

/** A job's items as rows: the finding, its outcome and reason, and a link to it. */
export function useJobItemRows(job: Job, items: readonly JobItem[]): readonly JobItemRow[] {
  const { t, i18n } = useLingui();
  // Issues do not need a patch.
  const makesPatch = job.kind === 'generate_patches' && job.action !== 'issue';
  const outcomeOf = (item: JobItem): JobItemOutcome => {
    const why = openingMessage(i18n, item.code) ?? reasonLabel(i18n, item);
    // The code of a successful item describes its follow-up step, which may have failed.
    if (item.outcome === 'done' && item.code === 'ticket_sent')
      return { state: 'done', text: t`Ticket sent`, detail: why };
    if (item.outcome === 'done' && item.link !== null) return { state: 'done', text: why };
    const note = why === '' ? why : t`Couldn’t open: ${why}`;
    switch (item.outcome) {
      case 'pending':
        return { state: 'waiting', text: t`Waiting` };
      case 'done':
        return {
          state: makesPatch ? 'ready' : 'done',
          text: doneWord(),
          ...(note !== '' && { detail: note }),
        };
      case 'skipped':
        return { state: 'skipped', text: t`Skipped`, detail: why };
      case 'failed':
        return { state: 'failed', text: t`Failed`, detail: why };
    }
  };
  const doneWord = () => {
    if (job.kind === 'send_findings') return t`Sent`;
    return makesPatch ? t`Patch ready` : t`Done`;
  };
  return items.map((item) => {
    const { finding } = item;
    return {
      id: item.finding_id,
      mark: finding ? <SeverityGlyph severity={finding.severity} /> : undefined,
      title: finding ? (
        <FindingLink id={finding.id} focusable className="py-1 hover:underline">
          {finding.title}
        </FindingLink>
      ) : (
        t`Deleted finding`
      ),
      place: finding && [finding.repository, finding.place].filter(Boolean).join(' · '),
      outcome: outcomeOf(item),
      action: item.link ? (
        <a href={item.link} target="_blank" rel="noopener noreferrer" className={linkStyles.action}>
          {t`Open it`}
        </a>
      ) : undefined,
    };
  });
}

/** Closes the dialog when the user follows a link in it. */
export const closeOnLink = (event: { target: EventTarget }) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) hideJob();
};
