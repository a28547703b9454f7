import { useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getListConnectionsQueryOptions } from '@/shared/api/generated/connectors';
import type { Client } from '@/entities/client';
import { connectorGroups, isConnected } from '../model/connectors';
import { ConnectorCard } from './connector-card';

type ConnectorGroupProps = { id: 'source' | 'cloud' | 'scanner'; client: Client };

/** The services of one kind, each with its state and what can be done about it. */
export function ConnectorGroup({ id, client }: ConnectorGroupProps) {
  const { i18n } = useLingui();
  const { data } = useQuery(getListConnectionsQueryOptions());
  const group = connectorGroups.find((one) => one.id === id);
  const calls = new Map(data?.data.map(({ key, last_call: call }) => [key, call]));
  if (group === undefined) return null;
  return (
    <section aria-labelledby={`group-${id}`} className="mb-6">
      <h2 id={`group-${id}`} className="mb-3 text-base font-semibold">
        {i18n._(group.title)}{' '}
        <span className="ml-1 text-sm font-normal text-ink-3">{i18n._(group.note)}</span>
      </h2>
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(15rem,1fr))] gap-3">
        {group.connectors.map((connector) => (
          <ConnectorCard
            key={connector.key}
            connector={connector}
            connected={isConnected(client, connector.key)}
            call={calls.get(connector.key)}
          />
        ))}
      </ul>
    </section>
  );
}
