// Kills a real server process on PGlite during an import.
import { rmSync } from 'node:fs';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedDataDir } from '../../../tests/support/server/database.ts';
import { full } from '../../../tests/support/server/full.ts';
import { type ServerProcess, startServerProcess } from '../../../tests/support/server/process.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { multipartOf } from '../../../tests/support/server/upload.ts';

const admin = {
  PARAPET_ADMIN_EMAIL: 'admin@acme.example',
  PARAPET_ADMIN_PASSWORD: 'correct horse battery staple',
};
const results = 2500;
const report = sarif(
  Array.from({ length: results }, (_, index) => ({
    file: `src/file-${String(index % 50)}.ts`,
    line: index + 1,
    code: `query(input${String(index)})`,
  })),
);

let dataDir: string;
let server: ServerProcess;
let token: string;
const start = async () => {
  server = await startServerProcess({
    PARAPET_DATA_DIR: dataDir,
    PARAPET_INTELLIGENCE: 'off',
    PARAPET_REQUESTS_PER_MINUTE: '100000',
    ...admin,
  });
};
beforeAll(async () => {
  dataDir = await preparedDataDir();
  await start();
});
afterAll(async () => {
  await server.end('SIGKILL');
  rmSync(dataDir, { recursive: true, force: true });
});

const call = async <T>(path: string, body?: object): Promise<T> => {
  const response = await fetch(`${server.url}/v1${path}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${path} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as T;
};

type Scan = {
  data: {
    id: string;
    attributes: {
      status: string;
      phase: string;
      progress: number;
      counts: { new: number; matched: number };
    };
  };
};
const send = async (repository: string): Promise<string> => {
  const { body, contentType } = multipartOf(report);
  const response = await fetch(`${server.url}/v1/upload_scan/${repository}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
  });
  return ((await response.json()) as Scan).data.id;
};
const scan = async (id: string) => (await call<Scan>(`/scans/${id}`)).data.attributes;
const total = async () =>
  (await call<{ meta: { total: number } }>('/findings?page_size=1')).meta.total;

it.runIf(full)(
  'shows nothing of an import that was killed, and finishes it once after the restart',
  async () => {
    token = '';
    ({ access_token: token } = await call<{ access_token: string }>('/login', {
      username: 'admin',
      password: admin.PARAPET_ADMIN_PASSWORD,
    }));
    const {
      data: [repository],
    } = await call<{ data: { id: string }[] }>('/create_repository_with_list', {
      source_control: 'manual',
      data: [{ nickname: 'ledger-api', branch: 'main' }],
    });
    const id = await send(repository?.id ?? '');
    // Some rows are staged, but no finding is visible yet.
    await expect.poll(async () => (await scan(id)).progress, { interval: 10 }).toBeGreaterThan(0);
    expect((await scan(id)).status).toBe('running');
    await server.end('SIGKILL');

    await start();
    const seen = new Set<number>();
    await expect
      .poll(
        async () => {
          seen.add(await total());
          return (await scan(id)).status;
        },
        { interval: 20 },
      )
      .toBe('succeeded');
    seen.add(await total());
    expect([...seen].filter((n) => n !== 0)).toEqual([results]);
    expect((await scan(id)).counts).toMatchObject({ new: results, matched: 0 });
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
