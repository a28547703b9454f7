export {
  type Viewer,
  isInTeams,
  listOwnedParts,
  listPathsByCodeowners,
  type OwnedPaths,
  listTeamNames,
  type OwnedPart,
  ownersOfFinding,
} from './owned-parts.ts';
export { pathMatcher, toPathRegex } from './path-pattern.ts';
