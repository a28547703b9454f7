import type { FindingAttributes, FindingOwner, Team } from '../../generated/model';
import { idOf } from './ids';
import { developers } from './people';
import { repositoryNames } from './repositories';

type Owned = (typeof repositoryNames)[number];

/** Teams and what they own; the other repositories belong to no team. */
const owners: readonly (readonly [name: string, ...owned: Owned[]])[] = [
  ['Payments', 'ledger-api', 'card-gateway', 'billing-jobs', 'payment-router'],
  ['Web', 'statement-web', 'checkout-web', 'admin-console', 'customer-profile'],
  ['Platform', 'infra-live', 'event-bus', 'feature-flags', 'search-index'],
];

export const makeTeams = (): Team[] =>
  owners.map(([name, ...owned], index) => ({
    id: idOf('t', index),
    name,
    members: developers.slice(index * 6, index * 6 + 6),
    owns: owned.map((nickname) => ({
      repository: { id: idOf('r', repositoryNames.indexOf(nickname)), nickname },
      tag: null,
      path: null,
      source: 'manual',
      line: null,
    })),
  }));

type Owns = Team['owns'][number];

const isIn = (
  { repository, file, tags }: FindingAttributes,
  { repository: owned, path, tag }: Owns,
): boolean =>
  (owned === null || owned.id === repository.id) &&
  (tag === null || tags.includes(tag)) &&
  (path === null || file?.startsWith(path.replace(/\*.*$/, '').replace(/^\//, '')) === true);

/** Whether a team owns the finding: by its repository, or by a path or tag within it. */
export const isOwned = (attributes: FindingAttributes, { owns }: Team): boolean =>
  owns.some((part) => isIn(attributes, part));

/** The teams that own the finding, each with what it owns. */
export const ownersOf = (attributes: FindingAttributes, teams: readonly Team[]): FindingOwner[] =>
  teams.flatMap(({ id, name, owns }) => {
    const part = owns.find((each) => isIn(attributes, each));
    return part ? [{ ...part, id, name }] : [];
  });

/** The names of the teams that own the finding. */
export const teamsOf = (attributes: FindingAttributes, teams: readonly Team[]): string[] =>
  teams.filter((team) => isOwned(attributes, team)).map(({ name }) => name);
