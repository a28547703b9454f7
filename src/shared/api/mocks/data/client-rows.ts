// The rows of each other organization: repositories, people and findings.
import type { Finding, PersonRef, Repository } from '../../generated/model';
import { makeFindings } from './findings';
import { idOf } from './ids';
import { makeRepositories } from './repositories';

/** The products of one organization, and their size. */
export interface ClientSize {
  /** The prefix of its repository names, and its account at the source host. */
  word: string;
  repositories: number;
  members: number;
  findings: number;
}

export interface ClientRows {
  repositories: readonly Repository[];
  people: readonly PersonRef[];
  findings: readonly Finding[];
}

const parts = [
  'api',
  'web',
  'jobs',
  'gateway',
  'mobile',
  'infra',
  'data',
  'search',
  'mail',
  'identity',
  'reports',
  'events',
] as const;

/** Distinct from the ids of the user's own organization and of the others. */
const idsOf = (index: number) => (index + 1) * 4096;

/** The same at every start: the organization's index is the seed. */
export const makeClientRows = (size: ClientSize, index: number): ClientRows => {
  const { word } = size;
  const first = idsOf(index);
  const repositories = makeRepositories(
    parts.slice(0, size.repositories).map((part) => `${word}-${part}`),
    first,
    word,
  );
  const people = Array.from({ length: size.members }, (_, place): PersonRef => {
    const username = `${word}-${String(place + 1).padStart(2, '0')}`;
    const email = `${username}@${word}.example`;
    return { id: idOf('p', first + place), username, email, avatar_url: null };
  });
  const refs = repositories.map(({ id, attributes: { nickname } }) => ({ id, nickname }));
  const origin = { seed: 100 + index, first: first * 256, repositories: refs, people };
  return {
    repositories,
    people,
    findings: refs.length === 0 ? [] : makeFindings(size.findings, origin),
  };
};
