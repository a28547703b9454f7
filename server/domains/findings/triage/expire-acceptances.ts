import { and, asc, eq, inArray, lt, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { retryOnDeadlock } from '../../../platform/db/deadlock.ts';
import { clients } from '../../../platform/db/schema/accounts.ts';
import { findings, riskAcceptances } from '../../../platform/db/schema/findings.ts';
import { acrossTenants, inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { notify } from '../../notifications/index.ts';
import { type FindingStateRow, updateFindings } from './finding-change.ts';
import { causeSentences, writeEvents } from '../records/index.ts';

/** Small enough that no list has to wait for a transaction. */
const perRound = 1_000;

type Ended = { finding: FindingStateRow; acceptedBy: string; untilFix: boolean };

/** The acceptance includes its last day; from the day after, the finding needs a new decision. */
const ended = (now: Date) =>
  sql`(${lt(riskAcceptances.until, now)} or (${riskAcceptances.untilFix} and ${findings.fixedVersion} is not null))`;

/**
 * Locked in the order of all other runs over findings: a second server finds them already reopened,
 * or accepted again.
 */
const lockEnded = (tx: Tx, now: Date): Promise<Ended[]> =>
  tx
    .select({
      finding: findings,
      acceptedBy: riskAcceptances.acceptedBy,
      untilFix: riskAcceptances.untilFix,
    })
    .from(riskAcceptances)
    .innerJoin(
      findings,
      and(
        eq(findings.clientId, riskAcceptances.clientId),
        eq(findings.id, riskAcceptances.findingId),
      ),
    )
    .where(and(ofCurrentClient(riskAcceptances), eq(findings.status, 'risk_accepted'), ended(now)))
    .orderBy(asc(findings.id))
    .limit(perRound)
    .for('update');

const causeOf = (untilFix: boolean) => (untilFix ? 'fix_available' : 'acceptance_ended');

/** Groups by the user who accepted the risk and by the reason for the end. */
const groupsOf = (due: readonly Ended[]): Ended[][] => {
  const groups = new Map<string, Ended[]>();
  for (const each of due) {
    const key = `${each.acceptedBy} ${String(each.untilFix)}`;
    const group = groups.get(key);
    if (group) group.push(each);
    else groups.set(key, [each]);
  }
  return [...groups.values()];
};

/**
 * Sends one notification to the user who accepted, about all acceptances that ended for the same
 * reason.
 */
const notifyEnded = async (tx: Tx, clientId: string, together: readonly Ended[]): Promise<void> => {
  const [first] = together;
  if (!first) return;
  const { finding, acceptedBy, untilFix } = first;
  const count = together.length;
  await notify(tx, {
    clientId,
    userIds: [acceptedBy],
    type: 'acceptance_expiring',
    facts: { until_fix: untilFix, count },
    subject: { type: 'finding', id: finding.id },
    title: count === 1 ? finding.title : `${String(count)} acceptances have ended`,
    message:
      count === 1
        ? `${causeSentences[causeOf(untilFix)]} The finding is open again.`
        : `${untilFix ? causeSentences.fix_available : 'Their time has ended.'} The findings are open again.`,
  });
};

const reopenEnded = async (tx: Tx, clientId: string, now: Date): Promise<number> => {
  const due = await lockEnded(tx, now);
  if (due.length === 0) return 0;
  const rows = due.map(({ finding }) => finding);
  await tx.delete(riskAcceptances).where(
    and(
      eq(riskAcceptances.clientId, clientId),
      inArray(
        riskAcceptances.findingId,
        rows.map(({ id }) => id),
      ),
    ),
  );
  await updateFindings(tx, rows, () => ({ status: 'open', closedAt: null }), now);
  await writeEvents(
    tx,
    undefined,
    due.map(({ finding, untilFix }) => ({
      row: finding,
      kind: 'risk_revoked',
      from: 'risk_accepted',
      to: 'open',
      cause: causeOf(untilFix),
    })),
  );
  for (const together of groupsOf(due)) await notifyEnded(tx, clientId, together);
  return due.length;
};

/**
 * Ends expired acceptances in every organization. Safe to repeat, and to run in several processes.
 */
export const expireAcceptances = async (deps: Pick<Deps, 'db' | 'now'>): Promise<void> => {
  const everybody = await acrossTenants(deps.db, 'expire old rows', (tx) =>
    tx.select({ clientId: clients.clientId }).from(clients),
  );
  for (const { clientId } of everybody) {
    while (
      (await retryOnDeadlock(() =>
        inTenant(deps.db, { clientId }, (tx) => reopenEnded(tx, clientId, deps.now())),
      )) === perRound
    );
  }
};
