import { sql } from 'drizzle-orm';
import { upsertSetting } from '../../platform/db/setting-store.ts';
import { acrossTenants } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { enqueueRecompute, scoringEdition } from './score/index.ts';

const editionKey = 'prioritization.edition';

/**
 * Recomputes stored priorities of an older scoring edition, which are not comparable with current
 * ones. Each organization is enqueued once per edition; call `deps.wakeJobs()` if the worker runs.
 */
export const recomputeOutdatedPriorities = ({ db }: Pick<Deps, 'db'>): Promise<number> =>
  acrossTenants(db, 'compute priorities again', async (tx) => {
    const { rows } = await tx.execute<{ client_id: string; has_findings: boolean }>(sql`
      select c.client_id, exists (select from findings f where f.client_id = c.client_id) as has_findings
      from clients c left join settings s on s.client_id = c.client_id and s.key = ${editionKey}
      where (s.value ->> 'edition')::int is distinct from ${scoringEdition}`);
    for (const { client_id: clientId, has_findings: hasFindings } of rows) {
      if (hasFindings) await enqueueRecompute(tx, { clientId }, {});
      await upsertSetting(tx, clientId, editionKey, { edition: scoringEdition }, null);
    }
    return rows.filter((row) => row.has_findings).length;
  });
