import { useLingui } from '@lingui/react/macro';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Page } from '@/widgets/app-shell';
import { ConnectorGroup, connectorGroups, isConnected } from '@/features/connect-service';
import { useClient } from '@/entities/client';
import { GithubAppCard } from './github-app-card';
import { PullCard } from './pull-card';
import { TokensCard } from './tokens-card';
import { UserConnectorsCard } from './user-connectors-card';

const connectors = connectorGroups.flatMap((group) => group.connectors);

export function ConnectorsPage() {
  const { t } = useLingui();
  const { data: client, error } = useClient();
  if (error) throw error;
  const all = connectors.length;
  const connected = client
    ? connectors.filter(({ key }) => isConnected(client, key)).length
    : undefined;
  return (
    <Page
      title={t`Connectors`}
      subtitle={
        connected === undefined
          ? t`Credentials are encrypted and can’t be viewed again.`
          : t`${connected} of ${all} connected. Credentials are encrypted and can’t be viewed again.`
      }
    >
      {client ? (
        connectorGroups.map(({ id }) => <ConnectorGroup key={id} id={id} client={client} />)
      ) : (
        <SkeletonRows rows={6} label={t`Loading connectors`} />
      )}
      <div className="flex flex-col gap-4">
        <PullCard />
        <GithubAppCard />
        <UserConnectorsCard />
        <TokensCard />
      </div>
    </Page>
  );
}
