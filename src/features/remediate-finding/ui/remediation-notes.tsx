import { Trans, useLingui } from '@lingui/react/macro';
import { CircleAlert, Info, LoaderCircle, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import type { Remediation } from '@/shared/api/generated/model';
import { noteMessage } from '../model/note-messages';
import { failureMessage, isGenerating } from '../model/remediation-status';

/** Notes on a remediation: in progress, failed, or what is unknown. */
export function RemediationNotes({ remediation }: { remediation: Remediation }) {
  const { i18n } = useLingui();
  const { processing_status: status, description, error, is_stale: isStale, notes } = remediation;
  const making = isGenerating(remediation);
  if (!making && error === null && !isStale && notes.length === 0) return null;
  return (
    <ul className="flex flex-col gap-1.5 border-t border-line px-4 py-2.5 text-sm">
      {making && (
        <Note icon={LoaderCircle} tone="text-ai-text animate-spin">
          <span role="status">
            {status === 'queued' ? (
              <Trans>The fix is queued. You can leave this page.</Trans>
            ) : (
              <Trans>Generating a fix. You can leave this page.</Trans>
            )}
          </span>
        </Note>
      )}
      {!making && error !== null && (
        <Note icon={CircleAlert} tone="text-warn-text">
          {status !== 'failed' && (
            <Trans>Couldn’t regenerate the fix. Showing the previous one. </Trans>
          )}
          {failureMessage(remediation)}
          {status === 'failed' && description !== null && (
            <blockquote className="mt-1 text-ink-3">{description}</blockquote>
          )}
        </Note>
      )}
      {!making && isStale && (
        <Note icon={CircleAlert} tone="text-warn-text">
          <Trans>
            The flagged code has changed since this fix was generated. Generate it again.
          </Trans>
        </Note>
      )}
      {!making &&
        notes.map((note) => (
          <Note key={note.code} icon={Info} tone="text-info-text">
            {noteMessage(i18n, note)}
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
