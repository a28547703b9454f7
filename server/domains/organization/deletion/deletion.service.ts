// An administrator requests the deletion of the organization. During the grace period everything
// works as before: a request by mistake, or by an intruder, must not stop pipelines.
import { and, eq } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { clients, users } from '../../../platform/db/schema/accounts.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { publicLink } from '../../../platform/http/links.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { invalid, notFound } from '../../../platform/http/problem.ts';
import { createProblem } from '../../../platform/http/problem-codes.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { requireIdentityProof } from '../../identity/index.ts';
import { writeToAdministrators } from './administrators.ts';
import {
  type ClientRow,
  hasLastSuperadmins,
  hasPaidSubscription,
  lockClient,
} from './deletion.repo.ts';

type Schemas = components['schemas'];
type Deletion = Schemas['ClientDeletion'];

const day = 86_400_000;

const toDeletion = async (deps: Deps, tx: Tx, row: ClientRow): Promise<Deletion> => {
  const graceDays = deps.config.deletionGraceDays;
  if (!row.deletesAt || !row.deletionRequestedAt)
    return { grace_days: graceDays, requested_at: null, deletes_at: null, requested_by: null };
  const [requester] = row.deletionRequestedBy
    ? await tx
        .select({ username: users.username })
        .from(users)
        .where(and(eq(users.clientId, row.clientId), eq(users.id, row.deletionRequestedBy)))
    : [];
  return {
    grace_days: graceDays,
    requested_at: row.deletionRequestedAt.toISOString(),
    deletes_at: row.deletesAt.toISOString(),
    requested_by: requester?.username ?? null,
  };
};

export const getDeletion = (deps: Deps, who: Principal): Promise<Deletion> =>
  inTenant(deps.db, who, async (tx) => {
    const [row] = await tx.select().from(clients).where(eq(clients.clientId, who.clientId));
    if (!row) throw notFound('Organisation');
    return toDeletion(deps, tx, row);
  });

/**
 * @throws {Problem} 409 for an organization that cannot be deleted, 422 for a wrong name or a
 * missing proof
 */
export const requestDeletion = async (
  deps: Deps,
  who: Principal,
  { organization_name: name, ...proof }: Schemas['ClientDeletionRequest'],
  requestId: string,
): Promise<Deletion> => {
  if (
    await acrossTenants(deps.db, 'delete an organisation', (tx) =>
      hasLastSuperadmins(tx, who.clientId),
    )
  )
    throw createProblem(409, 'last_superadmin_organization');
  const refuseOthers = async (tx: Tx): Promise<ClientRow> => {
    const row = await lockClient(tx, who.clientId);
    if (!row) throw notFound('Organisation');
    if (row.deletesAt) throw createProblem(409, 'deletion_requested');
    if (await hasPaidSubscription(tx, who.clientId))
      throw createProblem(409, 'subscription_running');
    if (name.trim() !== row.organizationName.trim())
      throw invalid('organization_name', 'not_the_name');
    return row;
  };
  // A code is valid once: it is not consumed by a request that is rejected for another reason.
  await inTenant(deps.db, who, refuseOthers);
  await requireIdentityProof(deps, who, proof);
  const deletion = await inTenant(deps.db, who, async (tx) => {
    const row = await refuseOthers(tx);
    const now = deps.now();
    const deletesAt = new Date(now.getTime() + deps.config.deletionGraceDays * day);
    const change = { deletesAt, deletionRequestedAt: now, deletionRequestedBy: who.userId };
    await tx.update(clients).set(change).where(eq(clients.clientId, who.clientId));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'client.request_deletion',
      subject: { type: 'client', id: who.clientId },
      detail: { deletes_at: deletesAt.toISOString() },
      requestId,
    });
    await writeToAdministrators(deps, tx, who.clientId, {
      template: 'deletion_requested',
      data: {
        organization: row.organizationName,
        requester: who.username,
        date: deletesAt.toISOString().slice(0, 10),
        link: publicLink(deps.config, '/settings/security'),
      },
    });
    return toDeletion(deps, tx, { ...row, ...change });
  });
  deps.wakeJobs();
  return deletion;
};

/** Any administrator can cancel, without a proof, because canceling only protects. */
export const cancelDeletion = async (
  deps: Deps,
  who: Principal,
  requestId: string,
): Promise<void> => {
  await inTenant(deps.db, who, async (tx) => {
    const row = await lockClient(tx, who.clientId);
    if (!row?.deletesAt) return;
    await tx
      .update(clients)
      .set({ deletesAt: null, deletionRequestedAt: null, deletionRequestedBy: null })
      .where(eq(clients.clientId, who.clientId));
    await writeAudit(tx, {
      clientId: who.clientId,
      actor: who,
      action: 'client.cancel_deletion',
      subject: { type: 'client', id: who.clientId },
      requestId,
    });
    await writeToAdministrators(deps, tx, who.clientId, {
      template: 'deletion_cancelled',
      data: {
        organization: row.organizationName,
        user: who.username,
        link: publicLink(deps.config, '/settings/security'),
      },
    });
  });
  deps.wakeJobs();
};
