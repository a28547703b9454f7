import { Problem } from '../../../platform/http/problem.ts';

/**
 * Requests all reviewers at once. If the host rejects that, requests them one by one, because it
 * rejects all of them for a single one, such as the author.
 *
 * @returns those that it rejected
 */
export const requestEach = async <Person>(
  people: readonly Person[],
  ask: (some: readonly Person[]) => Promise<unknown>,
): Promise<Person[]> => {
  if (people.length === 0) return [];
  try {
    await ask(people);
    return [];
  } catch (error) {
    if (!(error instanceof Problem)) throw error;
    if (people.length === 1 || error.code !== 'host_declined') return [...people];
  }
  const refused: Person[] = [];
  for (const person of people) refused.push(...(await requestEach([person], ask)));
  return refused;
};

/** A user, or a team of an organization, from a CODEOWNERS handle. */
export type Named = { handle: string; user?: string; team?: string };

/**
 * `@ana` is a user, `@acme/platform` a team of `owner`; an e-mail address or another owner is
 * neither.
 */
export const toNamed = (handle: string, owner: string): Named => {
  const [first = '', ...rest] = handle.replace(/^@/, '').split('/');
  if (first.includes('@')) return { handle };
  if (rest.length === 0) return { handle, user: first };
  return first.toLowerCase() === owner.toLowerCase() && rest.length === 1
    ? { handle, team: rest.join('') }
    : { handle };
};

/** The request format of GitHub and Gitea. */
export const toRequest = (named: readonly Named[]) => {
  const users = named.flatMap(({ user }) => user ?? []);
  const teams = named.flatMap(({ team }) => team ?? []);
  return {
    ...(users.length > 0 && { reviewers: users }),
    ...(teams.length > 0 && { team_reviewers: teams }),
  };
};

/** Requests those that the host can identify, and returns the handles of all others. */
export const requestNamed = async (
  handles: readonly string[],
  owner: string,
  ask: (request: ReturnType<typeof toRequest>) => Promise<unknown>,
): Promise<string[]> => {
  const named = handles.map((handle) => toNamed(handle, owner));
  const isKnown = ({ user, team }: Named) => user !== undefined || team !== undefined;
  const refused = await requestEach(named.filter(isKnown), (some) => ask(toRequest(some)));
  return [...named.filter((each) => !isKnown(each)), ...refused].map(({ handle }) => handle);
};
