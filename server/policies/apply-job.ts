import { and, eq, inArray, sql, type SQL } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/accounts.ts';
import { inTenant } from '../db/tenancy.ts';
import { foldCounts } from '../imports/scan.repo.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import type { JobDefinition } from '../jobs/job.ts';
import { notify } from '../modules/notifications/notify.ts';
import { matching } from './conditions.ts';
import { type PolicyRow, rulesOf } from './rules.repo.ts';

export const applyPoliciesKind = 'apply_policies';

/** After a rule has changed, for all findings; after an import, for those of its repository. */
export const enqueueApplyPolicies = (tx: Tx, who: { clientId: string; userId?: string }, repositoryId?: string): Promise<string> =>
  enqueueJob(tx, {
    clientId: who.clientId,
    kind: applyPoliciesKind,
    payload: { ...(repositoryId !== undefined && { repositoryId }) },
    dedupeKey: repositoryId ?? 'all',
    ...(who.userId !== undefined && { createdBy: who.userId }),
  });

const labelsOf = ({ name, category }: PolicyRow): string[] => [`policy:${name}`, `policy-category:${category}`];

/** Takes away what no rule says any more, then adds what is new: an unchanged rule writes nothing. Returns how many findings each rule newly names. */
const label = async (tx: Tx, rules: readonly PolicyRow[], scope: SQL): Promise<Map<string, number>> => {
  const said = rules.flatMap((rule) => labelsOf(rule).map((name) => ({ name, rule })));
  const kept = said.map(({ name, rule }) => sql`(l.label = ${name} and ${matching(rule)})`);
  await tx.execute(sql`
    delete from finding_labels l using findings f
    where l.client_id = current_client() and l.origin = 'policy' and f.client_id = l.client_id and f.id = l.finding_id and ${scope}
      and not (${kept.length === 0 ? sql`false` : sql.join(kept, sql` or `)})`);
  const fresh = new Map<string, number>();
  for (const { name, rule } of said) {
    const { rowCount } = await tx.execute(sql`
      insert into finding_labels (client_id, label, finding_id, origin) select f.client_id, ${name}, f.id, 'policy' from findings f
      where f.client_id = current_client() and ${scope} and ${matching(rule)} on conflict do nothing`);
    if (name === `policy:${rule.name}`) fresh.set(rule.id, rowCount ?? 0);
  }
  return fresh;
};

/** The earliest date that any rule sets; without a rule there is none. */
const setDueDates = async (tx: Tx, rules: readonly PolicyRow[], scope: SQL): Promise<number> => {
  const dates = rules.flatMap(({ actions, ...rule }) =>
    actions.due_days === null ? [] : [sql`case when ${matching(rule)} then f.first_seen_at + make_interval(days => ${actions.due_days}::int) end`],
  );
  const due = dates.length === 0 ? sql`null::timestamptz` : sql`least(${sql.join(dates, sql`, `)})`;
  const { rowCount } = await tx.execute(sql`update findings f set due_at = ${due} where f.client_id = current_client() and ${scope} and f.due_at is distinct from ${due}`);
  return rowCount ?? 0;
};

const tell = async (tx: Tx, clientId: string, rules: readonly PolicyRow[], fresh: ReadonlyMap<string, number>): Promise<void> => {
  const loud = rules.filter(({ id, actions }) => actions.notify && (fresh.get(id) ?? 0) > 0);
  if (loud.length === 0) return;
  const people = await tx.select({ id: users.id }).from(users).where(and(eq(users.clientId, clientId), inArray(users.role, ['admin', 'cyberoper'])));
  for (const { id, name } of loud) {
    const count = fresh.get(id) ?? 0;
    await notify(tx, { clientId, userIds: people.map((person) => person.id), type: 'reminder', title: name, message: `${String(count)} ${count === 1 ? 'finding is' : 'findings are'} newly under this rule.` });
  }
};

export const applyPoliciesJob: JobDefinition = {
  run: async ({ clientId, payload, deps, completeIn }) => {
    const repositoryId = payload['repositoryId'];
    const scope = typeof repositoryId === 'string' ? sql`f.repository_id = ${repositoryId}::uuid` : sql`true`;
    await inTenant(deps.db, { clientId }, async (tx) => {
      const rules = (await rulesOf(tx, clientId)).filter(({ enabled }) => enabled);
      const fresh = await label(tx, rules, scope);
      const dated = await setDueDates(tx, rules, scope);
      await tell(tx, clientId, rules, fresh);
      await completeIn(tx, { rules: rules.length, labelled: [...fresh.values()].reduce((sum, n) => sum + n, 0), dated });
    });
    await inTenant(deps.db, { clientId }, foldCounts);
    return undefined;
  },
};
