// What a maintainer would notice: a second place that is left behind, a pin in the wrong file, a
// range that is narrower than before, an outdated comment.
import { upgrade, type UpgradeRow } from './upgrade.ts';

const crypto = 'pkg:golang/golang.org/x/crypto@0.14.0';

const go: readonly UpgradeRow[] = [
  [
    'a transitive module, into the block of the others',
    'go.sum',
    crypto,
    '0.17.0',
    {
      'go.mod':
        'module x\n\ngo 1.21\n\nrequire example.org/web v1.0.0\n\nrequire (\n\texample.org/a v1.0.0 // indirect\n‹→\tgolang.org/x/crypto v0.17.0 // indirect\n›\tgolang.org/x/sys v0.13.0 // indirect\n)\n',
    },
  ],
  [
    'a transitive module, at the end of a block with CRLF',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\r\n\r\nrequire (\r\n\texample.org/a v1.0.0 // indirect\r\n‹→\tgolang.org/x/crypto v0.17.0 // indirect\r\n›)\r\n',
  ],
  [
    'a quoted path',
    'go.mod',
    crypto,
    '0.17.0',
    'module x\n\nrequire "golang.org/x/crypto" ‹v0.14.0→v0.17.0› // kept\n',
  ],
  [
    'a module that replaces another one',
    'go.mod',
    'pkg:golang/example.org/fork@0.14.0',
    '0.17.0',
    'module x\n\nrequire golang.org/x/crypto v0.14.0\n\nreplace (\n\tgolang.org/x/crypto => example.org/fork v0.14.0\n)\n',
    'version_elsewhere',
  ],
];

const time = 'pkg:cargo/time@0.2.0';
const lodash = 'pkg:npm/lodash@4.17.20';
const direct = (version: string): string =>
  `{\n  "dependencies": {\n    "lodash": "${version}"\n  }\n}\n`;

const workspaces: readonly UpgradeRow[] = [
  [
    'members of Cargo that name the version themselves, beside one that inherits it',
    'Cargo.lock',
    time,
    '0.2.23',
    {
      'Cargo.toml':
        '[workspace]\nmembers = ["app", "crates/*"]\nexclude = ["crates/apart"]\n\n[workspace.dependencies]\ntime = "‹0.2.0→0.2.23›" # kept\n',
      'app/Cargo.toml': '[dependencies]\ntime.workspace = true\n',
      'crates/a/Cargo.toml': '[dependencies]\r\ntime = "‹0.2→0.2.23›" # kept\r\n',
      'crates/b/Cargo.toml': '[dependencies]\nweb = "1"\n',
      'crates/apart/Cargo.toml': '[dependencies]\ntime = "0.2.0"\n',
      'other/Cargo.toml': '[dependencies]\ntime = "0.2.0"\n',
    },
  ],
  [
    'a crate by its path, which is a member without being listed',
    'api/Cargo.lock',
    time,
    '0.2.23',
    {
      'api/Cargo.toml':
        '[package]\nname = "api"\n\n[dependencies]\nclock = { path = "../clock" }\n',
      'clock/Cargo.toml':
        '[dependencies]\ntime = { version = "‹0.2.0→0.2.23›", features = ["std"] }\n',
    },
  ],
  [
    'the member of npm that names it, by the lock file',
    'package-lock.json',
    lodash,
    '4.17.21',
    {
      'package.json': '{\n  "workspaces": ["packages/*"]\n}\n',
      'packages/a/package.json': direct('‹^4.17.20→^4.17.21›'),
      'packages/b/package.json': direct('4.17.20'),
      'package-lock.json': JSON.stringify({
        packages: {
          '': { workspaces: ['packages/*'] },
          'packages/a': { dependencies: { lodash: '^4.17.20' } },
          'node_modules/lodash': { version: '4.17.20' },
        },
      }),
    },
  ],
  [
    'the member of pnpm that names it, by the lock file, and the catalog of another',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    {
      'package.json': '{}\n',
      'packages/a/package.json': direct('catalog:'),
      'pnpm-workspace.yaml': 'catalog:\n  lodash: ‹^4.17.20→^4.17.21›\n',
      'pnpm-lock.yaml':
        "lockfileVersion: '9.0'\n\nimporters:\n\n  .: {}\n\n  packages/a:\n    dependencies:\n      lodash:\n        specifier: 'catalog:'\n        version: 4.17.20\n\npackages:\n",
    },
  ],
];

export const secondLooks = [...go, ...workspaces].map(upgrade);
