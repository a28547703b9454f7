import { and, eq } from 'drizzle-orm';
import { type Scope, scopeOf, type Permission } from '#domain/roles';
import { users } from '../../../platform/db/schema/accounts.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Principal } from '../../../platform/http/principal.ts';
import { PermanentJobError, type JobRun } from '../../../platform/jobs/job.ts';

/**
 * Returns the user who started the job, with current permissions: a role revoked in the meantime
 * has no effect any more.
 */
export const actorOf = async (
  { deps, clientId, createdBy, id }: Pick<JobRun, 'deps' | 'clientId' | 'createdBy' | 'id'>,
  permission: Permission,
): Promise<{ who: Principal; scope: Scope }> => {
  const [user] = await inTenant(deps.db, { clientId }, (tx) =>
    tx
      .select()
      .from(users)
      .where(and(eq(users.clientId, clientId), eq(users.id, createdBy ?? clientId))),
  );
  const scope = user && scopeOf({ role: user.role, is_partner: user.isPartner }, permission);
  if (!user || scope === undefined)
    throw new PermanentJobError(
      'not_permitted',
      'The person who requested this no longer has permission.',
    );
  return {
    who: {
      clientId,
      userId: user.id,
      email: user.email,
      username: user.username,
      role: user.role,
      isPartner: user.isPartner,
      token: { kind: 'session', id },
    },
    scope,
  };
};
