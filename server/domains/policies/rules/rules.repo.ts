import { and, asc, eq, sql } from 'drizzle-orm';
import { dueTargets } from '#domain/due-targets';
import { defaultSlaDays, dueRuleName, slaCategory, type SlaDays } from '#domain/sla';
import { severities } from '#domain/finding-filters';
import type { Tx } from '../../../platform/db/connect.ts';
import { policies } from '../../../platform/db/schema/catalogue.ts';
import { settings } from '../../../platform/db/schema/operations.ts';
import { newId } from '../../../platform/runtime/ids.ts';

export type PolicyRow = typeof policies.$inferSelect;

const seededKey = 'policies';

const standardRules = (clientId: string): (typeof policies.$inferInsert)[] =>
  severities.flatMap((severity) => {
    const days = defaultSlaDays[severity];
    if (days === null) return [];
    return [
      {
        clientId,
        id: newId(),
        name: dueRuleName(severity, days),
        category: slaCategory,
        conditions: [{ key: 'severity', value: severity }],
        actions: { due_days: days, notify: false, gate: false },
      },
    ];
  });

/**
 * Creates the default due dates as rules of a new organization, once: deleted rules stay deleted.
 */
const seed = async (tx: Tx, clientId: string): Promise<void> => {
  const first = await tx
    .insert(settings)
    .values({ clientId, key: seededKey, value: { seeded: true } })
    .onConflictDoNothing()
    .returning({ key: settings.key });
  if (first.length > 0)
    await tx.insert(policies).values(standardRules(clientId)).onConflictDoNothing();
};

export const listRules = async (tx: Tx, clientId: string): Promise<PolicyRow[]> => {
  await seed(tx, clientId);
  return tx
    .select()
    .from(policies)
    .where(eq(policies.clientId, clientId))
    .orderBy(asc(policies.category), asc(policies.name), asc(policies.id));
};

export const getRule = async (
  tx: Tx,
  clientId: string,
  id: string,
): Promise<PolicyRow | undefined> => {
  await seed(tx, clientId);
  return (
    await tx
      .select()
      .from(policies)
      .where(and(eq(policies.clientId, clientId), eq(policies.id, id)))
  )[0];
};

/** Returns whether a rule sets due dates. Only reads, so that a replica can answer it. */
export const hasDueRule = async (tx: Tx, clientId: string): Promise<boolean> => {
  const found = await tx
    .select({ id: policies.id })
    .from(policies)
    .where(
      and(
        eq(policies.clientId, clientId),
        eq(policies.enabled, true),
        sql`${policies.actions}->>'due_days' is not null`,
      ),
    )
    .limit(1);
  return found.length > 0;
};

/**
 * The shortest due period that a rule gives every finding of a severity: rules with other
 * conditions apply only to some findings. Only reads, like `hasDueRule`.
 */
export const listDueTargets = async (tx: Tx, clientId: string): Promise<SlaDays> => {
  const rules = await tx
    .select({ conditions: policies.conditions, actions: policies.actions })
    .from(policies)
    .where(and(eq(policies.clientId, clientId), eq(policies.enabled, true)));
  return dueTargets(
    rules.map(({ conditions, actions }) => ({ conditions, due_days: actions.due_days })),
  );
};
