// The bundled program, run in processes of its own.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { builtinModules } from 'node:module';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { preparedDataDir } from '../tests/support/server/database.ts';
import { engines, postgresUrl } from '../tests/support/server/engines.ts';
import { serverBundle, startServerProcess } from '../tests/support/server/process.ts';
import { sarif } from '../tests/support/server/sarif.ts';
import { startTestServer } from '../tests/support/server/test-server.ts';
import { addRepository } from '../tests/support/server/upload.ts';
import { connect } from './platform/db/connect.ts';
import { packageRoot } from './platform/runtime/paths.ts';
import { full } from '../tests/support/server/full.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'parapet-program-'));
let bundle: string;
beforeAll(async () => {
  bundle = await serverBundle();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const parapet = async (args: string[], env: Record<string, string>, input = '') => {
  const { DATABASE_URL: _, ...shell } = process.env;
  const child = spawn(process.execPath, [path.join(bundle, 'parapet.js'), ...args], {
    env: { ...shell, PARAPET_PORT: '0', ...env },
  });
  child.stdin.end(input);
  const exited = once(child, 'exit') as Promise<[number | null]>;
  const [out, err] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [code] = await exited;
  return { code, out, err };
};

it('needs no development dependency at run time', () => {
  const { dependencies } = JSON.parse(
    readFileSync(path.join(packageRoot, 'package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const imported = readdirSync(bundle)
    .filter((file) => file.endsWith('.js'))
    .flatMap((file) => [
      ...readFileSync(path.join(bundle, file), 'utf8').matchAll(
        /^(?:import|export)[^'"\n]*["']([^."'][^"']*)["'];$/gm,
      ),
    ])
    .map(([, name = '']) => name)
    .filter((name) => !name.startsWith('node:') && !builtinModules.includes(name))
    .map((name) =>
      name
        .split('/')
        .slice(0, name.startsWith('@') ? 2 : 1)
        .join('/'),
    );
  expect(imported.length).toBeGreaterThan(10);
  expect([...new Set(imported)].filter((name) => !(name in dependencies))).toEqual([]);
});

it('says how it is called', async () => {
  expect(await parapet(['fly'], {})).toMatchObject({
    code: 64,
    err: expect.stringContaining('Usage: parapet COMMAND') as string,
  });
});

it('sends a report to a server', async () => {
  const server = await startTestServer();
  try {
    const address = await server.app.listen({ host: '127.0.0.1', port: 0 });
    const env = { PARAPET_PUBLIC_URL: address, PARAPET_TOKEN: server.people.admin.token };
    const repository = await addRepository(server.as('admin'));
    const file = path.join(folder, 'report.sarif');
    writeFileSync(file, sarif([{ file: 'a.ts', line: 1, code: 'x' }]));
    const taken = await parapet(['import', repository, file], env);
    expect(taken).toMatchObject({ code: 0, err: '' });
    await server.runJobs();
    const { data } = (await server.as('admin')('listScans', { query: {} })).ok();
    expect(data.map(({ id, attributes }) => `Taken as scan ${id}. ${attributes.status}`)).toEqual([
      `${taken.out.trim()} succeeded`,
    ]);
    const refused = await parapet(['import', repository, file], { ...env, PARAPET_TOKEN: 'no' });
    expect(refused).toMatchObject({ code: 64 });
    expect(refused.err).toContain('The server refused the report (401)');
  } finally {
    await server.close();
  }
});

it.runIf(full)('changes the key of an installation, once its server is stopped', async () => {
  const env = { PARAPET_DATA_DIR: await preparedDataDir() };
  try {
    const keyFile = path.join(env.PARAPET_DATA_DIR, 'secret-key');
    expect(await parapet(['rotate-key'], env)).toMatchObject({ code: 0 });
    const [old, current] = [`${keyFile}.old`, keyFile].map((file) => readFileSync(file, 'utf8'));
    expect(old).not.toBe(current);
    expect((await parapet(['doctor'], env)).code).toBe(0);
    const before = await parapet(['doctor'], { ...env, PARAPET_SECRET_KEY: old?.trim() ?? '' });
    expect(before.out).toContain('failed  This server has another secret key');
  } finally {
    rmSync(env.PARAPET_DATA_DIR, { recursive: true, force: true });
  }
});

describe('the doctor', () => {
  let dataDir: string;
  beforeAll(async () => {
    dataDir = await preparedDataDir();
  });
  afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

  it('finds nothing wrong, and the port that another program has', async () => {
    const fine = await parapet(['doctor'], { PARAPET_DATA_DIR: dataDir });
    expect(fine.out.split('\n').filter((line) => line !== '' && !line.startsWith('ok '))).toEqual(
      [],
    );
    expect(fine.code).toBe(0);
    const other = createServer((socket) => socket.end()).listen(0, '127.0.0.1');
    await once(other, 'listening');
    const { port } = other.address() as { port: number };
    const busy = await parapet(['doctor'], {
      PARAPET_DATA_DIR: dataDir,
      PARAPET_PORT: String(port),
    });
    other.close();
    expect(busy).toMatchObject({
      code: 69,
      out: expect.stringContaining(`failed  Port ${port} is in use`) as string,
    });
  });

  it('names a misspelt setting and an unreachable database', async () => {
    expect(await parapet(['doctor'], { PARAPET_PROT: '1' })).toMatchObject({
      code: 78,
      err: 'PARAPET_PROT is not a setting. Did you mean PARAPET_PORT?\n',
    });
    const away = await parapet(['doctor'], {
      PARAPET_DATA_DIR: dataDir,
      DATABASE_URL: 'postgres://u@127.0.0.1:1/d',
    });
    expect(away.code).toBe(69);
    expect(away.out).toContain('failed  No PostgreSQL answers at 127.0.0.1:1');
  });

  it.runIf(full)('finds a key that is not the database’s', async () => {
    const env = { PARAPET_DATA_DIR: dataDir };
    const server = await startServerProcess(env);
    await server.end('SIGTERM');
    const key = Buffer.alloc(32, 9).toString('base64');
    const { code, out } = await parapet(['doctor'], { ...env, PARAPET_SECRET_KEY: key });
    expect(code).toBe(78);
    expect(out).toContain('failed  This server has another secret key');
  });
});

const hasTools = spawnSync('pg_dump', ['--version']).status === 0;

describe.each(engines)('a backup on %s', (engine) => {
  const skipped = engine === 'postgresql' && !hasTools;
  const [from, to] = ['from', 'to'].map((name) => `parapet_cli_${name}_${process.pid}`);
  const envOf = (name = ''): Record<string, string> => ({
    PARAPET_DATA_DIR: path.join(folder, `${engine}-${name}`),
    PARAPET_SECRET_KEY: Buffer.alloc(32, 1).toString('base64'),
    ...(engine === 'postgresql' && {
      DATABASE_URL: Object.assign(new URL(postgresUrl), { pathname: `/${name}` }).toString(),
    }),
  });
  beforeAll(async () => {
    if (engine === 'pglite')
      renameSync(await preparedDataDir(), envOf(from)['PARAPET_DATA_DIR'] ?? '');
  });
  const asOwner = async (statements: string[]) => {
    if (engine === 'pglite' || skipped) return;
    const db = await connect({ url: postgresUrl, dataDir: '', poolSize: 1 });
    for (const statement of statements) await db.pool.query(statement);
    await db.close();
  };
  beforeAll(() => asOwner([from, to].map((name) => `create database ${name}`)));
  afterAll(() => asOwner([from, to].map((name) => `drop database if exists ${name} with (force)`)));

  it.skipIf(skipped)('is taken while the server runs, and restored as it was', async () => {
    const server = await startServerProcess(envOf(from));
    const place = path.join(folder, `backup-${engine}`);
    try {
      expect(
        await parapet(['create-admin', 'ada@acme.example'], envOf(from), 'a long password\n'),
      ).toMatchObject({ code: 0, out: 'ada@acme.example is an administrator.\n' });
      expect(await parapet(['backup', place], envOf(from))).toMatchObject({ code: 0, err: '' });
      expect(await parapet(['backup', place], envOf(from))).toMatchObject({ code: 64 });
    } finally {
      await server.end('SIGTERM');
    }
    expect(await parapet(['restore', place], envOf(to))).toMatchObject({ code: 0, err: '' });
    const verified = await parapet(['doctor', '--verify', place], envOf(to));
    expect(verified.out).toContain('Every table is as in the backup.');
    expect(await parapet(['restore', place], envOf(to))).toMatchObject({ code: 64 });
    await parapet(['create-admin', 'bob@acme.example'], envOf(to), 'a long password\n');
    const changed = await parapet(['doctor', '--verify', place], envOf(to));
    expect(changed.code).toBe(65);
    expect(changed.out).toContain('The table users has 2 rows instead of 1.');
  });
});
