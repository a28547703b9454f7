import { Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { CircleCheck, TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { sourceControlOf } from '@/entities/repository';
import { messageOf } from '@/shared/api/error-message';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import type { AddressCheck } from '../api/use-address-check';

const frames = {
  ok: 'border-ok-edge bg-surface',
  warn: 'border-warn-edge bg-warn-tint',
} as const;

type OutcomeProps = { kind: keyof typeof frames; title: ReactNode; children: ReactNode };

function Outcome({ kind, title, children }: OutcomeProps) {
  const Icon = kind === 'ok' ? CircleCheck : TriangleAlert;
  return (
    <div className={cx('flex gap-2.5 rounded-md border px-3 py-2.5', frames[kind])}>
      <Icon
        aria-hidden
        strokeWidth={1.75}
        className={cx('mt-0.5 size-4 shrink-0', kind === 'ok' ? 'text-ok-text' : 'text-warn-text')}
      />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm font-medium">{title}</p>
        <p className="mt-0.5 text-sm text-ink-2">{children}</p>
      </div>
    </div>
  );
}

const DefaultBranch = ({ name }: { name: string | null }) =>
  name === null ? (
    <Trans>The repository has no branch yet.</Trans>
  ) : (
    <Trans>
      The default branch is <code>{name}</code>.
    </Trans>
  );

/** What the host at the typed address reported about the repository. */
export function AddressNote({ check }: { check: AddressCheck }) {
  const name = 'source' in check ? sourceControlOf(check.source).name : '';
  const host = typeof name === 'string' ? name : '';
  return (
    <div role="status" className="mt-3 empty:hidden">
      {check.state === 'trying' && (
        <p className="flex items-center gap-2 text-xs text-ink-2">
          <Spinner />
          <Trans>Checking the address</Trans>
        </p>
      )}
      {check.state === 'found' && (
        <Outcome kind="ok" title={<Trans>{host} responds</Trans>}>
          <DefaultBranch name={check.defaultBranch} />
        </Outcome>
      )}
      {check.state === 'failed' && (
        <Outcome kind="warn" title={<Trans>{host} doesn’t show this repository</Trans>}>
          {messageOf(check.error)}
        </Outcome>
      )}
      {check.state === 'not_connected' && (
        <Outcome
          kind="warn"
          title={
            check.isOther ? (
              <Trans>No connected host has this address</Trans>
            ) : (
              <Trans>{host} is not connected</Trans>
            )
          }
        >
          <Trans>
            Parapet scans repositories of connected hosts.{' '}
            <Link to="/connector" className={linkStyles.inline}>
              Connect the host
            </Link>{' '}
            first, or upload a report.
          </Trans>
        </Outcome>
      )}
    </div>
  );
}
