import { and, eq } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { teams } from '../../platform/db/schema/teams.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import { mapUniqueViolation } from '../../platform/db/unique-violation.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import { newId } from '../../platform/runtime/ids.ts';
import { writeAudit } from '../audit-log/index.ts';
import { toIso } from '../../platform/runtime/time.ts';
import { listOwnerLines, listReadings, ownerName, readCodeowners } from './codeowners/index.ts';
import { toPathRegex } from './owners/index.ts';
import * as repo from './teams.repo.ts';

type Schemas = components['schemas'];
type Team = Schemas['Team'];
type TeamRequest = Schemas['TeamRequest'];

const loadTeams = async (tx: Tx, { clientId }: Principal): Promise<Team[]> => {
  const rows = await repo.listTeamRows(tx, clientId);
  const members = await repo.listMembersOfTeams(tx, clientId);
  const ownerships = await repo.listOwnershipsOfTeams(tx, clientId);
  const lines = await listOwnerLines(tx);
  return rows.map(({ id, name }) => ({
    id,
    name,
    members: members.filter(({ teamId }) => teamId === id).map(({ person }) => person),
    owns: [
      ...ownerships
        .filter(({ owns }) => owns.teamId === id)
        .map(({ owns: { tag, path }, repository }) => ({
          repository,
          tag,
          path,
          source: 'manual' as const,
          line: null,
        })),
      ...lines
        .filter(({ owner }) => owner === ownerName(name))
        .map(({ repository, pattern, line }) => ({
          repository,
          tag: null,
          path: pattern,
          source: 'codeowners' as const,
          line,
        })),
    ],
  }));
};

/** Maximum number of owners without a team that are listed for one file. */
const maxWithoutTeam = 20;

export const listTeams = (deps: Deps, who: Principal): Promise<Schemas['Teams']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const data = await loadTeams(tx, who);
    const names = new Set(data.map(({ name }) => ownerName(name)));
    const readings = await listReadings(tx);
    return {
      data,
      codeowners: readings.map(({ repository, path, read_at, problem, handles }) => ({
        repository,
        path,
        read_at: read_at === null ? null : toIso(read_at),
        problem,
        without_team: [
          ...new Set(handles.filter(({ owner }) => !names.has(owner)).map(({ handle }) => handle)),
        ].slice(0, maxWithoutTeam),
      })),
    };
  });

/** @throws {Problem} the source host's problem, or that there is none */
export const rereadCodeowners = async (
  deps: Deps,
  who: Principal,
  { repository_id: id }: Schemas['CodeownersRequest'],
): Promise<Schemas['Teams']> => {
  await readCodeowners(deps, toTenant(who), id);
  return listTeams(deps, who);
};

const documentOf = async (tx: Tx, who: Principal, id: string): Promise<Schemas['TeamDocument']> => {
  const data = (await loadTeams(tx, who)).find((team) => team.id === id);
  if (!data) throw notFound('Team');
  return { data };
};

/**
 * Replaces members and user-entered ownership.
 *
 * @throws {Problem} 422 for a user or repository of another organization, and for an empty entry
 */
const writeParts = async (
  tx: Tx,
  { clientId }: Principal,
  id: string,
  { member_ids, owns }: TeamRequest,
): Promise<void> => {
  const memberIds = [...new Set(member_ids)];
  const members = await repo.findUserIds(tx, clientId, memberIds);
  const stranger = member_ids.findIndex((userId) => !members.has(userId));
  if (stranger >= 0) throw invalid(`member_ids.${String(stranger)}`, 'not_a_member');
  const repositories = await repo.findRepositoryIds(
    tx,
    clientId,
    owns.flatMap(({ repository_id: one }) => one ?? []),
  );
  const rows = owns.map((entry, position): repo.NewOwnership => {
    const repositoryId = entry.repository_id ?? null;
    const tag = entry.tag?.trim() || null;
    const path = entry.path?.trim() || null;
    if (repositoryId === null && tag === null && path === null)
      throw invalid(`owns.${String(position)}`, 'owns_nothing');
    if (repositoryId !== null && !repositories.has(repositoryId))
      throw invalid(`owns.${String(position)}.repository_id`, 'not_a_repository');
    const pattern = path === null ? null : toPathRegex(path);
    return { id: newId(), repositoryId, tag, path, pattern, position };
  });
  await repo.replaceMembers(tx, clientId, id, memberIds);
  await repo.replaceOwnerships(tx, clientId, id, rows);
};

const audit = (
  tx: Tx,
  who: Principal,
  requestId: string,
  verb: 'create' | 'change' | 'delete',
  { id, name }: { id: string; name: string },
) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: `teams.${verb}`,
    subject: { type: 'team', id },
    detail: { name },
    requestId,
  });

export const createTeam = (
  deps: Deps,
  who: Principal,
  request: TeamRequest,
  requestId: string,
): Promise<Schemas['TeamDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const team = { id: newId(), name: request.name.trim() };
    await mapUniqueViolation(
      tx.insert(teams).values({
        ...team,
        clientId: who.clientId,
        createdBy: who.userId,
        createdAt: deps.now(),
      }),
      'team_name_taken',
    );
    await writeParts(tx, who, team.id, request);
    await audit(tx, who, requestId, 'create', team);
    return documentOf(tx, who, team.id);
  });

export const updateTeam = (
  deps: Deps,
  who: Principal,
  id: string,
  request: TeamRequest,
  requestId: string,
): Promise<Schemas['TeamDocument']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const name = request.name.trim();
    const { rowCount } = await mapUniqueViolation(
      tx
        .update(teams)
        .set({ name })
        .where(and(eq(teams.clientId, who.clientId), eq(teams.id, id))),
      'team_name_taken',
    );
    if (rowCount !== 1) throw notFound('Team');
    await writeParts(tx, who, id, request);
    await audit(tx, who, requestId, 'change', { id, name });
    return documentOf(tx, who, id);
  });

export const deleteTeam = (
  deps: Deps,
  who: Principal,
  id: string,
  requestId: string,
): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { data } = await documentOf(tx, who, id);
    await repo.deleteTeamRows(tx, who.clientId, id);
    await audit(tx, who, requestId, 'delete', data);
  });
