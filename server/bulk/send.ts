import { inArray, sql } from 'drizzle-orm';
import { findingCan } from '../../src/shared/rules/finding-can.ts';
import type { Tx } from '../db/connect.ts';
import { users } from '../db/schema/accounts.ts';
import { bulkItems } from '../db/schema/bulk.ts';
import { findingLabels, findings, findingSends } from '../db/schema/findings.ts';
import type { Deps } from '../deps.ts';
import { invalid } from '../http/problem.ts';
import { assertCan } from '../modules/findings/finding-change.ts';
import { writeEvent } from '../modules/findings/finding-events.repo.ts';
import { developerLabel } from '../modules/own.ts';
import type { Actor, Step } from './run-bulk.ts';

export type Developer = { id: string; username: string; email: string };

/** Mail goes out after this, so that undo is real. */
export const undoSeconds = 30;

export const developersOf = async (tx: Tx, ids: readonly string[]): Promise<Developer[]> => {
  const found = await tx.select({ id: users.id, username: users.username, email: users.email }).from(users).where(inArray(users.id, [...ids]));
  if (found.length < new Set(ids).size) throw invalid('developer_ids', 'Somebody in this list does not belong to the organisation.');
  return found;
};

/** From here on the developers see it, and it is in progress. */
export const sendStep = ({ who }: Actor, developers: readonly Developer[], message: string | undefined, now: Date): Step => async (tx, row) => {
  assertCan(row, findingCan.send);
  for (const { id: userId } of developers) {
    await tx.insert(findingSends).values({ clientId: row.clientId, findingId: row.id, userId, sentBy: who.userId, dueAt: now }).onConflictDoNothing();
    await tx.insert(findingLabels).values({ clientId: row.clientId, label: developerLabel(userId), findingId: row.id, origin: 'person' }).onConflictDoNothing();
  }
  await tx.update(findings).set({ updatedAt: now, version: row.version + 1, ...(row.status === 'open' && { status: 'in_progress' }) }).where(sql`${findings.clientId} = ${row.clientId} and ${findings.id} = ${row.id}`);
  await writeEvent(tx, who, row, { kind: 'sent', to: developers.map(({ username }) => username).join(', '), ...(message && { comment: message }) });
  return undefined;
};

const listed = 20;

/** One mail for each developer, about everything that was sent. */
export const writeMails = async (deps: Deps, tx: Tx, { who }: Actor, jobId: string, developers: readonly Developer[], message: string | undefined): Promise<void> => {
  const { rows } = await tx.execute<{ title: string; severity: string; repository_name: string }>(sql`
    select f.title, f.severity, f.repository_name from bulk_items b join findings f on f.client_id = b.client_id and f.id = b.finding_id
    where b.job_id = ${jobId} and b.outcome = 'done' order by f.priority desc, f.id limit ${listed}`);
  const done = await tx.$count(bulkItems, sql`${bulkItems.jobId} = ${jobId} and ${bulkItems.outcome} = 'done'`);
  if (done === 0) return;
  const list = rows.map(({ title, severity, repository_name: name }) => `- [${severity}] ${name}: ${title}`);
  const text = [...(message === undefined ? [] : [message, '']), ...list, ...(done > rows.length ? [`… and ${done - rows.length} more`] : [])].join('\n');
  const base = deps.config.publicUrl ?? `http://localhost:${deps.config.port}`;
  for (const developer of developers) {
    await deps.mailer.write(tx, {
      clientId: who.clientId, to: developer.email, template: 'findings_sent', userId: developer.id,
      data: { sender: who.username, count: String(done), list: text, link: `${base}/findings/all?developer=${encodeURIComponent(developer.username)}` },
    });
  }
};
