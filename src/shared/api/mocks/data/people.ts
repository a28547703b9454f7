import type { Role } from '#domain/roles';
import type { PersonRef, TeamMember } from '../../generated/model';
import { getGetSessionResponseMock } from '../generated/session/session.msw';
import { idOf } from './ids';
import { today, dayMs } from './today';

const count = 60;

/** The signed-in user, five administrators, twelve operators, and developers. */
const roleOf = (index: number): Role =>
  index < 6 ? 'admin' : index < 18 ? 'cyberoper' : 'developer';

const personOf = (index: number): PersonRef => {
  if (index === 0) {
    const { id, username, email } = getGetSessionResponseMock();
    return { id, username, email, avatar_url: null };
  }
  const username = `${roleOf(index)}-${String(index).padStart(2, '0')}`;
  return { id: idOf('p', index), username, email: `${username}@acme.example`, avatar_url: null };
};

export const people: readonly PersonRef[] = Array.from({ length: count }, (_, index) =>
  personOf(index),
);

/** The users to whom findings can be assigned. */
export const developers = people.filter((_, index) => roleOf(index) === 'developer');

/** The person with this id; null for an unassigned finding. */
export const personWith = (id: string | null): PersonRef | null =>
  people.find((person) => person.id === id) ?? null;

/** Without the counts, which are computed from the findings. */
export const makeTeam = (): TeamMember[] =>
  people.map(({ avatar_url, ...person }, index) => ({
    ...person,
    avatar_url: avatar_url ?? null,
    role: roleOf(index),
    state: index % 20 === 19 ? 'invited' : 'active',
    two_factor_enabled: index % 3 === 0,
    invited_at: new Date(today() - (200 + index) * dayMs).toISOString(),
    last_login_at:
      index % 20 === 19 ? null : new Date(today() - (index % 14) * dayMs).toISOString(),
    open_findings: 0,
    awaited_approvals: 0,
    api_tokens: 0,
  }));
