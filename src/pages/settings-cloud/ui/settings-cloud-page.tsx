import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { ScanLine } from 'lucide-react';
import { buttonStyles } from '@/shared/ui/button';
import { SettingsPage } from '@/widgets/app-shell';
import { ConnectorGroup, useConnections } from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';

export function SettingsCloudPage() {
  const { t } = useLingui();
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
      <ConnectorGroup id="cloud" client={useLoadedClient()} connections={useConnections()} />
    </SettingsPage>
  );
}
