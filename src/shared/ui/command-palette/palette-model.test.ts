import { Bug } from 'lucide-react';
import { expect, it } from 'vitest';
import { keepFirst, type PaletteGroup } from './palette-model';

const group = (id: string, ...items: string[]): PaletteGroup => ({
  id,
  label: id,
  items: items.map((item) => ({ id: item, icon: Bug, title: item })),
});
const shown = (groups: readonly PaletteGroup[]) =>
  groups.map(({ id, items }) => `${id}: ${items.map((item) => item.id).join(' ')}`);

it.each([
  ['the first of the first group moves nothing', 'a', ['go: a b', 'findings: f', 'actions: x']],
  ['groups found later go to the end', 'x', ['actions: x', 'go: a b', 'findings: f']],
  ['so does what is found later of its own group', 'b', ['go: b a', 'findings: f', 'actions: x']],
  ['what is gone holds nothing', 'gone', ['go: a b', 'findings: f', 'actions: x']],
])('%s', (_name, first, order) => {
  expect(
    shown(keepFirst([group('go', 'a', 'b'), group('findings', 'f'), group('actions', 'x')], first)),
  ).toEqual(order);
});
