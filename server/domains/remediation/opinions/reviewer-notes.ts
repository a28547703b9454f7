// What people said when they judged other findings of a rule in a repository. The model gets it along
// with a finding of the same rule.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';

export type ReviewerNote = {
  /** `accepted` or `refused` for an opinion of the model, `true` or `false` for "false positive". */
  decision: string;
  about: 'opinion' | 'false_positive';
  /** The verdict that the decision is about, for an opinion. */
  before: string | null;
  text: string;
};

/** The newest say most about how the team judges now. */
const mostNotes = 8;
const mostText = 400;

/** Of people alone, each text once, the newest first. */
export const listReviewerNotes = async (
  tx: Tx,
  findingId: string,
  repositoryId: string,
): Promise<ReviewerNote[]> => {
  const { rows } = await tx.execute<ReviewerNote>(sql`
    select n.about, n.before, n.decision, n.text from (
      select distinct on (e.reason) e.kind as about, e.data ->> 'from' as before, e.data ->> 'to' as decision, left(e.reason, ${mostText}::int) as text, e.id
      from findings own
      join findings f on f.client_id = own.client_id and f.repository_id = own.repository_id and f.tool = own.tool and f.rule_id = own.rule_id and f.id <> own.id
      join finding_events e on e.client_id = f.client_id and e.finding_id = f.id
      where own.client_id = ${currentClient} and own.id = ${findingId} and own.repository_id = ${repositoryId} and e.kind in ('opinion', 'false_positive') and e.actor_id is not null and e.reason <> ''
      order by e.reason, e.id desc
    ) n order by n.id desc limit ${mostNotes}`);
  return rows;
};
