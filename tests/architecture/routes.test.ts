import { describe, expect, it } from 'vitest';
import { textOf } from '../support/tree/files.ts';
import { specifiedRoutes } from '../support/tree/specified-routes.ts';

const tree = textOf('src/app/routeTree.gen.ts');
const table = /interface FileRoutesByTo \{([\s\S]*?)\n\}/.exec(tree)?.[1] ?? '';
const routes = [...table.matchAll(/^\s*'([^']+)'/gm)].map((match) => match[1] ?? '').sort();

describe('the addresses', () => {
  it('are those of the specification, and ours beside them', () => {
    const withoutParameterNames = (route: string) => route.replaceAll(/\$\w+/g, '$');
    const known = new Set(routes.map(withoutParameterNames));
    expect(specifiedRoutes.filter((route) => !known.has(withoutParameterNames(route)))).toEqual([]);
  });

  it('change only on purpose', async () => {
    await expect(`${routes.join('\n')}\n`).toMatchFileSnapshot('routes.snap.txt');
  });
});
