import { useLingui } from '@lingui/react/macro';
import type { Client } from '@/entities/client';
import type { PullSourceKey } from '@/shared/api/generated/model';
import { Card } from '@/shared/ui/card';
import type { Connections } from '../api/use-connections';
import { connectorGroups, isConnected } from '../model/connectors';
import { ConnectionRow } from './connection-row';

type ConnectorGroupProps = {
  id: 'source' | 'cloud' | 'scanner';
  client: Client;
  connections: Connections;
  onPulls?: (source: PullSourceKey) => void;
};

/** The services of one kind, each with its state and actions. */
export function ConnectorGroup({ id, client, connections, onPulls }: ConnectorGroupProps) {
  const { i18n } = useLingui();
  const group = connectorGroups.find((one) => one.id === id);
  if (group === undefined) return null;
  return (
    <section aria-labelledby={`group-${id}`} className="mb-6">
      <h2 id={`group-${id}`} className="mb-3 text-base font-semibold">
        {i18n._(group.title)}{' '}
        <span className="ml-1 text-sm font-normal text-ink-3">{i18n._(group.note)}</span>
      </h2>
      <Card>
        <ul>
          {group.connectors.map((connector) => (
            <ConnectionRow
              key={connector.key}
              connector={connector}
              connected={isConnected(client, connector.key)}
              connections={connections}
              onPulls={onPulls}
            />
          ))}
        </ul>
      </Card>
    </section>
  );
}
