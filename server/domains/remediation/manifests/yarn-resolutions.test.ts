import { expect, it } from 'vitest';
import { findTransitiveEditor } from './transitive.ts';

const edit = (text: string, lock: string, name = 'left') => {
  const edited = findTransitiveEditor('yarn.lock')?.(
    text,
    { name, to: '1.2.6', from: '1.2.0' },
    lock,
  );
  return edited && 'text' in edited ? edited.text : edited?.refused;
};

const manifest = '{\n  "name": "app"\n}\n';
const withResolutions = (...lines: string[]) =>
  `{\n  "name": "app",\n  "resolutions": {\n    ${lines.join(',\n    ')}\n  }\n}\n`;

const classic = (...blocks: [string, string][]) =>
  `# yarn lockfile v1\n\n\n${blocks.map(([key, version]) => `${key}:\n  version "${version}"\n  resolved "x"\n`).join('\n')}`;
const berry = (...blocks: [string, string][]) =>
  `__metadata:\n  version: 8\n\n${blocks.map(([key, version]) => `"${key}":\n  version: ${version}\n  resolution: "x"\n  languageName: node\n`).join('\n')}`;

it.each([
  [
    'Yarn 1',
    manifest,
    classic(['left@^1.0.0, left@~1.2.0', '1.2.0'], ['leftish@^2.0.0', '2.0.0']),
    'left',
    withResolutions('"**/left": "^1.2.6"'),
  ],
  [
    'Yarn 1 and a scope',
    manifest,
    classic(['"@s/left@^1.0.0", "@s/left@~1.2.0"', '1.2.0']),
    '@s/left',
    withResolutions('"**/@s/left": "^1.2.6"'),
  ],
  [
    'Yarn 2 and later',
    manifest,
    berry(['left@npm:^1.0.0, left@npm:~1.2.0', '1.2.0']),
    'left',
    withResolutions('"left": "^1.2.6"'),
  ],
  [
    'Yarn 2 and later, several major versions',
    manifest,
    berry(['left@npm:^1.0.0, left@npm:~1.2.0', '1.2.0'], ['left@npm:^2.0.0', '2.0.0']),
    'left',
    withResolutions('"left@npm:^1.0.0": "^1.2.6"', '"left@npm:~1.2.0": "^1.2.6"'),
  ],
  [
    'other resolutions',
    withResolutions('"b": "1.0.0"'),
    berry(['left@npm:^1.0.0', '1.2.0']),
    'left',
    withResolutions('"b": "1.0.0"', '"left": "^1.2.6"'),
  ],
  [
    'lines of Windows and a byte order mark',
    `\uFEFF${manifest.replaceAll('\n', '\r\n')}`,
    classic(['left@^1.0.0', '1.2.0']).replaceAll('\n', '\r\n'),
    'left',
    `\uFEFF${withResolutions('"**/left": "^1.2.6"').replaceAll('\n', '\r\n')}`,
  ],
])('adds a resolution for %s', (_, before, lock, name, after) => {
  expect(edit(before, lock, name)).toBe(after);
  expect(edit(after, lock, name)).toBe('already_there');
});

it.each([
  [
    'Yarn 1 has several major versions',
    classic(['left@^1.0.0', '1.2.0'], ['left@^2.0.0', '2.0.0']),
  ],
  ['the lock file does not have it', classic(['leftish@^1.0.0', '1.2.0'])],
  ['a dependent asks for an alias', berry(['left@npm:right@^1.0.0', '1.2.0'])],
  ['the project patches it', berry(['left@patch:left@npm%3A1.2.0#./a.patch', '1.2.0'])],
  ['it is a part of the project', berry(['left@workspace:left', '1.2.0'])],
  ['the lock file is empty', ''],
])('adds no resolution where %s', (_, lock) => {
  expect(edit(manifest, lock)).toBe('not_direct');
});

it('adds no resolution beside one of another major version', () => {
  const before = withResolutions('"left": "2.0.0"');
  expect(edit(before, berry(['left@npm:^1.0.0', '1.2.0']))).toBe('not_direct');
});

it('reads a long lock file in linear time', () => {
  const lock = classic(['left@^1.0.0', '1.2.0']) + `\n${'a:\n  b\n'.repeat(50_000)}`;
  expect(edit(manifest, lock)).toBe(withResolutions('"**/left": "^1.2.6"'));
});
