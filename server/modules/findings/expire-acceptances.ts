import { and, eq, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../db/connect.ts';
import { clients } from '../../db/schema/accounts.ts';
import { findings, riskAcceptances } from '../../db/schema/findings.ts';
import { acrossTenants, inTenant } from '../../db/tenancy.ts';
import type { Deps } from '../../deps.ts';
import { notify } from '../notifications/notify.ts';
import { writeEvent } from './finding-events.repo.ts';

const perRound = 500;

/** The day that was named is still accepted; the day after, the finding is somebody's business again. */
const ended = (now: Date) => sql`(${lt(riskAcceptances.until, now)} or (${riskAcceptances.untilFix} and ${findings.fixedVersion} is not null))`;

const reopenEnded = async (tx: Tx, clientId: string, now: Date): Promise<number> => {
  const due = await tx
    .select({ finding: findings, acceptedBy: riskAcceptances.acceptedBy, untilFix: riskAcceptances.untilFix })
    .from(riskAcceptances)
    .innerJoin(findings, and(eq(findings.clientId, riskAcceptances.clientId), eq(findings.id, riskAcceptances.findingId)))
    .where(and(eq(findings.status, 'risk_accepted'), ended(now)))
    .limit(perRound);
  for (const { finding, acceptedBy, untilFix } of due) {
    await tx.delete(riskAcceptances).where(eq(riskAcceptances.findingId, finding.id));
    await tx.update(findings).set({ status: 'open', closedAt: null, updatedAt: now }).where(eq(findings.id, finding.id));
    const comment = untilFix ? 'A fix is available now.' : 'The acceptance has ended.';
    await writeEvent(tx, undefined, finding, { kind: 'risk_revoked', from: 'risk_accepted', to: 'open', comment });
    await notify(tx, { clientId, userIds: [acceptedBy], type: 'acceptance_expiring', title: finding.title, message: `${comment} The finding is open again.`, facts: { until_fix: untilFix }, subject: { type: 'finding', id: finding.id } });
  }
  return due.length;
};

/** Acceptances that have ended, in every organisation. Safe to repeat, and to run in several processes: each row is reopened by who deletes it first. */
export const expireAcceptances = async (deps: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const everybody = await acrossTenants(deps.db, 'expire old rows', (tx) => tx.select({ clientId: clients.clientId }).from(clients));
  for (const { clientId } of everybody) {
    while ((await inTenant(deps.db, { clientId }, (tx) => reopenEnded(tx, clientId, deps.now()))) === perRound);
  }
};
