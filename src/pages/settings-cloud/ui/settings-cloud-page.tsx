import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { SettingsPage } from '@/widgets/app-shell';
import { ConnectorGroup } from '@/features/connect-service';
import { useClient } from '@/entities/client';

export function SettingsCloudPage() {
  const { t } = useLingui();
  const { data: client, error } = useClient();
  if (error) throw error;
  return (
    <SettingsPage
      title={t`Cloud protection`}
      subtitle={t`Accounts to scan. Parapet only reads their configuration.`}
      aside={
        <Link to="/cloud" className={buttonStyles()}>
          <ScanLine aria-hidden strokeWidth={1.75} className="size-4" />
          <Trans>Scan an account</Trans>
        </Link>
      }
    >
      {client ? (
        <ConnectorGroup id="cloud" client={client} />
      ) : (
        <SkeletonRows rows={4} label={t`Loading connectors`} />
      )}
    </SettingsPage>
  );
}
