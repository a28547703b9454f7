import type { Role } from '#domain/roles';
import type { Finding, PersonRef, Repository } from '../../generated/model';
import { developers, people } from '../data/people';
import { roleIn } from '../role';
import type { MockState } from '../state';

/** The role that the scenario or the request's token gives. */
export const roleOf = ({ scenario }: MockState, request: Request): Role =>
  scenario.role ?? roleIn(request.headers.get('authorization') ?? '');

/** Who is signed in: developers have findings assigned, everyone else is the first of all. */
export const personOf = (role: Role): PersonRef | undefined =>
  role === 'developer' ? developers[0] : people[0];

/**
 * The findings that the caller may see: all of them, or for a developer those that are assigned and
 * those of the repositories that the developer is a member of.
 */
export const visibleFindings = (state: MockState, request: Request): readonly Finding[] => {
  const role = roleOf(state, request);
  if (role !== 'developer') return state.findings;
  const id = personOf(role)?.id ?? '';
  return state.findings.filter(
    ({ attributes: { assignee, repository } }) =>
      assignee?.id === id || state.members[repository.id]?.includes(id) === true,
  );
};

/** The repositories that the caller may see: all, or for a developer those of which one is a member. */
export const visibleRepositories = (state: MockState, request: Request): readonly Repository[] => {
  const role = roleOf(state, request);
  if (role !== 'developer') return state.repositories;
  const me = personOf(role)?.id ?? '';
  return state.repositories.filter(({ id }) => state.members[id]?.includes(me) === true);
};
