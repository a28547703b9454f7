import { expect, it } from 'vitest';
import { type Graph, type Module, reachableModules } from './module-reachability.ts';

const modules: Record<string, Module> = {
  page: {
    imports: [
      { to: 'entity', names: ['name'] },
      { to: 'style', names: [] },
    ],
    reExports: [],
  },
  // Re-exports from two files, one of them under another name, and everything from a third.
  entity: {
    imports: [],
    reExports: [
      { to: 'list', as: 'name', name: 'title' },
      { to: 'chart', as: 'chart', name: 'chart' },
      { to: 'words', as: '*', name: '*' },
    ],
  },
  list: { imports: [{ to: 'row', names: ['row'] }], reExports: [] },
  row: { imports: [{ to: 'list', names: ['title'] }], reExports: [] },
  chart: { imports: [{ to: 'heavy', names: ['*'] }], reExports: [] },
  heavy: { imports: [], reExports: [] },
  words: { imports: [], reExports: [] },
  style: { imports: [], reExports: [] },
  everything: { imports: [{ to: 'entity', names: ['*'] }], reExports: [] },
  // Uses internally what the index next to it does not re-export.
  package: {
    imports: [{ to: 'heavy', names: ['heavy'] }],
    reExports: [{ to: 'words', as: '*', name: '*' }],
    ownExports: ['weight'],
  },
  reader: { imports: [{ to: 'package', names: ['word'] }], reExports: [] },
  weigher: { imports: [{ to: 'package', names: ['weight'] }], reExports: [] },
  elsewhere: { imports: [{ to: 'entity', names: ['word'] }], reExports: [] },
};
const graph: Graph = (id) => modules[id] ?? { imports: [], reExports: [] };
const from = (id: string) => [...reachableModules(graph, [id])].sort();

it('follows a name through an index to its file alone, and ends where modules import each other', () => {
  expect(from('page')).toEqual(['list', 'page', 'row', 'style']);
});

it('follows a namespace import to all exports of an index', () => {
  expect(from('everything')).toEqual(expect.arrayContaining(['chart', 'heavy', 'list', 'words']));
});

it('looks for a name that an index does not spell out where the index passes on everything', () => {
  expect(from('elsewhere')).toContain('words');
  expect(from('elsewhere')).not.toContain('heavy');
});

it('leaves out a module that only re-exports', () => {
  expect(from('reader')).toEqual(['reader', 'words']);
  expect(from('weigher')).toEqual(['heavy', 'package', 'weigher', 'words']);
});
