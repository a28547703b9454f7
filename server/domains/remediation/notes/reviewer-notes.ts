// Notes of reviewers on other findings of a rule in a repository. The AI services receive them,
// masked and marked as data, together with a finding of the same rule.
import { and, count, desc, eq, ilike, isNotNull, isNull, lt, or, sql } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { currentClient, ofCurrentClient } from '../../../platform/db/current-client.ts';
import { reviewerNotes } from '../../../platform/db/schema/ai-usage.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { contains } from '../../../platform/db/text-match.ts';
import type { PageRange } from '../../../platform/http/paging.ts';

type Row = typeof reviewerNotes.$inferSelect;
export type ReviewerNote = Pick<Row, 'about' | 'before' | 'decision' | 'text'>;

/** The latest notes best represent how the team judges now. */
const mostNotes = 8;
const mostText = 400;

/** Lists notes on other findings, each text once, the newest first. */
export const listReviewerNotes = async (
  tx: Tx,
  findingId: string,
  repositoryId: string,
): Promise<ReviewerNote[]> => {
  const { rows } = await tx.execute<ReviewerNote>(sql`
    select n.about, n.before, n.decision, left(n.text, ${mostText}::int) as text
    from findings own
    join reviewer_notes n on n.client_id = own.client_id and n.repository_id = own.repository_id and n.tool = own.tool and n.rule_id = own.rule_id and n.finding_id <> own.id
    where own.client_id = ${currentClient} and own.id = ${findingId} and own.repository_id = ${repositoryId} and n.deleted_at is null
    order by n.created_at desc, n.id desc limit ${mostNotes}`);
  return rows;
};

const decisionOf = ({ about, before, decision }: ReviewerNote): string => {
  if (about === 'opinion') return `your opinion "${before ?? ''}" was ${decision}`;
  return decision === 'true' ? 'marked as a false positive' : 'not a false positive';
};

/** The notes as a part of a prompt; empty if there are none. */
export const noteBlock = (
  notes: readonly ReviewerNote[],
  mark: string,
  hide: (text: string) => string,
): string[] => {
  if (notes.length === 0) return [];
  const lines = notes.map((note) => `- ${decisionOf(note)}: ${note.text.replaceAll(/\s+/g, ' ')}`);
  return [`Notes of reviewers:\n<data-${mark}>\n${hide(lines.join('\n'))}\n</data-${mark}>`];
};

const isNote = (id: string) => and(ofCurrentClient(reviewerNotes), eq(reviewerNotes.id, id));

const inRepository = and(
  eq(repositories.clientId, reviewerNotes.clientId),
  eq(repositories.id, reviewerNotes.repositoryId),
);

const select = (tx: Tx) =>
  tx
    .select({ note: reviewerNotes, repository: repositories.nickname })
    .from(reviewerNotes)
    .innerJoin(repositories, inRepository);

export type NamedNote = Awaited<ReturnType<typeof select>>[number];

/** Lists a page of the notes that are not deleted, with their total number. */
export const listNotes = async (
  tx: Tx,
  words: string,
  { offset, limit }: PageRange,
): Promise<{ rows: NamedNote[]; total: number }> => {
  const columns = [
    reviewerNotes.text,
    reviewerNotes.ruleId,
    reviewerNotes.author,
    repositories.nickname,
  ];
  const where = and(
    ofCurrentClient(reviewerNotes),
    isNull(reviewerNotes.deletedAt),
    ...words
      .split(/\s+/)
      .filter(Boolean)
      .map((word) => or(...columns.map((column) => ilike(column, contains(word))))),
  );
  const rows = await select(tx)
    .where(where)
    .orderBy(desc(reviewerNotes.createdAt), desc(reviewerNotes.id))
    .offset(offset)
    .limit(limit);
  const [counted] = await tx
    .select({ n: count() })
    .from(reviewerNotes)
    .innerJoin(repositories, inRepository)
    .where(where);
  return { rows, total: counted?.n ?? 0 };
};

export const findNote = async (tx: Tx, id: string): Promise<NamedNote | undefined> =>
  (await select(tx).where(isNote(id)))[0];

type NoteChange = Partial<Pick<Row, 'text' | 'editedBy' | 'editedAt' | 'deletedAt'>>;

export const updateNote = (tx: Tx, id: string, change: NoteChange) =>
  tx.update(reviewerNotes).set(change).where(isNote(id));

/** Purges notes of all organizations that were deleted before this time. */
export const deleteOldNotes = (tx: Tx, before: Date) =>
  tx
    .delete(reviewerNotes)
    .where(and(isNotNull(reviewerNotes.deletedAt), lt(reviewerNotes.deletedAt, before)));
