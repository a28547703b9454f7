import { useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { Page } from '@/widgets/app-shell';
import {
  BrokenConnectors,
  ConnectorGroup,
  connectorGroups,
  TestAllButton,
  useConnections,
} from '@/features/connect-service';
import { useLoadedClient } from '@/entities/client';
import type { PullSourceKey } from '@/shared/api/generated/model';
import { GithubAppCard } from './github-app-card';
import { HostWebhooksCard } from './host-webhooks-card';
import { PullSheet } from './pull-sheet';
import { TokensCard } from './tokens-card';
import { UserConnectorsCard } from './user-connectors-card';

export function ConnectorsPage() {
  const { t } = useLingui();
  const client = useLoadedClient();
  const connections = useConnections();
  const [opened, setOpened] = useState<PullSourceKey>();
  return (
    <Page
      title={t`Connectors`}
      subtitle={t`Each state is the result of the last call, not what was saved.`}
      aside={<TestAllButton connections={connections} />}
    >
      <BrokenConnectors connections={connections} />
      {connectorGroups.map(({ id }) => (
        <ConnectorGroup
          key={id}
          id={id}
          client={client}
          connections={connections}
          onPulls={setOpened}
        />
      ))}
      <div className="flex flex-col gap-4">
        <GithubAppCard />
        <HostWebhooksCard />
        <UserConnectorsCard />
        <TokensCard />
      </div>
      {opened && (
        <PullSheet
          source={opened}
          connection={connections.find(opened)}
          onClose={() => setOpened(undefined)}
        />
      )}
    </Page>
  );
}
