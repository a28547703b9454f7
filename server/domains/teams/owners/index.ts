export {
  isInTeams,
  listOwnedParts,
  listTeamNames,
  myself,
  type OwnedPart,
  ownersOfFinding,
} from './owned-parts.ts';
export { toPathRegex } from './path-pattern.ts';
