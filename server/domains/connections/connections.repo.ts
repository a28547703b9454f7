import { and, count, eq, inArray, or } from 'drizzle-orm';
import type { Tx } from '../../platform/db/connect.ts';
import { repositories } from '../../platform/db/schema/repositories.ts';
import type { GitHost } from '../source-hosts/index.ts';

const active = (clientId: string) =>
  and(eq(repositories.clientId, clientId), eq(repositories.active, true));

/** Active repositories, by host. */
export const countByHost = async (
  tx: Tx,
  clientId: string,
): Promise<ReadonlyMap<string, number>> => {
  const rows = await tx
    .select({ host: repositories.sourceControl, total: count() })
    .from(repositories)
    .where(active(clientId))
    .groupBy(repositories.sourceControl);
  return new Map(rows.map(({ host, total }) => [host, total]));
};

/** Active repositories at one of the hosts, or with these ids, each counted once. */
export const countWithout = async (
  tx: Tx,
  clientId: string,
  hosts: readonly GitHost[],
  ids: readonly string[],
): Promise<number> => {
  if (hosts.length === 0 && ids.length === 0) return 0;
  const [row] = await tx
    .select({ total: count() })
    .from(repositories)
    .where(
      and(
        active(clientId),
        or(inArray(repositories.sourceControl, hosts), inArray(repositories.id, ids)),
      ),
    );
  return row?.total ?? 0;
};
