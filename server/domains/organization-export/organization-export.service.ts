import type { components } from '../../../openapi/generated/paths.d.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { enqueueJob } from '../../platform/jobs/enqueue.ts';
import { writeAudit } from '../audit-log/index.ts';
import { requireIdentityProof } from '../identity/index.ts';
import { exportedTables } from './export-tables.ts';

type Schemas = components['schemas'];

/**
 * Starts an export, or returns the running one of the same user.
 * @throws {Problem} 422 without a proof of identity
 */
export const exportOrganization = async (
  deps: Deps,
  who: Principal,
  proof: Schemas['IdentityProof'],
  requestId: string,
): Promise<Schemas['JobRef']> => {
  await requireIdentityProof(deps, who, proof);
  const jobId = await inTenant(deps.db, who, async (tx) => {
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'client.export',
      subject: { type: 'client', id: who.clientId },
      requestId,
    });
    return enqueueJob(tx, {
      clientId: who.clientId,
      kind: 'export_organization',
      payload: { total: exportedTables.length },
      dedupeKey: who.userId,
      createdBy: who.userId,
    });
  });
  deps.wakeJobs();
  return { job_id: jobId, status: 'queued' };
};
