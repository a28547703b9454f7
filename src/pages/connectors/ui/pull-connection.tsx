import { Trans, useLingui } from '@lingui/react/macro';
import { useDisabledReason } from '@/entities/session';
import type { Connection } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';

interface PullConnectionProps {
  connection: Connection | undefined;
  onReplace: () => void;
}

/** The URL of the service, and its credentials. */
export function PullConnection({ connection, onReplace }: PullConnectionProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('credentials:manage');
  return (
    <div className="flex flex-wrap items-center gap-3 p-5 text-sm">
      <p className="min-w-40 flex-1 wrap-anywhere">
        {connection?.address ?? t`Connected`}
        <span className="block text-xs text-ink-3">
          <Trans>Credentials are stored encrypted and can’t be viewed again.</Trans>
        </span>
      </p>
      <Button disabledReason={reason} onClick={onReplace}>
        <Trans>Replace the credentials</Trans>
      </Button>
    </div>
  );
}
