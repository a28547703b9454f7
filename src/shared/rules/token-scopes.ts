import type { Permission } from './roles.ts';

/** The scopes of an API token. The contract lists the same (`PlexalyzerScope`). */
export const tokenScopes = [
  'repositories:read',
  'scans:upload',
  'scans:read',
  'findings:read',
  'findings:export',
  'jobs:read',
  'components:read',
  'gate:check',
] as const satisfies readonly Permission[];

export type TokenScope = (typeof tokenScopes)[number];

/** The default scopes of a token. */
export const standardTokenScopes: readonly TokenScope[] = ['scans:upload', 'scans:read'];
