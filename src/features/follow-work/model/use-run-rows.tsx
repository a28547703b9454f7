import { useLingui } from '@lingui/react/macro';
import { FindingLink, reasonOf } from '@/entities/finding';
import type { Job, JobItem } from '@/entities/job';
import { hideRun } from '@/shared/lib/launches';
import { linkStyles } from '@/shared/ui/link';
import type { RunOutcome, RunRow } from '@/shared/ui/run-list';
import { SeverityGlyph } from '@/shared/ui/severity';
import { openingWords } from './opening-words';

/** A job's items as rows: which finding, what became of it and why, and the way to it. */
export function useRunRows(job: Job, items: readonly JobItem[]): readonly RunRow[] {
  const { t, i18n } = useLingui();
  // An issue is opened without a patch as well.
  const makesPatch = job.kind === 'generate_patches' && job.action !== 'issue';
  const outcomeOf = (item: JobItem): RunOutcome => {
    const why = openingWords(i18n, item.code) ?? reasonOf(i18n, item);
    // A note beside what was done is about what should have followed.
    if (item.outcome === 'done' && item.code === 'ticket_sent')
      return { state: 'done', text: t`Ticket sent`, detail: why };
    if (item.outcome === 'done' && item.link !== null) return { state: 'done', text: why };
    const note = why === '' ? why : t`Not opened: ${why}`;
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
        <FindingLink id={finding.id} focusable className="hover:underline">
          {finding.title}
        </FindingLink>
      ) : (
        t`A finding that is no longer there`
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

/** A link inside the dialog leads to a page: the dialog goes. */
export const leaveOnLink = (event: { target: EventTarget }) => {
  if (event.target instanceof Element && event.target.closest('a[href^="/"]')) hideRun();
};
