// Comments of users who decide on findings, as context for the AI services. Each text is stored
// once for a rule in a repository.
import { sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient } from '../../../platform/db/current-client.ts';
import { textArray, uuidArray } from '../../../platform/db/text-match.ts';
import { newId } from '../../../platform/runtime/ids.ts';

type FindingEvent = {
  findingId: string;
  kind: string;
  data: { from: string | null; to: string | null };
  reason: string | null;
};

const isDecision = ({ kind, data, reason }: FindingEvent): boolean =>
  (kind === 'opinion' || kind === 'false_positive') && data.to !== null && /\S/.test(reason ?? '');

/**
 * A note that a reviewer repeats becomes new again with the current decision, even if an
 * administrator deleted it; the administrator's wording is kept. Decisions without an author are
 * not stored.
 */
export const upsertReviewerNotes = async (
  tx: Tx,
  author: string | undefined,
  events: readonly FindingEvent[],
): Promise<void> => {
  const decisions = events.filter(isDecision);
  if (author === undefined || decisions.length === 0) return;
  const texts = (of: (event: FindingEvent) => string | null) =>
    textArray(decisions.map((row) => of(row) ?? ''));
  await tx.execute(sql`
    insert into reviewer_notes (client_id, id, repository_id, tool, rule_id, finding_id, about, before, decision, source, text, author)
    select distinct on (f.repository_id, f.tool, f.rule_id, md5(s.text))
      f.client_id, s.id, f.repository_id, f.tool, f.rule_id, f.id, s.about, nullif(s.before, ''), s.decision, s.text, s.text, ${author}::text
    from unnest(${uuidArray(decisions.map(() => newId()))}, ${uuidArray(decisions.map(({ findingId }) => findingId))}, ${texts(({ kind }) => kind)}, ${texts(({ data }) => data.from)}, ${texts(({ data }) => data.to)}, ${texts(({ reason }) => reason)}) as s (id, finding_id, about, before, decision, text)
    join findings f on f.client_id = ${currentClient} and f.id = s.finding_id
    order by f.repository_id, f.tool, f.rule_id, md5(s.text), s.id desc
    on conflict (client_id, repository_id, tool, rule_id, md5(source)) do update
      set finding_id = excluded.finding_id, about = excluded.about, decision = excluded.decision, before = excluded.before, author = excluded.author, created_at = now(), deleted_at = null`);
};

/** Deletes the notes of the last answer to the second opinion when that answer is withdrawn. */
export const deleteNotesOfAnswer = (tx: Tx, findingId: string) =>
  tx.execute(sql`
    update reviewer_notes set deleted_at = now()
    where client_id = ${currentClient} and finding_id = ${findingId} and deleted_at is null and created_at = (
      select created_at from finding_events
      where client_id = ${currentClient} and finding_id = ${findingId} and kind = 'opinion' order by id desc limit 1)`);
