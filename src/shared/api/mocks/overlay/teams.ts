import type { Team, TeamRequest } from '../../generated/model';
import { people } from '../data/people';
import { getListTeamsResponseMock } from '../generated/teams/teams.msw';
import { refuse } from '../problem';
import type { Overlay } from '../answers';
import type { MockState } from '../state';
import { bodyOf, fresh } from './request';

/** Teams and what they own. CODEOWNERS files are the contract's example. */
export const teamsOverlay = (state: MockState) => {
  const { codeowners } = getListTeamsResponseMock();
  const { teams } = state;
  const written = ({ name, member_ids: ids, owns }: TeamRequest): Omit<Team, 'id'> => ({
    name,
    members: people.filter(({ id }) => ids.includes(id)),
    owns: owns.map(({ repository_id: id, tag = null, path = null }) => {
      const owned = state.repositories.find((repository) => repository.id === id);
      const repository = owned ? { id: owned.id, nickname: owned.attributes.nickname } : null;
      return { repository, tag, path, source: 'manual', line: null };
    }),
  });
  const refuseTaken = ({ name }: TeamRequest, self?: unknown) => {
    if (teams.all.some((team) => team.name === name && team.id !== self))
      refuse(409, 'A team with this name already exists.', 'team_name_taken');
  };
  return {
    listTeams: () => ({
      data: [...teams.all],
      codeowners: state.scenario.data === 'empty' ? [] : codeowners,
    }),
    createTeam: async ({ request }) => {
      const body = await bodyOf<TeamRequest>(request);
      refuseTaken(body);
      return { data: teams.add({ ...written(body), id: fresh().id }) };
    },
    updateTeam: async ({ params, request }) => {
      const body = await bodyOf<TeamRequest>(request);
      teams.find(params['id']);
      refuseTaken(body, params['id']);
      return { data: teams.change(params['id'], written(body)) };
    },
    deleteTeam: ({ params }) => teams.remove(params['id']),
  } satisfies Overlay;
};
