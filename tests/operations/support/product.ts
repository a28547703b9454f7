// The product's servers in separate processes on one database, and their administrator.
import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { packageRoot } from '../../../server/platform/runtime/paths.ts';
import { type Call, createCaller, type Injectable } from '../../support/server/caller.ts';
import {
  serverBundle,
  type ServerProcess,
  startServerProcess,
} from '../../support/server/process.ts';
import { sarif } from '../../support/server/sarif.ts';
import { addRepository, upload } from '../../support/server/upload.ts';

const password = 'correct horse battery staple 7';
const secretKey = randomBytes(32).toString('base64');

/** Starts a server with an empty data folder, which is deleted when the server ends. */
export const startServer = async (settings: Record<string, string>): Promise<ServerProcess> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-operations-'));
  const server = await startServerProcess({
    PARAPET_DATA_DIR: dataDir,
    PARAPET_SECRET_KEY: secretKey,
    PARAPET_ADMIN_EMAIL: 'admin@acme.example',
    PARAPET_ADMIN_PASSWORD: password,
    PARAPET_INTELLIGENCE: 'off',
    PARAPET_REQUESTS_PER_MINUTE: '1000000',
    ...settings,
  });
  return {
    ...server,
    end: async (signal) => {
      const code = await server.end(signal);
      rmSync(dataDir, { recursive: true, force: true });
      return code;
    },
  };
};

/** The output of `parapet doctor` for an installation with these settings. */
export const askDoctor = async (settings: Record<string, string>): Promise<string> => {
  const dataDir = mkdtempSync(path.join(tmpdir(), 'parapet-operations-'));
  const program = path.join(await serverBundle(), 'parapet.js');
  const { stdout } = spawnSync(process.execPath, [program, 'doctor'], {
    cwd: packageRoot,
    encoding: 'utf8',
    env: {
      ...process.env,
      PARAPET_DATA_DIR: dataDir,
      PARAPET_SECRET_KEY: secretKey,
      PARAPET_PORT: '0',
      ...settings,
    },
  });
  rmSync(dataDir, { recursive: true, force: true });
  return stdout;
};

/** Lets the tests' caller use a server over HTTP. */
export const overHttp = (url: string): Injectable => ({
  inject: async ({ method, url: target, headers, payload }) => {
    const response = await fetch(`${url}${typeof target === 'string' ? target : ''}`, {
      method: method ?? 'GET',
      headers: headers as Record<string, string>, // created by the caller
      ...(payload !== undefined && { body: payload as string }), // or a Buffer, which fetch accepts
    });
    return {
      statusCode: response.status,
      headers: Object.fromEntries(response.headers),
      body: await response.text(),
    };
  },
});

export type Administrator = { token: string; call: Call };

export const signIn = async (url: string): Promise<Administrator> => {
  const answer = (
    await createCaller(overHttp(url), undefined)('login', { body: { username: 'admin', password } })
  ).ok();
  if (answer.two_factor_required) throw new Error('The administrator has no second factor.');
  const token = answer.access_token;
  return { token, call: createCaller(overHttp(url), token) };
};

export const reportOf = (findings: number): string =>
  sarif(
    Array.from({ length: findings }, (_, index) => ({
      file: `src/file-${index % 50}.ts`,
      line: index + 1,
      code: `query(input${index})`,
    })),
  );

/** Uploads a report to a new repository. */
export const startImport = async (call: Call, name: string, findings: number) => {
  const repository = await addRepository(call, name);
  const scan = await upload(call, repository, reportOf(findings));
  return { repository, scan: scan.id };
};

/** Retries while the database is unavailable. */
export const patiently = async <T>(work: () => Promise<T>, seconds = 60): Promise<T> => {
  const deadline = performance.now() + seconds * 1000;
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (performance.now() > deadline) throw error;
      await sleep(250);
    }
  }
};

/** How many findings of a repository the list contains. */
export const countFindings = async (call: Call, repository: string): Promise<number> =>
  (
    await call('listFindings', {
      query: { repository: [repository], page_size: 1 },
    })
  ).ok().meta.total;
