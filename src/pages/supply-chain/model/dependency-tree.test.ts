import { expect, test } from 'vitest';
import type { DependencyGraph } from '@/shared/api/generated/model';
import { componentOf, dependencyTree } from './dependency-tree';

const graph = (
  names: readonly string[],
  edges: readonly (readonly [string, string])[],
  worst: Readonly<Record<string, 'critical' | 'low'>> = {},
): DependencyGraph => ({
  nodes: names.map((name) => ({
    id: name,
    name,
    version: '1.0.0',
    worst: worst[name] ?? null,
    direct: null,
  })),
  edges: edges.map(([from, to]) => ({ from, to })),
  truncated: false,
});

test('A component stands below each that asks for it, and its way names it', () => {
  const [app] = dependencyTree(
    graph(
      ['app', 'log', 'web'],
      [
        ['app', 'log'],
        ['app', 'web'],
        ['web', 'log'],
      ],
    ),
  );
  expect(app?.label).toBe('app 1.0.0');
  expect(app?.children?.map(({ label }) => label)).toEqual(['log 1.0.0', 'web 1.0.0']);
  const below = app?.children?.[1]?.children?.[0];
  expect(below?.id).toBe('app/web/log');
  expect(componentOf(below?.id ?? '')).toBe('log');
});

test('The worst below shows on the whole way up, and comes first', () => {
  const [app] = dependencyTree(
    graph(
      ['app', 'clean', 'web', 'log'],
      [
        ['app', 'clean'],
        ['app', 'web'],
        ['web', 'log'],
      ],
      { log: 'critical', web: 'low' },
    ),
  );
  expect(app?.worst).toBe('critical');
  expect(app?.children?.map(({ label, worst }) => [label, worst])).toEqual([
    ['web 1.0.0', 'critical'],
    ['clean 1.0.0', undefined],
  ]);
});

test('A circle ends where it would begin again, and has a place to begin', () => {
  const roots = dependencyTree(
    graph(
      ['a', 'b'],
      [
        ['a', 'b'],
        ['b', 'a'],
      ],
    ),
  );
  expect(roots.map(({ id }) => id)).toEqual(['a']);
  expect(roots[0]?.children?.[0]?.children).toBeUndefined();
});

test('Ten thousand components that all ask for the next two are made as far as they are opened', () => {
  const names = Array.from({ length: 10_000 }, (_, index) => `c${index}`);
  const edges = names.flatMap((name, index) =>
    [1, 2].flatMap((step) =>
      index + step < names.length ? [[name, `c${index + step}`] as const] : [],
    ),
  );
  const started = performance.now();
  const [root] = dependencyTree(graph(names, edges, { c9999: 'low' }));
  expect(root?.children?.[0]?.children?.[0]?.worst).toBe('low');
  expect(performance.now() - started).toBeLessThan(20_000);
});
