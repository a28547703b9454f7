import type { Role } from '#domain/roles';
import type { Finding, PersonRef, Repository } from '../../generated/model';
import { developers, people } from '../data/people';
import { roleIn } from '../role';
import type { MockState } from '../state';
import type { FilterContext } from './filter-tests';
import { matching } from './matching';

/** The role in the scenario or in the request's token. */
export const roleOf = ({ scenario }: MockState, request: Request): Role =>
  scenario.role ?? roleIn(request.headers.get('authorization') ?? '');

/**
 * The signed-in user: for developers the first one with assigned findings, for other roles the
 * first user.
 */
export const personOf = (role: Role): PersonRef | undefined =>
  role === 'developer' ? developers[0] : people[0];

/**
 * The findings that the caller may see: all, or for developers those assigned to them and those of
 * the repositories that they are members of.
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

/**
 * The repositories that the caller may see: all, or for developers those that they are members of.
 */
export const visibleRepositories = (state: MockState, request: Request): readonly Repository[] => {
  const role = roleOf(state, request);
  if (role !== 'developer') return state.repositories;
  const me = personOf(role)?.id ?? '';
  return state.repositories.filter(({ id }) => state.members[id]?.includes(me) === true);
};

/** The data that the caller's filters read besides the findings. */
export const filterContextOf = (state: MockState, request: Request): FilterContext => ({
  ...state,
  me: personOf(roleOf(state, request))?.id,
});

/** The caller's findings that match the filters of this URL, in its order. */
export const requestedFindings = (state: MockState, request: Request, url: URL): Finding[] =>
  matching(visibleFindings(state, request), url, filterContextOf(state, request));
