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

const requests = 'pkg:pypi/requests@2.31.0';
const rack = 'pkg:gem/rack@2.2.3';
const node = 'pkg:docker/node@18.16.0';
const checkout = 'pkg:githubactions/actions/checkout@3.5.1';
const flow = '.github/workflows/ci.yml';
const sha = '8ade135a41bc03ea155e62e844d188df1ea18608';
const digest = `sha256:${'1c'.repeat(32)}`;

const places: readonly UpgradeRow[] = [
  [
    'an override beside the direct dependency, which npm would refuse',
    'package-lock.json',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "lodash": "‹4.17.20→4.17.21›"\n  },\n  "overrides": {\n    "lodash": "‹4.17.20→4.17.21›",\n    "zod": {\n      "lodash": "$lodash"\n    }\n  }\n}\n',
    },
  ],
  [
    'a resolution beside the direct dependency, which Yarn would follow',
    'yarn.lock',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{\n  "dependencies": {\n    "lodash": "‹^4.17.20→^4.17.21›"\n  },\n  "resolutions": {\n    "lodash": "‹4.17.20→4.17.21›"\n  }\n}\n',
    },
  ],
  [
    'an override of pnpm for another major version stays',
    'pnpm-lock.yaml',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{"dependencies":{"lodash":"‹^4.17.20→^4.17.21›"},"pnpm":{"overrides":{"lodash":"3.10.1"}}}\n',
    },
  ],
  [
    'an override alone, beside a range that takes the version',
    'package-lock.json',
    lodash,
    '4.17.21',
    {
      'package.json':
        '{"dependencies":{"lodash":"4"},"overrides":{"lodash":"‹4.17.20→4.17.21›"}}\n',
    },
  ],
  ['the protocol of Yarn', 'package.json', lodash, '4.17.21', direct('npm:‹^4.17.20→^4.17.21›')],
  [
    'an alias of the package, beside an alias of another',
    'package.json',
    'pkg:npm/%40acme/core@1.4.0',
    '1.4.2',
    '{"dependencies":{"old":"npm:@acme/core@‹^1.4.0→^1.4.2›","@acme/core":"npm:other@1.4.0"}}\n',
  ],
  [
    'the constraint of a requirement',
    'requirements.txt',
    requests,
    '2.32.0',
    {
      'requirements.txt': '-c constraints.txt\nrequests==‹2.31.0→2.32.0›\n',
      'constraints.txt': 'requests==‹2.31.0→2.32.0› # kept\n',
    },
  ],
  [
    'the constraint of a requirement without a version',
    'requirements.txt',
    requests,
    '2.32.0',
    {
      'requirements.txt': '-c constraints.txt\nrequests\n',
      'constraints.txt': 'requests==‹2.31.0→2.32.0›\n',
    },
  ],
  [
    'the version of another Python stays',
    'requirements.txt',
    requests,
    '2.32.0',
    'requests==2.27.1; python_version < "3.7"\nrequests==‹2.31.0→2.32.0›; python_version >= "3.7"\n',
  ],
  [
    'the version of another Python stays, in a project with a byte order mark and CRLF',
    'pyproject.toml',
    requests,
    '2.32.0',
    '\uFEFF[project]\r\ndependencies = [\r\n  "requests==‹2.31.0→2.32.0›; python_version >= \'3.7\'",\r\n  "requests==2.27.1; python_version < \'3.7\'", # old\r\n]\r\n',
  ],
  [
    'a category of a Pipfile',
    'Pipfile.lock',
    requests,
    '2.32.0',
    {
      Pipfile:
        '[[source]]\nname = "requests"\n\n[docs]\nrequests = "‹==2.31.0→==2.32.0›" # kept\n\n[scripts]\nrequests = "python 2.31.0"\n',
    },
  ],
  [
    'two parts of a gem',
    'Gemfile',
    rack,
    '2.2.8',
    'group :test do\n  gem "rack", "~> 2.2", "‹>= 2.2.3→>= 2.2.8›" # kept\nend\n',
  ],
  [
    'a gem over several lines',
    'Gemfile',
    rack,
    '2.2.8',
    "gem 'rack',\r\n    '‹2.2.3→2.2.8›',\r\n    require: false\r\n",
  ],
  ['a wildcard, as wide as before', 'package.json', lodash, '5.0.1', direct('‹4.x→5.x›')],
  ['a major version alone, as wide as before', 'package.json', lodash, '5.0.1', direct('‹4→5›')],
  [
    'an image that an argument names, and one that files are copied from',
    'Dockerfile',
    node,
    '18.19.1',
    'ARG BASE="node:‹18.16.0-alpine→18.19.1-alpine›"\nARG OTHER=node:18.16.0\nFROM ${BASE} AS build\nFROM debian:12\nCOPY --chown=1 --from=node:‹18.16.0→18.19.1› /usr/local /usr/local\nCOPY --from=build /a /b\n',
  ],
  [
    'a tag, as exact as before, and a stage of another version',
    'Dockerfile',
    node,
    '20.1.2',
    `FROM node:‹18.16→20.1›-alpine AS a\nFROM node@${digest} AS b\n`,
  ],
  [
    'the stage with the installed version alone',
    'Dockerfile',
    node,
    '18.19.1',
    'FROM node:16.0.0 AS old\nFROM node:‹18.16.0→18.19.1›\n',
  ],
  [
    'a comment with the version of an action',
    flow,
    checkout,
    '4.1.0',
    `jobs:\r\n  a:\r\n    steps:\r\n      - uses: actions/checkout@‹v3.5.1→v4.1.0›  # ‹v3.5.1→v4.1.0›\r\n      - uses: actions/checkout@${sha} # v3.5.1\r\n`,
  ],
  [
    'the major version of an action, as exact as before',
    flow,
    checkout,
    '4.1.0',
    'jobs:\n  a:\n    steps:\n      - uses: actions/checkout@‹v3→v4› # kept\n',
  ],
];

export const secondLooks = [...go, ...workspaces, ...places].map(upgrade);
