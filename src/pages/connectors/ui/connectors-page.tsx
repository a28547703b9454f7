import { useLingui } from '@lingui/react/macro';
import { Page } from '@/widgets/app-shell';
import {
  ConnectorGroup,
  connectorGroups,
  isConnected,
  pullSources,
} from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';
import type { PullSourceKey } from '@/shared/api/generated/model';
import { GithubAppCard } from './github-app-card';
import { HostWebhooksCard } from './host-webhooks-card';
import { PullCard } from './pull-card';
import { TokensCard } from './tokens-card';
import { UserConnectorsCard } from './user-connectors-card';

// An object of known keys.
const sources = Object.entries(pullSources) as [PullSourceKey, string][];

const connectors = connectorGroups.flatMap((group) => group.connectors);

export function ConnectorsPage() {
  const { t } = useLingui();
  const client = useLoadedClient();
  const all = connectors.length;
  const connected = connectors.filter(({ key }) => isConnected(client, key)).length;
  return (
    <Page
      title={t`Connectors`}
      subtitle={t`${connected} of ${all} set up. Credentials are encrypted and can’t be viewed again.`}
    >
      {connectorGroups.map(({ id }) => (
        <ConnectorGroup key={id} id={id} client={client} />
      ))}
      <div className="flex flex-col gap-4">
        {sources.map(([source, name]) => (
          <PullCard key={source} source={source} name={name} />
        ))}
        <GithubAppCard />
        <HostWebhooksCard />
        <UserConnectorsCard />
        <TokensCard />
      </div>
    </Page>
  );
}
