import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Info, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Remediation } from '@/shared/api/generated/model';
import { isBeingMade } from '../model/is-being-made';
import { noteWords } from '../model/note-words';
import { whyFailed } from '../model/why-failed';

/** What stands beside a remediation: that it is being made, why it was not, what it does not know. */
export function RemediationNotes({ remediation }: { remediation: Remediation }) {
  const { i18n } = useLingui();
  const { processing_status: status, description, error, is_stale: isStale, notes } = remediation;
  const making = isBeingMade(remediation);
  if (!making && error === null && !isStale && notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line px-4 py-2.5 text-sm">
      {making && (
        <Note icon={LoaderCircle} tone="text-ai-text animate-spin">
          <span role="status">
            {status === 'queued' ? (
              <Trans>A fix is about to be made. You can leave this page.</Trans>
            ) : (
              <Trans>A fix is being made. You can leave this page.</Trans>
            )}
          </span>
        </Note>
      )}
      {!making && error !== null && (
        <Note icon={CircleAlert} tone="text-warn-text">
          {status !== 'failed' && (
            <Trans>Making it again came to nothing; this is the earlier one. </Trans>
          )}
          {whyFailed(remediation)}
          {status === 'failed' && description !== null && (
            <blockquote className="mt-1 text-ink-3">{description}</blockquote>
          )}
        </Note>
      )}
      {!making && isStale && (
        <Note icon={CircleAlert} tone="text-warn-text">
          <Trans>What was flagged has changed since this was made. Generate it again.</Trans>
        </Note>
      )}
      {!making &&
        notes.map((note) => (
          <Note key={note.code} icon={Info} tone="text-info-text">
            {noteWords(i18n, note)}
          </Note>
        ))}
    </ul>
  );
}

const Note = ({
  icon: Icon,
  tone,
  children,
}: {
  icon: LucideIcon;
  tone: string;
  children: ReactNode;
}) => (
  <li className="flex items-start gap-2 text-ink-2">
    <Icon aria-hidden strokeWidth={1.75} className={`mt-0.5 size-4 shrink-0 ${tone}`} />
    <div className="min-w-0 break-words">{children}</div>
  </li>
);
