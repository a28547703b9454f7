// npm, pnpm, Yarn, Bun: their manifests, workspaces, catalogs and pins.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const manifest = (section: string, name: string, version: string): string =>
  `{\n  "name": "app",\n  "${section}": {\n    "${name}": "${version}",\n    "zod": "3.0.0"\n  }\n}\n`;
const direct = (version: string): string => manifest('dependencies', 'lodash', version);
const lodash = 'pkg:npm/lodash@4.17.20';
const lock = 'package-lock.json';

const rows: readonly UpgradeRow[] = [
  ['an exact version', 'package.json', lodash, '4.17.21', direct('‹4.17.20→4.17.21›')],
  ['a caret', 'package.json', lodash, '4.17.21', direct('‹^4.17.20→^4.17.21›')],
  ['a tilde', 'package.json', lodash, '4.17.21', direct('‹~4.17.20→~4.17.21›')],
  ['a v before the version', 'package.json', lodash, '4.17.21', direct('‹v4.17.20→v4.17.21›')],
  ['an equals sign', 'package.json', lodash, '4.17.21', direct('‹=4.17.20→=4.17.21›')],
  ['a least version', 'package.json', lodash, '4.17.21', direct('‹>=4.17.20→>=4.17.21›')],
  ['two bounds', 'package.json', lodash, '4.17.21', direct('‹>=4.0.0 <5→>=4.17.21 <5›')],
  ['a caret over a major', 'package.json', lodash, '5.0.1', direct('‹^4.17.20→^5.0.1›')],
  ['an older caret', 'package.json', lodash, '4.17.21', direct('‹^4.17.0→^4.17.21›')],
  [
    'a development dependency',
    'package.json',
    lodash,
    '4.17.21',
    manifest('devDependencies', 'lodash', '‹4.17.20→4.17.21›'),
  ],
  [
    'an optional dependency',
    'package.json',
    lodash,
    '4.17.21',
    manifest('optionalDependencies', 'lodash', '‹4.17.20→4.17.21›'),
  ],
  [
    'a scoped name',
    'package.json',
    'pkg:npm/%40acme/core@1.4.0',
    '1.4.2',
    manifest('dependencies', '@acme/core', '‹^1.4.0→^1.4.2›'),
  ],
  [
    'tabs, CRLF and no last line break',
    'package.json',
    lodash,
    '4.17.21',
    '{\r\n\t"dependencies": {\r\n\t\t"lodash": "‹4.17.20→4.17.21›"\r\n\t}\r\n}',
  ],
  [
    'a byte order mark',
    'package.json',
    lodash,
    '4.17.21',
    '\uFEFF{"dependencies":{"lodash":"‹4.17.20→4.17.21›"}}',
  ],
  [
    'one line, with texts that look alike',
    'package.json',
    lodash,
    '4.17.21',
    '{"version":"4.17.20","lodash":"4.17.20","dependencies":{"lodash.get":"4.17.20","lodash":"‹4.17.20→4.17.21›"}}\n',
  ],
  [
    'emoji in the file',
    'package.json',
    lodash,
    '4.17.21',
    '{"description":"🦊 größer 🐛","dependencies":{"lodash":"‹4.17.20→4.17.21›"}}\n',
  ],
  [
    'two sections',
    'package.json',
    lodash,
    '4.17.21',
    '{"dependencies":{"lodash":"‹^4.17.20→^4.17.21›"},"devDependencies":{"lodash":"‹4.17.20→4.17.21›"}}\n',
  ],
  [
    'the smallest of several repaired versions',
    'package.json',
    lodash,
    '5.1.0, 4.17.21, 3.10.2',
    direct('‹4.17.20→4.17.21›'),
  ],
  [
    'a pre-release that is passed over',
    'package.json',
    lodash,
    '4.18.0-rc.1, 4.18.0',
    direct('‹4.17.20→4.18.0›'),
  ],
  [
    'found in the lock file',
    lock,
    lodash,
    '4.17.21',
    { 'package.json': direct('‹^4.17.20→^4.17.21›'), [lock]: '{}' },
  ],
  [
    'found in the lock file of a folder',
    'web/package-lock.json',
    lodash,
    '4.17.21',
    { 'web/package.json': direct('‹^4.17.20→^4.17.21›'), 'package.json': direct('4.17.20') },
  ],
  [
    'found in npm-shrinkwrap.json',
    'npm-shrinkwrap.json',
    lodash,
    '4.17.21',
    { 'package.json': direct('‹^4.17.20→^4.17.21›') },
  ],
  [
    'found in bun.lock',
    'bun.lock',
    lodash,
    '4.17.21',
    { 'package.json': direct('‹^4.17.20→^4.17.21›') },
  ],
  [
    'found in pnpm-lock.yaml',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    { 'package.json': direct('‹^4.17.20→^4.17.21›') },
  ],
  [
    'found in yarn.lock',
    'yarn.lock',
    lodash,
    '4.17.21',
    { 'package.json': direct('‹^4.17.20→^4.17.21›') },
  ],
  [
    'a package that another one brings',
    lock,
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "zod": "3.0.0"\n  }‹→,\n  "overrides": {\n    "lodash@4": "^4.17.21"\n  }›\n}\n',
    },
  ],
  [
    'an override that is there',
    lock,
    lodash,
    '4.17.21',
    {
      'package.json':
        '{"dependencies":{"zod":"3.0.0"},"overrides":{"lodash":"‹4.17.20→4.17.21›"}}\n',
    },
  ],
  [
    'an override below another package',
    lock,
    lodash,
    '4.17.21',
    {
      'package.json':
        '{"dependencies":{"zod":"3.0.0"},"overrides":{"zod":{"lodash":"‹^4.17.20→^4.17.21›"}}}\n',
    },
  ],
  [
    'a package that another one brings, with pnpm',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "zod": "3.0.0"\n  }‹→,\n  "pnpm": {\n    "overrides": {\n      "lodash@4": "^4.17.21"\n    }\n  }›\n}\n',
    },
  ],
  [
    'a package that another one brings, with Yarn 1',
    'yarn.lock',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "zod": "3.0.0"\n  }‹→,\n  "resolutions": {\n    "**/lodash": "^4.17.21"\n  }›\n}\n',
      'yarn.lock': '# yarn lockfile v1\n\nlodash@^4.17.0:\n  version "4.17.20"\n',
    },
  ],
  [
    'a package that another one brings, with Yarn 4',
    'yarn.lock',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "zod": "3.0.0"\n  }‹→,\n  "resolutions": {\n    "lodash": "^4.17.21"\n  }›\n}\n',
      'yarn.lock':
        '__metadata:\n  version: 8\n\n"lodash@npm:^4.17.0":\n  version: 4.17.20\n  resolution: "lodash@npm:4.17.20"\n',
    },
  ],
  [
    'another major version of what another package brings',
    lock,
    lodash,
    '5.0.1',
    { 'package.json': '{"dependencies":{"zod":"3.0.0"}}\n' },
    'not_direct',
  ],
  [
    'a wildcard that takes it',
    'package.json',
    lodash,
    '4.17.21',
    direct('4.17.x'),
    'range_includes',
  ],
  ['any version', 'package.json', lodash, '4.17.21', direct('*'), 'range_includes'],
  ['a tag', 'package.json', lodash, '4.17.21', direct('latest'), 'range_includes'],
  [
    'a range that ends before it',
    'package.json',
    lodash,
    '4.17.21',
    direct('>=4.0.0 <4.17.21'),
    'several_parts',
  ],
  ['a later version', 'package.json', lodash, '4.17.21', direct('^4.18.0'), 'already_there'],
  [
    'a member of the workspace',
    'package.json',
    lodash,
    '4.17.21',
    direct('workspace:*'),
    'version_elsewhere',
  ],
  [
    'an alias',
    'package.json',
    lodash,
    '4.17.21',
    direct('npm:lodash-es@4.17.20'),
    'version_elsewhere',
  ],
  [
    'a git address',
    'package.json',
    lodash,
    '4.17.21',
    direct('git+ssh://git@example.org/lodash.git'),
    'not_from_registry',
  ],
  ['a folder', 'package.json', lodash, '4.17.21', direct('file:../lodash'), 'not_from_registry'],
  [
    'a repository',
    'package.json',
    lodash,
    '4.17.21',
    direct('acme/lodash#v4'),
    'not_from_registry',
  ],
  [
    'a peer alone',
    'package.json',
    lodash,
    '4.17.21',
    manifest('peerDependencies', 'lodash', '^4.17.20'),
    'not_direct',
  ],
  [
    'no JSON',
    'package.json',
    lodash,
    '4.17.21',
    '{"dependencies":{"lodash":"4.17.20"',
    'file_unreadable',
  ],
  ['no such file', lock, lodash, '4.17.21', { [lock]: '{}' }, 'file_missing'],
  [
    'a catalog of pnpm',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    {
      'package.json': direct('catalog:'),
      'pnpm-workspace.yaml':
        'packages:\n  - packages/*\n\ncatalog:\n  # the whole of it\n  lodash: ‹^4.17.20→^4.17.21› # kept\n  zod: 3.0.0\n',
    },
  ],
  [
    'a named catalog of pnpm',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    {
      'package.json': direct('catalog:old'),
      'pnpm-workspace.yaml':
        "catalog:\n  lodash: 4.18.0\ncatalogs:\n  old:\n    'lodash': '‹4.17.20→4.17.21›'\n",
    },
  ],
  [
    'a catalog of pnpm that is not there',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    { 'package.json': direct('catalog:'), 'pnpm-workspace.yaml': 'packages:\n  - packages/*\n' },
    'version_elsewhere',
  ],
  [
    'a member of a workspace that has a lock file above it: pinned at the root',
    lock,
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "workspaces": ["packages/*"]‹→,\n  "overrides": {\n    "lodash@4": "^4.17.21"\n  }›\n}\n',
      'packages/a/package.json': direct('^4.17.20'),
    },
  ],
  [
    'the manifest of a member of a workspace',
    'packages/a/package.json',
    lodash,
    '4.17.21',
    {
      'package.json': '{"workspaces":["packages/*"]}\n',
      'packages/a/package.json': direct('‹^4.17.20→^4.17.21›'),
    },
  ],
  [
    'a member of a workspace that uses the catalog above it',
    'packages/a/package.json',
    lodash,
    '4.17.21',
    {
      'packages/a/package.json': direct('catalog:'),
      'pnpm-workspace.yaml': 'catalog:\n  lodash: ‹4.17.20→4.17.21›\n',
    },
  ],
];

export const npmFixes = rows.map(upgrade);
