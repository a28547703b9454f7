import { expect, it } from 'vitest';
import { hasWorkspaceOverrides, workspaceOverrides } from './pnpm-workspace.ts';

const edit = (text: string, to = '1.2.6') => {
  const edited = workspaceOverrides(text, { name: 'left', to, from: '1.2.0' });
  return 'text' in edited ? edited.text : edited.refused;
};
const packages = "packages:\n  - 'apps/*'\n";

it.each([
  [
    'adds one',
    `${packages}overrides:\n  right: ^2.0.1 # kept\nlinkWorkspacePackages: true\n`,
    `${packages}overrides:\n  right: ^2.0.1 # kept\n  'left@1': ^1.2.6\nlinkWorkspacePackages: true\n`,
  ],
  [
    'adds one at the end of the file',
    "overrides:\r\n    'right': 2.0.1",
    "overrides:\r\n    'right': 2.0.1\r\n    'left@1': ^1.2.6\r\n",
  ],
  [
    'adds one beside another major version',
    "overrides:\n  'left@2': ^2.0.1\n",
    "overrides:\n  'left@2': ^2.0.1\n  'left@1': ^1.2.6\n",
  ],
  ['raises one', "overrides:\n  left: '1.2.2'\n", "overrides:\n  left: '1.2.6'\n"],
  [
    'raises what a package brings',
    'overrides:\n  "a@1>left": "^1.2.2"\n  leftish: 1.0.0\n',
    'overrides:\n  "a@1>left": "^1.2.6"\n  leftish: 1.0.0\n',
  ],
  ['leaves one for all versions', 'overrides:\n  left: 2.0.1\n', 'not_direct'],
  ['leaves a catalogue', "overrides:\n  left: 'catalog:'\n", 'version_elsewhere'],
  ['leaves a map in one line', 'overrides: { right: 2.0.1 }\n', 'not_direct'],
  ['leaves what it cannot read', 'overrides: [', 'file_unreadable'],
])('%s', (_, before, after) => {
  expect(edit(before)).toBe(after);
});

it('does not force another major version', () => {
  expect(edit('overrides:\n  right: 2.0.1\n', '2.0.0')).toBe('not_direct');
});

it('is asked only where it has overrides', () => {
  expect(hasWorkspaceOverrides(packages)).toBe(false);
  expect(hasWorkspaceOverrides(`${packages}overrides:\n`)).toBe(false);
  expect(hasWorkspaceOverrides(`${packages}overrides:\n  a: 1.0.0\n`)).toBe(true);
});
