import { sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { can, type Scope } from '#domain/roles';
import type { Tx } from '../../platform/db/connect.ts';
import { updateUncountedFindings } from '../../platform/db/counted-writes.ts';
import { currentClient } from '../../platform/db/current-client.ts';
import { retryOnDeadlock } from '../../platform/db/deadlock.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { notFound } from '../../platform/http/problem.ts';
import { createProblem } from '../../platform/http/problem-codes.ts';
import { toPageMeta, type PageRequest, toPageRange } from '../../platform/http/paging.ts';
import { visibleFindings } from '../access/index.ts';
import { readIssuer } from '../organization/index.ts';
import {
  applyChange,
  type Change,
  type FindingStateRow,
  lockFinding,
} from './triage/finding-change.ts';
import { type Finding, findingOf } from './detail/finding-detail.ts';
import {
  deleteEvent,
  eventsOf,
  findEvent,
  type FindingEvent,
  writeEvent,
} from './records/index.ts';
import { findFindingRow } from './detail/finding.repo.ts';
import { notifyAssignee } from './triage/notify-assignee.ts';

type Schemas = components['schemas'];
type Access = { who: Principal; scope: Scope };

export const getFinding = async (
  tx: Tx,
  { who, scope }: Access,
  id: string,
  now: Date,
): Promise<Finding> => {
  const row = await findFindingRow(tx, id, visibleFindings(who, scope));
  if (!row) throw notFound('Finding');
  return findingOf(row, now);
};

export const readFinding = (deps: Deps, access: Access, id: string) =>
  inTenant(deps.db, toTenant(access.who), (tx) => getFinding(tx, access, id, deps.now()));

/**
 * Returns the status of a finding.
 * @throws {Problem} 404 for one that this user may not see
 */
export const getVisibleStatus = async (
  tx: Tx,
  { who, scope }: Access,
  id: string,
): Promise<string> => {
  const { rows } = await tx.execute<{ status: string }>(
    sql`select f.status from findings f where f.id = ${id} and ${visibleFindings(who, scope)}`,
  );
  const [row] = rows;
  if (!row) throw notFound('Finding');
  return row.status;
};

/** Locks a finding that this user may see. */
export const lockVisible = async (tx: Tx, access: Access, id: string): Promise<FindingStateRow> => {
  await getVisibleStatus(tx, access, id);
  const row = await lockFinding(tx, id);
  if (!row) throw notFound('Finding');
  return row;
};

/** Runs an operation on one finding and returns the finding's state after it. */
export const withFinding = (
  deps: Deps,
  access: Access,
  id: string,
  work: (tx: Tx, row: FindingStateRow) => Promise<void>,
): Promise<Finding> =>
  retryOnDeadlock(() =>
    inTenant(deps.db, toTenant(access.who), async (tx) => {
      await work(tx, await lockVisible(tx, access, id));
      return getFinding(tx, access, id, deps.now());
    }),
  );

const changeOf = (input: Schemas['UpdateFindingRequest']): Change => ({
  ...(input.status !== undefined && { status: input.status }),
  ...(input.severity !== undefined && { severity: input.severity }),
  ...(input.assignee_id !== undefined && { assigneeId: input.assignee_id }),
  ...(input.fixing_effort != null && { fixingEffort: input.fixing_effort }),
  ...(input.is_duplicate !== undefined && { isDuplicate: input.is_duplicate }),
  ...(input.is_subfinding !== undefined && { isSubfinding: input.is_subfinding }),
  ...(input.tags && { tags: input.tags }),
  ...(input.reason !== undefined && { reason: input.reason }),
});

/** Developers may assign findings to themselves; assigning to others requires the permission. */
export const assertMayAssign = (who: Principal, assigneeId: string | null | undefined) => {
  if (assigneeId === undefined || assigneeId === null || assigneeId === who.userId) return;
  if (!can({ role: who.role }, 'findings:assign')) throw createProblem(403, 'only_for_oneself');
};

export const updateFinding = (
  deps: Deps,
  access: Access,
  id: string,
  input: Schemas['UpdateFindingRequest'],
): Promise<Finding> => {
  assertMayAssign(access.who, input.assignee_id);
  return withFinding(deps, access, id, async (tx, row) => {
    await applyChange(tx, access.who, row, changeOf(input), deps.now());
    const { assignee_id: assignee } = input;
    if (assignee != null && assignee !== row.assigneeId)
      await notifyAssignee(tx, access.who, assignee, { count: 1, first: row });
  });
};

export const toggleFalsePositive = (
  deps: Deps,
  access: Access,
  id: string,
  input: Schemas['ToggleFalsePositiveRequest'] | undefined,
): Promise<Finding> =>
  withFinding(deps, access, id, async (tx, row) => {
    const falsePositive = input?.false_positive ?? !row.falsePositive;
    await applyChange(
      tx,
      access.who,
      row,
      { falsePositive, ...(input?.reason !== undefined && { reason: input.reason }) },
      deps.now(),
    );
  });

export const listHistory = (deps: Deps, access: Access, id: string, page: PageRequest) =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    await getFinding(tx, access, id, deps.now());
    const window = toPageRange(page);
    const { data, total } = await eventsOf(tx, id, window);
    return { data, meta: toPageMeta(total, window) };
  });

const addComments = (tx: Tx, id: string, difference: 1 | -1) =>
  updateUncountedFindings(
    tx,
    { where: sql`f.client_id = ${currentClient} and f.id = ${id}` },
    sql`comment_count = f.comment_count + ${difference}::int`,
  );

export const createComment = (
  deps: Deps,
  access: Access,
  id: string,
  text: string,
): Promise<FindingEvent> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const row = await lockVisible(tx, access, id);
    const event = await findEvent(
      tx,
      id,
      await writeEvent(tx, access.who, row, { kind: 'comment', comment: text }),
    );
    if (!event) throw new Error('An event that was just written is not there.');
    await addComments(tx, id, 1);
    return event;
  });

export const deleteComment = (
  deps: Deps,
  access: Access,
  id: string,
  commentId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    await lockVisible(tx, access, id);
    const event = await findEvent(tx, id, commentId);
    if (event?.kind !== 'comment') throw notFound('Comment');
    const own = event.actor?.id === access.who.userId;
    if (!own && !can({ role: access.who.role }, 'team:manage'))
      throw createProblem(403, 'not_your_comment');
    await deleteEvent(tx, commentId);
    await addComments(tx, id, -1);
  });

/** Returns all data of the finding, with its whole history, as a file. */
export const findingReport = (deps: Deps, access: Access, id: string): Promise<string> =>
  inTenant(deps.db, toTenant(access.who), async (tx) => {
    const finding = await getFinding(tx, access, id, deps.now());
    const { data: history } = await eventsOf(tx, id, { offset: 0, limit: 10_000 });
    const issued = {
      generated_at: deps.now().toISOString(),
      issuer: await readIssuer(tx, access.who.clientId),
    };
    return `${JSON.stringify({ ...issued, finding, history }, null, 2)}\n`;
  });
