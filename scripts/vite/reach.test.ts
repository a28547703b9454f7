import { expect, it } from 'vitest';
import { type Graph, type Module, reach } from './reach.ts';

const modules: Record<string, Module> = {
  page: {
    imports: [
      { to: 'entity', names: ['name'] },
      { to: 'style', names: [] },
    ],
    passesOn: [],
  },
  // Passes on from two files, one of them under another name, and everything of a third.
  entity: {
    imports: [],
    passesOn: [
      { to: 'list', as: 'name', name: 'title' },
      { to: 'chart', as: 'chart', name: 'chart' },
      { to: 'words', as: '*', name: '*' },
    ],
  },
  list: { imports: [{ to: 'row', names: ['row'] }], passesOn: [] },
  row: { imports: [{ to: 'list', names: ['title'] }], passesOn: [] },
  chart: { imports: [{ to: 'heavy', names: ['*'] }], passesOn: [] },
  heavy: { imports: [], passesOn: [] },
  words: { imports: [], passesOn: [] },
  style: { imports: [], passesOn: [] },
  everything: { imports: [{ to: 'entity', names: ['*'] }], passesOn: [] },
  // Uses for itself what the index beside it does not pass on.
  package: {
    imports: [{ to: 'heavy', names: ['heavy'] }],
    passesOn: [{ to: 'words', as: '*', name: '*' }],
    owns: ['weight'],
  },
  reader: { imports: [{ to: 'package', names: ['word'] }], passesOn: [] },
  weigher: { imports: [{ to: 'package', names: ['weight'] }], passesOn: [] },
  elsewhere: { imports: [{ to: 'entity', names: ['word'] }], passesOn: [] },
};
const graph: Graph = (id) => modules[id] ?? { imports: [], passesOn: [] };
const from = (id: string) => [...reach(graph, [id])].sort();

it('follows a name through an index to its file alone, and ends where modules import each other', () => {
  expect(from('page')).toEqual(['list', 'page', 'row', 'style']);
});

it('takes all of an index from whoever takes all of it', () => {
  expect(from('everything')).toEqual(expect.arrayContaining(['chart', 'heavy', 'list', 'words']));
});

it('looks for a name that an index does not spell out where the index passes on everything', () => {
  expect(from('elsewhere')).toContain('words');
  expect(from('elsewhere')).not.toContain('heavy');
});

it('leaves a module out that only passes on what somebody else declares', () => {
  expect(from('reader')).toEqual(['reader', 'words']);
  expect(from('weigher')).toEqual(['heavy', 'package', 'weigher', 'words']);
});
