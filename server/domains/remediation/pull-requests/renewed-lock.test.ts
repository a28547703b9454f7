import { execFileSync } from 'node:child_process';
import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { full } from '../../../../tests/support/server/full.ts';
import { createForge } from '../../../../tests/support/server/hosts/forge.ts';
import { fakeGithub } from '../../../../tests/support/server/hosts/github.ts';
import { createInternet } from '../../../../tests/support/server/hosts/internet.ts';
import {
  type NpmRegistry,
  startNpmRegistry,
} from '../../../../tests/support/server/registries/npm-registry.ts';
import { startTestServer, type TestServer } from '../../../../tests/support/server/test-server.ts';
import { trivy } from '../../../../tests/support/server/trivy.ts';
import { upload } from '../../../../tests/support/server/upload.ts';
import { readConfig } from '../../../platform/config/config.ts';
import { createOutgoingClient } from '../../../platform/outgoing/outgoing.ts';

const manifest = `${JSON.stringify({ name: 'app', version: '1.0.0', dependencies: { left: '^1.0.0', right: '^2.0.0' } }, null, 2)}\n`;
const entry = (name: string, version: string) => ({
  version,
  resolved: `https://packages.example/${name}/-/${version}.tgz`,
  integrity: `sha512-${Buffer.alloc(64, version).toString('base64')}`,
});
const lock = JSON.stringify({
  name: 'app',
  version: '1.0.0',
  lockfileVersion: 3,
  requires: true,
  packages: {
    '': { name: 'app', version: '1.0.0', dependencies: { left: '^1.0.0', right: '^2.0.0' } },
    'node_modules/left': entry('left', '1.0.0'),
    'node_modules/right': entry('right', '2.0.0'),
  },
});
const forge = createForge({ 'package.json': manifest, 'package-lock.json': lock });
const [ledger = expect.fail('no repository')] = forge.repositories;
const report = trivy([
  { id: 'CVE-2026-1', name: 'left', installed: '1.0.0', fixed: '1.0.1' },
  { id: 'CVE-2026-2', name: 'left', installed: '1.0.0', fixed: '1.1.0' },
  { id: 'CVE-2026-3', name: 'right', installed: '2.0.0', fixed: '2.0.3' },
]);

let server: TestServer;
let registry: NpmRegistry;
const real = createOutgoingClient({ allowed: ['127.0.0.1'] });
const internet = createInternet([fakeGithub(forge)]);
const admin = () => server.as('admin');

beforeAll(async () => {
  registry = await startNpmRegistry({
    left: { '1.0.0': {}, '1.0.1': {}, '1.1.0': {} },
    right: { '2.0.0': {}, '2.0.3': {} },
  });
  const { registries } = readConfig({ PARAPET_REGISTRIES: `npm=${registry.url}` });
  const { scanners } = readConfig({ PATH: process.env['PATH'] ?? '' });
  server = await startTestServer({
    config: { registries, scanners },
    deps: {
      outgoing: {
        ...internet,
        connect: real.connect,
        request: (url, request) =>
          (url.startsWith(registry.url) ? real : internet).request(url, request),
      },
    },
  });
  await admin()('saveToken', { body: { source_control: 'github', token: 'good-token' } });
  const {
    data: [repository = expect.fail('not added')],
  } = (
    await admin()('createRepositoryWithList', {
      body: {
        source_control: 'github',
        data: [{ nickname: 'ledger', url: 'https://github.com/acme/ledger-api', branch: 'main' }],
      },
    })
  ).ok();
  await upload(admin(), repository.id, report, { ext: 'json', tool: 'trivy' });
  await server.runJobs();
});
afterAll(async () => {
  await server.close();
  await real.close();
  registry.close();
});

// The loop of tests/fixes also has an npm fix.
it.runIf(full)(
  'opens one pull request with manifest and lock file, which npm ci accepts',
  async () => {
    const findings = (await admin()('listFindings')).ok().data.map(({ id }) => id);
    const { job_id: id } = (
      await admin()('generatePatches', {
        body: { findings, locale: 'en', apply_pr: true, pull_request_per: 'repository' },
      })
    ).ok();
    await server.runJobs();
    expect((await admin()('getJob', { path: { id } })).ok().data).toMatchObject({
      result: { done: 3, skipped: 0, failed: 0 },
    });
    expect(ledger.pulls).toHaveLength(1);
    const [{ head, body } = expect.fail('no pull request')] = ledger.pulls;
    const files = ledger.branches.get(head);
    expect(files?.get('package.json')).toBe(
      manifest.replace('^1.0.0', '^1.1.0').replace('^2.0.0', '^2.0.3'),
    );
    const folder = path.join(server.deps.config.dataDir, 'checkout');
    mkdirSync(folder);
    for (const [name, text] of files ?? []) writeFileSync(path.join(folder, name), text);
    expect(() =>
      execFileSync('npm', ['ci', '--dry-run', '--offline', '--ignore-scripts', '--no-audit'], {
        cwd: folder,
        stdio: 'pipe',
        env: { PATH: process.env['PATH'], HOME: folder },
      }),
    ).not.toThrow();
    expect(body).not.toContain('Before merging');
    expect(body).toContain(
      '`package-lock.json` was renewed by npm, without running scripts: every `left` in it is `1.1.0` or later; every `right` in it is `2.0.3` or later.',
    );
    const [first = ''] = findings;
    const { notes } = (await admin()('getRemediation', { path: { id: first } })).ok().data;
    expect(notes.map(({ code }) => code)).toEqual([
      'version_published',
      'lock_renewed',
      'upgrade_verified',
      'parses',
      'no_scanner',
    ]);
  },
);
