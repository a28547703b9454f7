import type { components, operations } from '../../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../../platform/db/connect.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { toPageMeta, toPageRange } from '../../../platform/http/paging.ts';
import { type Principal, toTenant } from '../../../platform/http/principal.ts';
import { notFound } from '../../../platform/http/problem.ts';
import { toIsoOrNull } from '../../../platform/runtime/time.ts';
import { writeAudit } from '../../audit-log/index.ts';
import { findNote, listNotes, type NamedNote, updateNote } from './reviewer-notes.ts';

type Schemas = components['schemas'];
type Query = NonNullable<operations['listReviewerNotes']['parameters']['query']>;

const shown = ({ note, repository }: NamedNote): Schemas['ReviewerNote'] => ({
  id: note.id,
  repository_id: note.repositoryId,
  repository,
  tool: note.tool,
  rule_id: note.ruleId,
  about: note.about,
  before: note.before,
  decision: note.decision,
  text: note.text,
  author: note.author,
  created_at: note.createdAt.toISOString(),
  edited_by: note.editedBy,
  edited_at: toIsoOrNull(note.editedAt),
});

export const getNotes = (
  deps: Deps,
  who: Principal,
  { q = '', ...page }: Query,
): Promise<Schemas['ReviewerNoteList']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const range = toPageRange(page);
    const { rows, total } = await listNotes(tx, q, range);
    return { data: rows.map(shown), meta: toPageMeta(total, range) };
  });

const get = async (tx: Tx, id: string, isDeletedToo = false): Promise<NamedNote> => {
  const found = await findNote(tx, id);
  if (!found || (found.note.deletedAt !== null && !isDeletedToo)) throw notFound('Note');
  return found;
};

const audit = (tx: Tx, who: Principal, action: string, { note, repository }: NamedNote) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'reviewer_note', id: note.id },
    detail: { repository, rule: note.ruleId },
  });

export const editNote = (
  deps: Deps,
  who: Principal,
  id: string,
  text: string,
): Promise<Schemas['ReviewerNote']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const found = await get(tx, id);
    await updateNote(tx, id, {
      text: text.trim(),
      editedBy: who.username,
      editedAt: deps.now(),
    });
    await audit(tx, who, 'reviewer_note.edit', found);
    return shown(await get(tx, id));
  });

export const deleteNote = (deps: Deps, who: Principal, id: string): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const found = await get(tx, id);
    await updateNote(tx, id, { deletedAt: deps.now() });
    await audit(tx, who, 'reviewer_note.delete', found);
  });

export const restoreNote = (
  deps: Deps,
  who: Principal,
  id: string,
): Promise<Schemas['ReviewerNote']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const found = await get(tx, id, true);
    if (found.note.deletedAt === null) return shown(found);
    await updateNote(tx, id, { deletedAt: null });
    await audit(tx, who, 'reviewer_note.restore', found);
    return shown(await get(tx, id));
  });
