// Tests that need a real process: killed in the middle of a job, stopped, or refused.
import { rmSync, statSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { preparedDataDir } from '../tests/support/server/database.ts';
import { full } from '../tests/support/server/full.ts';
import { startMailServer } from '../tests/support/server/mail-server.ts';
import { type ServerProcess, startServerProcess } from '../tests/support/server/process.ts';

const admin = {
  PARAPET_ADMIN_EMAIL: 'admin@acme.example',
  PARAPET_ADMIN_PASSWORD: 'correct horse battery staple',
};
let dataDir: string;
const processes: ServerProcess[] = [];

const start = async (env: Record<string, string> = {}) => {
  const server = await startServerProcess({ PARAPET_DATA_DIR: dataDir, ...admin, ...env });
  processes.push(server);
  return server;
};

beforeEach(async () => {
  dataDir = await preparedDataDir();
});
afterEach(async () => {
  await Promise.all(processes.splice(0).map((server) => server.end('SIGKILL')));
  rmSync(dataDir, { recursive: true, force: true });
});

const json = (token?: string) => ({
  'content-type': 'application/json',
  ...(token !== undefined && { authorization: `Bearer ${token}` }),
});

const signIn = async ({ url }: ServerProcess): Promise<string> => {
  const response = await fetch(`${url}/v1/login`, {
    method: 'POST',
    headers: json(),
    body: JSON.stringify({ username: 'admin', password: admin.PARAPET_ADMIN_PASSWORD }),
  });
  return ((await response.json()) as { access_token: string }).access_token;
};

const smtp = (port: number) => ({ SMTP_HOST: '127.0.0.1', SMTP_PORT: String(port) });

describe('a server process', () => {
  it.runIf(full)(
    'finishes after a restart what it was doing when it was killed, once',
    async () => {
      const silent = await startMailServer({ silent: true });
      const killed = await start(smtp(silent.port));
      const token = await signIn(killed);
      const body = JSON.stringify({ email: 'new@acme.example', role: 'developer' });
      expect(
        (await fetch(`${killed.url}/v1/team`, { method: 'POST', headers: json(token), body }))
          .status,
      ).toBe(201);
      await silent.connected();
      await killed.end('SIGKILL');
      await silent.close();

      const mail = await startMailServer();
      const restarted = await start(smtp(mail.port));
      await expect.poll(() => mail.letters.length).toBe(1);
      const outbox = async () =>
        (
          (await (await fetch(`${restarted.url}/v1/outbox`, { headers: json(token) })).json()) as {
            data: object[];
          }
        ).data;
      await expect
        .poll(outbox)
        .toMatchObject([{ state: 'sent', delivery: 'smtp', answer: '250 accepted' }]);
      expect(await restarted.end('SIGTERM')).toBe(0);
      expect(mail.letters).toHaveLength(1);
      await mail.close();
    },
  );

  it.runIf(full)('refuses a data directory that another one uses, by a sentence', async () => {
    const first = await start();
    await expect(start()).rejects.toThrow(/The data directory is in use by process \d+/);
    expect((await fetch(`${first.url}/readyz`)).status).toBe(200);
    expect(statSync(path.join(dataDir, '.s.PGSQL.5432')).mode & 0o777).toBe(0o600);
    // No other account of the machine can read or write the database, whatever the folder's mode
    // was before.
    expect(statSync(path.join(dataDir, 'database')).mode & 0o077).toBe(0);
  });

  it.runIf(full)(
    'takes over from a killed one even when its process id is in use again',
    async () => {
      const first = await start();
      await first.end('SIGKILL');
      const file = path.join(dataDir, 'database.lock');
      writeFileSync(file, `${process.pid} 1\n`);
      const second = await start();
      expect((await fetch(`${second.url}/readyz`)).status).toBe(200);
      expect(await second.end('SIGTERM')).toBe(0);
    },
  );

  it('answers a wrong configuration with a sentence and nothing else', async () => {
    await expect(start({ PARAPET_REGISTRATION: 'maybe' })).rejects.toThrow(
      'The server did not start:\nPARAPET_REGISTRATION must be invite or open.\n',
    );
  });

  it.runIf(full)(
    'answers a folder that it cannot use with a sentence and nothing else',
    async () => {
      const file = path.join(dataDir, 'a-file');
      writeFileSync(file, '');
      await expect(start({ PARAPET_DATA_DIR: file })).rejects.toThrow(
        `The server did not start:\n${file} is not a folder. Correct PARAPET_DATA_DIR.\n`,
      );
    },
  );

  it.runIf(full)(
    'says after SIGTERM that it stops, and answers until others have seen it',
    async () => {
      const server = await start({ PARAPET_DRAIN_SECONDS: '5' });
      const ended = server.end('SIGTERM');
      await expect.poll(async () => (await fetch(`${server.url}/readyz`)).status).toBe(503);
      const answer = await fetch(`${server.url}/healthz`);
      expect([answer.status, answer.headers.get('connection')]).toEqual([200, 'close']);
      expect(await ended).toBe(0);
    },
  );
});
