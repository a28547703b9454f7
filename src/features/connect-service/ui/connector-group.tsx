import { useLingui } from '@lingui/react/macro';
import { useQueries, useQuery } from '@tanstack/react-query';
import {
  getGetPullSourceQueryOptions,
  getListGitTokensQueryOptions,
} from '@/shared/api/generated/connectors';
import type { ConnectionTest } from '@/shared/api/generated/model';
import type { Client } from '@/entities/client';
import { connectorGroups, isConnected, isPullSource } from '../model/connectors';
import { ConnectorCard } from './connector-card';

type ConnectorGroupProps = { id: 'source' | 'cloud' | 'scanner'; client: Client };

/** The services of one kind, each with its state and what can be done about it. */
export function ConnectorGroup({ id, client }: ConnectorGroupProps) {
  const { i18n } = useLingui();
  const tokens = useQuery({ ...getListGitTokensQueryOptions(), enabled: id === 'source' });
  const group = connectorGroups.find((one) => one.id === id);
  const pulled = useQueries({
    queries: (group?.connectors ?? [])
      .map(({ key }) => key)
      .filter(isPullSource)
      .filter((key) => isConnected(client, key))
      .map((key) => getGetPullSourceQueryOptions(key)),
  });
  const tests = new Map<string, ConnectionTest | null>([
    ...(tokens.data?.data ?? []).map((one) => [one.source_control, one.last_test] as const),
    ...pulled.flatMap(({ data }) =>
      data ? [[data.data.source, data.data.last_test] as const] : [],
    ),
  ]);
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
            test={tests.get(connector.key)}
          />
        ))}
      </ul>
    </section>
  );
}
