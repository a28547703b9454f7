// The rules of scripts/layers.ts enforce the structure. Each is violated once, in a small tree with
// the same layout, so that a rule that has stopped matching is detected.
import { spawnSync } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { root } from '../support/tree/files.ts';

const files: Readonly<Record<string, string>> = {
  'package.json': '{ "type": "module", "imports": { "#domain/*": "./src/shared/rules/*.ts" } }',
  'tsconfig.json':
    '{ "compilerOptions": { "module": "esnext", "moduleResolution": "bundler", "jsx": "react-jsx", "paths": { "@/*": ["./src/*"] } } }',
  'src/shared/rules/roles.ts': 'export const roles = 1;',
  'src/shared/ui/button/index.ts': 'export const Button = 1;',
  'src/entities/job/index.ts': 'export const showJobs = 1;',
  'src/entities/job/@x/finding.ts': "export { showJobs } from '../index';",
  'src/entities/finding/index.ts':
    "import { showJobs } from '@/entities/job/@x/finding'; export { code } from './model/code'; export const Finding = showJobs;",
  'src/entities/finding/model/code.ts': 'export const code = 1;',
  'src/features/assign/index.ts':
    "import { Finding } from '@/entities/finding'; export const assign = Finding;",
  'src/widgets/table/index.ts':
    "import { assign } from '@/features/assign'; export const table = assign;",
  'src/pages/findings/index.ts':
    "import { Button } from '@/shared/ui/button'; import { table } from '@/widgets/table'; export const page = table + Button;",
  'src/pages/repositories/index.ts': 'export const page = 1;',
  'src/app/main.tsx':
    "import { page } from '@/pages/findings'; import { roles } from '#domain/roles'; export const main = page + roles;",
  'openapi/generated/api.ts': 'export const api = 1;',
  'scripts/build.ts': "import { app } from '../server/app.ts'; export const build = app;",
  'tests/support/server/start.ts':
    "import { app } from '../../../server/app.ts'; import { api } from '../../../openapi/generated/api.ts'; export const start = app + api;",
  'server/app.ts': "import { list } from './domains/findings/index.ts'; export const app = list;",
  'server/platform/config.ts': 'export const config = 1; export type Config = number;',
  'server/reference/cwe.ts': 'export const cwe = 1;',
  'server/domains/findings/index.ts': "export { list, type List } from './list.ts';",
  'server/domains/findings/list.ts':
    "import { config } from '../../platform/config.ts'; import { roles } from '#domain/roles'; export const list = config + roles; export type List = number;",
  'server/domains/imports/index.ts': "export { run } from './run.ts';",
  'server/domains/imports/run.ts':
    "import { list } from '../findings/index.ts'; import { cwe } from '../../reference/cwe.ts'; export const run = list + cwe;",
};

/** A file, its content, and the rule that must report it. */
const breaches: readonly (readonly [file: string, text: string, rule: string])[] = [
  [
    'server/platform/by-value.ts',
    "import { list } from '../domains/findings/index.ts'; export const x = list;",
    'platform-knows-no-domain',
  ],
  [
    'server/platform/by-type.ts',
    "import type { List } from '../domains/findings/index.ts'; export type X = List;",
    'platform-knows-no-domain',
  ],
  [
    'server/report-formats/sarif.ts',
    "import { config } from '../platform/config.ts'; export const x = config;",
    'formats-are-pure',
  ],
  [
    'server/reference/owasp.ts',
    "import { config } from '../platform/config.ts'; export const x = config;",
    'reference-is-data',
  ],
  [
    'server/domains/findings/upwards.ts',
    "import { run } from '../imports/index.ts'; export const x = run;",
    'direction-findings',
  ],
  [
    'server/domains/findings/composition.ts',
    "import { app } from '../../app.ts'; export const x = app;",
    'domains-know-no-composition',
  ],
  [
    'server/domains/imports/past-the-door.ts',
    "import { list } from '../findings/list.ts'; export const x = list;",
    'door-findings',
  ],
  [
    'server/domains/imports/re-export.ts',
    "export { list } from '../findings/list.ts';",
    'door-findings',
  ],
  [
    'server/domains/imports/dynamic.ts',
    "export const x = () => import('../findings/list.ts');",
    'door-findings',
  ],
  [
    'server/domains/imports/import-type.ts',
    "export type X = import('../findings/list.ts').List;",
    'door-findings',
  ],
  [
    'server/domains/audit-log/one.ts',
    "import { two } from './two.ts'; export const one = () => two;",
    'no-cycle',
  ],
  [
    'server/domains/access/one.ts',
    "import type { Two } from './two.ts'; export type One = Two;",
    'no-cycle',
  ],
  [
    'src/shared/ui/upward.ts',
    "import { Finding } from '@/entities/finding'; export const x = Finding;",
    'layer-shared',
  ],
  [
    'src/entities/finding/upward.tsx',
    "import { page } from '@/pages/repositories'; export const x = page;",
    'layer-entities',
  ],
  [
    'src/features/assign/upward.ts',
    "import { table } from '@/widgets/table'; export const x = table;",
    'layer-features',
  ],
  [
    'src/widgets/table/upward.ts',
    "export const x = () => import('@/pages/repositories');",
    'layer-widgets',
  ],
  [
    'src/pages/findings/upward.ts',
    "import { main } from '@/app/main'; export const x = main;",
    'layer-pages',
  ],
  [
    'src/pages/findings/sideways.ts',
    "import { page } from '@/pages/repositories'; export const x = page;",
    'slice-pages',
  ],
  [
    'src/widgets/chart/sideways.ts',
    "import { table } from '@/widgets/table'; export const x = table;",
    'slice-widgets',
  ],
  [
    'src/features/accept/sideways.ts',
    "import { assign } from '@/features/assign'; export const x = assign;",
    'slice-features',
  ],
  [
    'src/entities/finding/sideways.ts',
    "import { showJobs } from '@/entities/job'; export const x = showJobs;",
    'slice-entities',
  ],
  [
    'src/entities/supply-chain/offered-to-a-third.ts',
    "import { showJobs } from '@/entities/job/@x/finding'; export const x = showJobs;",
    'slice-entities',
  ],
  [
    'src/pages/findings/past-the-door.ts',
    "import { code } from '@/entities/finding/model/code'; export const x = code;",
    'door-of-entities',
  ],
  [
    'src/app/past-the-door.ts',
    "import type { page } from '@/pages/findings/past-the-door'; export type X = typeof page;",
    'door-of-pages',
  ],
  [
    'src/pages/findings/server.ts',
    "import { app } from '../../../server/app'; export const x = app;",
    'app-knows-no-server',
  ],
  [
    'src/shared/api/contract.ts',
    "import { api } from '../../../openapi/generated/api'; export const x = api;",
    'app-knows-no-server',
  ],
  [
    'src/shared/rules/button.ts',
    "import { Button } from '@/shared/ui/button'; export const x = Button;",
    'rules-are-pure',
  ],
  [
    'server/platform/button.ts',
    "import { Button } from '../../src/shared/ui/button/index.ts'; export const x = Button;",
    'server-knows-no-app',
  ],
  [
    'server/platform/build.test.ts',
    "import { build } from '../../scripts/build.ts'; export const x = build;",
    'server-knows-no-app',
  ],
  [
    'scripts/button.ts',
    "import { Button } from '../src/shared/ui/button/index.ts'; export const x = Button;",
    'tools-know-no-app',
  ],
  [
    'tests/support/server/button.ts',
    "import { Button } from '../../../src/shared/ui/button/index.ts'; export const x = Button;",
    'tools-know-no-app',
  ],
  [
    'server/domains/team/nowhere.ts',
    "import { x } from '#domain/nothing'; export const y = x;",
    'could-not-resolve',
  ],
];

/** The second module of each cycle; a cycle is reported once, at its first module. */
const otherHalves: Readonly<Record<string, string>> = {
  'server/domains/audit-log/two.ts':
    "import { one } from './one.ts'; export const two = () => one;",
  'server/domains/access/two.ts': "import type { One } from './one.ts'; export type Two = One;",
};

const tree = mkdtempSync(path.join(tmpdir(), 'parapet-layers-'));
const write = (entries: Iterable<readonly [string, string]>) => {
  for (const [file, text] of entries) {
    mkdirSync(path.dirname(path.join(tree, file)), { recursive: true });
    writeFileSync(path.join(tree, file), text);
  }
};
const layers = () =>
  spawnSync(
    'node',
    [path.join(root, 'node_modules/tsx/dist/cli.mjs'), 'scripts/layers.ts', `--root=${tree}`],
    {
      cwd: root,
      encoding: 'utf8',
    },
  );

beforeAll(() => {
  write(Object.entries(files));
  symlinkSync(path.join(root, 'node_modules'), path.join(tree, 'node_modules'));
});
afterAll(() => rmSync(tree, { recursive: true, force: true }));

it('lets a tree pass that keeps the rules', () => {
  const { status, stdout } = layers();
  expect(stdout).toContain('upward imports: 0, cycles: 0');
  expect(status).toBe(0);
});

it('names each import that breaks a rule', () => {
  write(Object.entries(otherHalves));
  write(breaches.map(([file, text]) => [file, text] as const));
  const { status, stdout } = layers();
  const complaints = stdout.split('\n');
  const silent = breaches.filter(
    ([file, , rule]) => !complaints.some((line) => line.startsWith(`${rule}: ${file} → `)),
  );
  expect(silent).toEqual([]);
  expect(status).toBe(1);
});

it('knows every domain of the server', () => {
  const { domains } = createRequire(import.meta.url)('../../scripts/lint/server-domains.cjs') as {
    domains: string[]; // the list that the rules are generated from
  };
  const folders = readdirSync(path.join(root, 'server/domains'));
  expect(folders.filter((folder) => !domains.includes(folder))).toEqual([]);
  expect(
    domains.filter((domain) => !existsSync(path.join(root, 'server/domains', domain, 'index.ts'))),
  ).toEqual([]);
});
