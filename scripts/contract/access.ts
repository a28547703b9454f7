// The committed table of permissions. The server enforces `x-permission` and the denial tests
// derive from it, so neither notices when it becomes weaker. This table does: it is not generated,
// so that any change is deliberate.
import { readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { isPermission, roles, scopeOf } from '#domain/roles';
import { callsOf, type Node, readBundle, tokenScopes } from './document.ts';
import type { Check } from './types.ts';

export const accessFile = 'openapi/access.csv';

const none = '-';
const header = ['operation', 'call', 'permission', ...roles, 'partner', 'token'].join(',');

/**
 * `all`, `own` or `-` for each role, for a partner with the developer role, and for an API token.
 */
const cells = (permission: string, scopes: ReadonlySet<string>): string[] => {
  if (permission === 'public') return [...roles, 'partner', 'token'].map(() => 'public');
  if (permission === 'session') return [...roles.map(() => 'all'), 'all', none];
  if (!isPermission(permission)) return [...roles, 'partner', 'token'].map(() => '?');
  return [
    ...roles.map((role) => scopeOf({ role }, permission) ?? none),
    scopeOf({ role: 'developer', is_partner: true }, permission) ?? none,
    scopes.has(permission) ? 'scope' : none,
  ];
};

/** The header, then a line for each operation, sorted by name. */
export const accessTable = (document: Node): string[] => {
  const scopes = tokenScopes(document);
  const lines = callsOf(document).map(({ id, call, operation }) => {
    const word = operation['x-permission'];
    const permission = typeof word === 'string' ? word : '?';
    return [id, call, permission, ...cells(permission, scopes)].join(',');
  });
  return [header, ...lines.toSorted()];
};

/** Diff lines: `- ` for the committed table, `+ ` for the current contract. */
export const accessChanges = (committed: readonly string[], now: readonly string[]): string[] => {
  const before = new Set(committed);
  const after = new Set(now);
  const nameOf = (line: string) => line.slice(0, line.indexOf(','));
  const changes = [
    ...committed.filter((line) => !after.has(line)).map((line) => ({ mark: '-', line })),
    ...now.filter((line) => !before.has(line)).map((line) => ({ mark: '+', line })),
  ];
  // The sort is stable, so that the committed line of an operation stays first.
  return changes
    .toSorted((a, b) => nameOf(a.line).localeCompare(nameOf(b.line)))
    .map(({ mark, line }) => `${mark} ${line}`);
};

const linesOf = (text: string): string[] => text.split('\n').filter((line) => line !== '');

export const acceptAccess = async (root: string): Promise<void> =>
  writeFile(path.join(root, accessFile), `${accessTable(await readBundle(root)).join('\n')}\n`);

export const access: Check = {
  name: 'access',
  run: async (root) => {
    const committed = linesOf(await readFile(path.join(root, accessFile), 'utf8').catch(() => ''));
    const now = accessTable(await readBundle(root));
    const changes = accessChanges(committed, now);
    return {
      lines: [`${now.length - 1} operations compared with ${accessFile}`],
      failures:
        changes.length === 0
          ? []
          : [
              `${accessFile} is not who may call what now. If that is meant: npm run contract -- --accept-access`,
              ...changes,
            ],
    };
  },
};
