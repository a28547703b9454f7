import { useLingui } from '@lingui/react/macro';
import { Page } from '@/widgets/app-shell';
import {
  BrokenConnectors,
  ConnectorGroup,
  connectorGroups,
  pullSources,
  TestAllButton,
  useConnections,
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

export function ConnectorsPage() {
  const { t } = useLingui();
  const client = useLoadedClient();
  const connections = useConnections();
  return (
    <Page
      title={t`Connectors`}
      subtitle={t`A state is what the last real call answered, not what was saved.`}
      aside={<TestAllButton connections={connections} />}
    >
      <BrokenConnectors connections={connections} />
      {connectorGroups.map(({ id }) => (
        <ConnectorGroup key={id} id={id} client={client} connections={connections} />
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
