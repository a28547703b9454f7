import type { Permission } from './roles.ts';

/** What an API token may be given. The contract lists the same (`PlexalyzerScope`). */
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

/** The scopes of a token whose request names none. */
export const standardTokenScopes: readonly TokenScope[] = ['scans:upload', 'scans:read'];
