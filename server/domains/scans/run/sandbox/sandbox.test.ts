import {
  chmodSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createServer as createSite } from 'node:http';
import { type AddressInfo, createServer, type Server } from 'node:net';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hostsOf } from '../../../../platform/outgoing/host-rules.ts';
import { createOutgoingClient } from '../../../../platform/outgoing/outgoing.ts';
import {
  proxyVariables,
  startOutgoingProxy,
} from '../../../../platform/outgoing/outgoing-proxy.ts';
import { createEnvironment, runProgram } from '../run-program.ts';
import { callScanner } from '../call-scanner.ts';
import { scanners } from '../../scanners/registry.ts';
import type { Confinement } from './confinement.ts';
import { findSandbox, trySandbox } from './detect.ts';
import { confine, toInnerResult, withUser } from './sandbox.ts';

const kinds = ['own_user', 'bubblewrap', 'namespaces'] as const;

const outgoing = createOutgoingClient({ allowed: ['127.0.0.1'] });
// Like the server's, in a folder that other users cannot traverse.
let parent: string;
let dataDir: string;
let sockets: Server;
const socket = '/tmp/parapet-sandbox.sock';
/** Readable by every user, and not below a hidden folder. */
const outside = process.getuid?.() === 0 ? '/var/lib' : path.resolve('node_modules');
const tool = path.join(outside, 'parapet-sandbox-test');

/** A hostile scanner's attempts, each with its result. */
const hostile = `#!${process.execPath}
const fs = require('node:fs'), net = require('node:net'), path = require('node:path');
const [server, dataDir, other, work, code, socket] = process.argv.slice(2);
const tried = (act) => { try { return act() === undefined ? 'done' : 'read'; } catch (error) { return error.code; } };
const pids = fs.readdirSync('/proc').filter((name) => /^\\d+$/.test(name));
const outcome = {
  user: process.getuid(),
  processes: pids.length,
  serverEnvironment: tried(() => fs.readFileSync('/proc/' + server + '/environ')),
  parentsSecret: pids.some((pid) => { try { return fs.readFileSync('/proc/' + pid + '/environ', 'latin1').includes('PARAPET_SECRET_KEY'); } catch { return false; } }),
  ownEnvironment: 'PARAPET_SECRET_KEY' in process.env || 'DATABASE_URL' in process.env,
  key: tried(() => fs.readFileSync(path.join(dataDir, 'secret.key'))),
  dataFolder: fs.readdirSync(dataDir),
  otherJob: tried(() => fs.readFileSync(other)),
  shadow: tried(() => fs.readFileSync('/etc/shadow')),
  writesIntoDataFolder: tried(() => fs.writeFileSync(path.join(dataDir, 'left'), 'x')),
  writesCode: tried(() => fs.writeFileSync(path.join(code, 'app.js'), 'x')),
  writesIntoSystem: tried(() => fs.writeFileSync('/var/lib/left', 'x')),
  unmounts: (() => { try { return require('node:child_process').execFileSync('umount', [dataDir], { stdio: 'pipe' }) && 'done'; } catch { return 'refused'; } })(),
  readsCode: fs.readFileSync(path.join(code, 'app.js'), 'utf8'),
};
const finish = (connects) => fs.writeFileSync(path.join(work, 'report.json'), JSON.stringify({ ...outcome, connects }));
const connection = net.connect(socket);
connection.on('connect', () => { finish('connected'); connection.destroy(); });
connection.on('error', (error) => finish(error.code));
`;

/** Makes requests through the proxy of its environment, and bypassing it. */
const calling = `#!${process.execPath}
const http = require('node:http'), fs = require('node:fs');
const [port, file] = process.argv.slice(2);
const proxy = new URL(process.env.HTTP_PROXY);
const get = (options) => new Promise((resolve) => http.get({ agent: false, ...options }, (answer) => {
  let text = '';
  answer.on('data', (part) => { text += part; }).on('end', () => resolve(answer.statusCode + ' ' + text));
}).on('error', (error) => resolve(error.code)));
const through = (url) => get({ host: proxy.hostname, port: proxy.port, path: url, headers: { 'proxy-authorization': 'Basic ' + Buffer.from(proxy.username + ':' + proxy.password).toString('base64') } });
(async () => {
  const called = { permitted: await through('http://127.0.0.1:' + port + '/'), other: await through('http://elsewhere.example/'), direct: await get({ host: '127.0.0.1', port }) };
  fs.writeFileSync(file, JSON.stringify(called));
  process.exitCode = 3;
})();
`;

const gitleaksDouble = `#!${process.execPath}
const fs = require('node:fs'), path = require('node:path'), args = process.argv;
const data = path.resolve(process.cwd(), '../../..');
fs.writeFileSync(args[args.indexOf('--report-path') + 1], JSON.stringify({ key: fs.existsSync(path.join(data, 'secret.key')), code: fs.readFileSync('app.js', 'utf8') }));
`;

describe.each(kinds)('a scanner in the sandbox %s', (kind) => {
  let why: string | undefined;
  let folders: { work: string; code: string; other: string };

  beforeAll(async () => {
    mkdirSync(tool, { recursive: true });
    writeFileSync(path.join(tool, 'hostile'), hostile);
    chmodSync(tool, 0o755);
    chmodSync(path.join(tool, 'hostile'), 0o755);
    writeFileSync(path.join(tool, 'calling'), calling);
    chmodSync(path.join(tool, 'calling'), 0o755);
    parent = mkdtempSync(path.join(outside, 'parapet-sandbox-parent-'));
    dataDir = path.join(parent, 'data');
    const scanning = path.join(dataDir, 'scanning');
    folders = {
      work: path.join(scanning, 'mine', 'work'),
      code: path.join(scanning, 'mine', 'code'),
      other: path.join(scanning, 'other', 'work'),
    };
    for (const folder of Object.values(folders))
      mkdirSync(folder, { recursive: true, mode: 0o700 });
    writeFileSync(path.join(dataDir, 'secret.key'), 'key', { mode: 0o600 });
    writeFileSync(path.join(folders.other, 'report.json'), 'theirs', { mode: 0o600 });
    writeFileSync(path.join(folders.code, 'app.js'), 'eval(1)', { mode: 0o600 });
    rmSync(socket, { force: true });
    sockets = createServer((connection) => connection.end());
    await new Promise<void>((resolve) => sockets.listen(socket, resolve));
    chmodSync(socket, 0o777);
    process.env['PARAPET_SECRET_KEY'] = 'secret-of-the-server';
    why =
      kind === 'own_user' && process.getuid?.() !== 0
        ? 'not root'
        : await trySandbox(dataDir, kind);
  });
  afterAll(async () => {
    delete process.env['PARAPET_SECRET_KEY'];
    await new Promise((resolve) => sockets.close(resolve));
    for (const folder of [parent, tool]) rmSync(folder, { recursive: true, force: true });
  });

  const configOf = () => ({
    dataDir,
    uploadLimitBytes: 1_000_000,
    scanners: {
      path: '',
      programs: {
        trivy: undefined,
        semgrep: undefined,
        gitleaks: path.join(tool, 'gitleaks'),
        prowler: undefined,
      },
      minutes: 1,
      atOnce: 1,
      sandbox: 'auto' as const,
      hosts: [],
    },
  });

  const run = (
    program: string,
    args: string[],
    network: Confinement['network'] = 'shared',
    milliseconds = 30_000,
    env: Record<string, string> = {},
  ) =>
    withUser(async (user) =>
      runProgram({
        ...(await confine(
          kind,
          { program, args },
          { dataDir, read: [folders.code], write: [folders.work], network, cwd: folders.code },
          user,
        )),
        env: { ...createEnvironment(process.env, folders.work), ...env },
        milliseconds,
        signal: AbortSignal.timeout(60_000),
      }),
    );

  it('reads its code and writes its report, and reaches nothing of the server', async ({
    skip,
  }) => {
    if (why !== undefined) skip(`this machine does not offer it: ${why}`);
    const { ended, output } = await run(path.join(tool, 'hostile'), [
      String(process.pid),
      dataDir,
      path.join(folders.other, 'report.json'),
      folders.work,
      folders.code,
      socket,
    ]);
    expect({ ended, output }).toEqual({ ended: { how: 'exit', code: 0 }, output: '' });
    const outcome = JSON.parse(readFileSync(path.join(folders.work, 'report.json'), 'utf8')) as {
      processes: number;
      user: number;
    }; // written by the hostile program
    expect(outcome.processes).toBeLessThanOrEqual(3);
    expect(outcome).toMatchObject({
      serverEnvironment: 'ENOENT',
      parentsSecret: false,
      ownEnvironment: false,
      key: 'ENOENT',
      dataFolder: ['scanning'],
      otherJob: 'ENOENT',
      writesCode: 'EROFS',
      unmounts: 'refused',
      readsCode: 'eval(1)',
      connects: 'ENOENT',
    });
    if (kind === 'own_user') {
      expect(outcome).toMatchObject({
        shadow: 'EACCES',
        writesIntoDataFolder: 'EACCES',
        writesIntoSystem: 'EACCES',
      });
      expect(outcome.user).toBeGreaterThanOrEqual(65_000);
      expect(statSync(path.join(folders.work, 'report.json')).uid).toBe(outcome.user);
    }
    expect(readdirSync(dataDir).toSorted()).toEqual(['scanning', 'secret.key']);
  });

  it('is what a scan uses', async ({ skip }) => {
    const isOurs = (await findSandbox(configOf())).kind === kind;
    if (!isOurs) skip('this server uses another one');
    writeFileSync(path.join(tool, 'gitleaks'), gitleaksDouble);
    chmodSync(path.join(tool, 'gitleaks'), 0o755);
    const { report } = await callScanner(
      { config: configOf(), outgoing },
      {
        scanner: scanners.gitleaks,
        target: { of: 'code', kind: 'secret', folder: folders.code, semgrep: {} },
        work: path.join(dataDir, 'scanning', 'mine'),
        cache: path.join(dataDir, 'scanners'),
        signal: AbortSignal.timeout(60_000),
      },
    );
    expect(JSON.parse(readFileSync(report, 'utf8'))).toEqual({ key: false, code: 'eval(1)' });
  });

  it('has no network where it needs none', async ({ skip }) => {
    if (why !== undefined) skip(`this machine does not offer it: ${why}`);
    await run('/bin/sh', ['-c', `cat /proc/net/dev > ${folders.work}/without`], 'none');
    const interfaces = readFileSync(path.join(folders.work, 'without'), 'utf8')
      .split('\n')
      .slice(2);
    expect(interfaces.filter((line) => !line.includes('lo:') && line !== '')).toEqual([]);
  });

  it('reaches the hosts that it may reach by the proxy, and nothing past it', async ({ skip }) => {
    const refusal = why ?? (await trySandbox(dataDir, kind, 'relayed'));
    if (refusal !== undefined) skip(`this machine does not offer it: ${refusal}`);
    const site = createSite((_, answer) => answer.end('rules')).listen(0, '127.0.0.1');
    await once(site, 'listening');
    const { port } = site.address() as AddressInfo; // it listens on a port
    const proxy = await startOutgoingProxy(
      outgoing,
      hostsOf([`http://127.0.0.1:${port}`]),
      folders.work,
    );
    const { ended, output } = await run(
      path.join(tool, 'calling'),
      [String(port), path.join(folders.work, 'called.json')],
      'relayed',
      30_000,
      proxyVariables(proxy.url),
    );
    await proxy.close();
    site.close();
    expect({ ended, output }).toEqual({ ended: { how: 'exit', code: 3 }, output: '' });
    expect(JSON.parse(readFileSync(path.join(folders.work, 'called.json'), 'utf8'))).toEqual({
      permitted: '200 rules',
      other: '403 ',
      direct: 'ECONNREFUSED',
    });
    expect([...proxy.refused]).toEqual(['elsewhere.example']);
  });

  it('ends with its exit code, by its signal, and at its time limit with all processes', async ({
    skip,
  }) => {
    if (why !== undefined) skip(`this machine does not offer it: ${why}`);
    expect((await run('/bin/sh', ['-c', 'exit 7'])).ended).toEqual({ how: 'exit', code: 7 });
    const killed = await run('/bin/sh', ['-c', 'kill -9 $$']);
    expect(toInnerResult(killed.ended)).toEqual({ how: 'signal', signal: 'SIGKILL' });
    const before = Date.now();
    const late = await run('/bin/sh', ['-c', 'setsid sleep 999 & sleep 998'], 'shared', 1500);
    expect(late.ended).toEqual({ how: 'late' });
    expect(Date.now() - before).toBeLessThan(10_000);
    const running = readdirSync('/proc').filter((pid) => {
      try {
        return /sleep\0(?:999|998)/.test(readFileSync(`/proc/${pid}/cmdline`, 'latin1'));
      } catch {
        return false;
      }
    });
    expect(running).toEqual([]);
  });
});

it('is held within limits where nothing can be hidden', async ({ skip }) => {
  const folder = mkdtempSync('/tmp/parapet-sandbox-limits-');
  const why = await trySandbox(folder, 'limits');
  if (why !== undefined) skip(`this machine does not offer it: ${why}`);
  const { ended, output } = await runProgram({
    ...(await confine(
      'limits',
      {
        program: '/bin/sh',
        args: ['-c', 'ulimit -c; ulimit -f; grep NoNewPrivs /proc/self/status >&2; exit 5'],
      },
      { dataDir: folder, read: [], write: [folder], network: 'none', cwd: folder },
      0,
    )),
    env: createEnvironment(process.env, folder),
    milliseconds: 10_000,
    signal: AbortSignal.timeout(20_000),
  });
  expect(ended).toEqual({ how: 'exit', code: 5 });
  expect(output).toMatch(/NoNewPrivs:\s+1/);
  rmSync(folder, { recursive: true });
});

it('says which sandbox is used, and none where it is switched off', async () => {
  const folder = mkdtempSync('/tmp/parapet-sandbox-kind-');
  const config = (sandbox: 'auto' | 'off') =>
    ({ dataDir: folder, scanners: { sandbox } }) as Parameters<typeof findSandbox>[0];
  expect((await findSandbox(config('off'))).kind).toBe('none');
  const { kind, why } = await findSandbox(config('auto'));
  expect(kind === 'none' ? why : kind).toBeTruthy();
  rmSync(folder, { recursive: true, force: true });
});
