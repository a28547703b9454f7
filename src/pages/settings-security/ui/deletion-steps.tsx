import { Plural, Trans, useLingui } from '@lingui/react/macro';
import type { ReactNode } from 'react';
import type { ClientDeletion } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';

type StepProps = { number: number; state: 'ahead' | 'done' | 'current'; title: ReactNode };

const Step = ({ number, state, title, children }: StepProps & { children: ReactNode }) => (
  <li className="p-4" aria-current={state === 'current' ? 'step' : undefined}>
    <p className="flex items-center gap-2 text-sm font-medium">
      <span
        aria-hidden
        className={cx(
          'inline-flex size-5 shrink-0 items-center justify-center rounded-full border text-xs num',
          state === 'ahead'
            ? 'border-line-strong text-ink-3'
            : 'border-danger-edge bg-danger-tint text-danger-text',
        )}
      >
        {number}
      </span>
      {title}
      {state === 'done' && (
        <span className="sr-only">
          <Trans>done</Trans>
        </span>
      )}
    </p>
    <p className="mt-1 text-xs text-ink-3">{children}</p>
  </li>
);

/** The steps of a deletion, with their dates once it is requested. */
export function DeletionSteps({ deletion }: { deletion: ClientDeletion }) {
  const { t, i18n } = useLingui();
  const { requested_at: requestedAt, deletes_at: deletesAt, grace_days: days } = deletion;
  const long = (time: string) => i18n.date(new Date(time), { dateStyle: 'long' });
  const on = requestedAt === null ? undefined : long(requestedAt);
  const date = deletesAt === null ? undefined : long(deletesAt);
  const requester = deletion.requested_by;
  const past = on === undefined ? 'ahead' : 'done';
  return (
    <ol
      aria-label={t`Steps of the deletion`}
      className="grid divide-line rounded-b-lg border-t bg-inset sm:grid-cols-2 lg:grid-cols-4 lg:divide-x"
    >
      <Step number={1} state={past} title={<Trans>Requested</Trans>}>
        {on === undefined ? (
          <Trans>By an administrator who types the name and confirms their identity.</Trans>
        ) : requester === null ? (
          <Trans>Requested on {on}.</Trans>
        ) : (
          <Trans>
            {requester} requested it on {on}.
          </Trans>
        )}
      </Step>
      <Step number={2} state={past} title={<Trans>Announced</Trans>}>
        <Trans>Every administrator gets an email, every member a notice on each page.</Trans>
      </Step>
      <Step
        number={3}
        state={on === undefined ? 'ahead' : 'current'}
        title={<Plural value={days} one="# day" other="# days" />}
      >
        {date === undefined ? (
          <Trans>Everything works as before. Any administrator can cancel.</Trans>
        ) : (
          <Trans>Until {date} everything works as before. Any administrator can cancel.</Trans>
        )}
      </Step>
      <Step number={4} state="ahead" title={<Trans>Deleted</Trans>}>
        {date === undefined ? (
          <Trans>Nothing can be restored. The operator’s backups expire over time.</Trans>
        ) : (
          <Trans>Everything will be deleted on {date}. Nothing can be restored then.</Trans>
        )}
      </Step>
    </ol>
  );
}
