// Why an enabled rule has no effect: the list shows the reason, and an import skips the rule.
import { and, inArray } from 'drizzle-orm';
import type { components } from '../../../../openapi/generated/paths.d.ts';
import { can } from '#domain/roles';
import type { Tx } from '../../../platform/db/connect.ts';
import { ofCurrentClient } from '../../../platform/db/current-client.ts';
import { users } from '../../../platform/db/schema/accounts.ts';
import type { TriageRuleRow } from './triage-rules.repo.ts';

type Schemas = components['schemas'];
type Obstacle = Schemas['TriageRuleObstacle'];

const personOf = ({ id, username, email, avatarUrl }: typeof users.$inferSelect) => ({
  id,
  username,
  email,
  avatar_url: avatarUrl,
});

/** The users referenced by rules, if they are still members. */
export class People {
  readonly #rows: ReadonlyMap<string, typeof users.$inferSelect>;

  private constructor(rows: readonly (typeof users.$inferSelect)[]) {
    this.#rows = new Map(rows.map((row) => [row.id, row]));
  }

  static async of(tx: Tx, rules: readonly TriageRuleRow[]): Promise<People> {
    const ids = rules.flatMap(({ createdBy, change }) => [createdBy, change.assignee_id ?? []]);
    return new People(
      ids.length === 0
        ? []
        : await tx
            .select()
            .from(users)
            .where(and(ofCurrentClient(users), inArray(users.id, ids.flat()))),
    );
  }

  find(id: string | undefined): Schemas['PersonRef'] | null {
    const row = id === undefined ? undefined : this.#rows.get(id);
    return row ? personOf(row) : null;
  }

  roleOf(id: string) {
    return this.#rows.get(id)?.role;
  }
}

const endOf = (day: string) => new Date(`${day}T23:59:59.999Z`);

/** Returns whether the last day of the acceptance has passed. */
export const hasEnded = (
  { accept_risk: risk }: Schemas['TriageRuleChangeInput'],
  now: Date,
): boolean => risk?.until != null && endOf(risk.until) < now;

const isPermitted = ({ createdBy, change }: TriageRuleRow, people: People): boolean => {
  const role = people.roleOf(createdBy);
  return (
    role !== undefined &&
    can({ role }, 'findings:bulk') &&
    (!change.accept_risk || can({ role }, 'findings:accept-risk')) &&
    (change.assignee_id === undefined || can({ role }, 'findings:assign'))
  );
};

export const obstacleOf = (rule: TriageRuleRow, people: People, now: Date): Obstacle | null => {
  if (!isPermitted(rule, people)) return 'author_not_permitted';
  if (hasEnded(rule.change, now)) return 'acceptance_over';
  const { assignee_id: assignee } = rule.change;
  return assignee !== undefined && people.find(assignee) === null ? 'assignee_left' : null;
};
