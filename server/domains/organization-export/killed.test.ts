// Kills a real server process on PGlite during an export.
import { createHash } from 'node:crypto';
import { existsSync, readdirSync, rmSync } from 'node:fs';
import path from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { preparedDataDir } from '../../../tests/support/server/database.ts';
import { full } from '../../../tests/support/server/full.ts';
import { unpackExport } from '../../../tests/support/server/organization-archive.ts';
import { type ServerProcess, startServerProcess } from '../../../tests/support/server/process.ts';
import { sarif } from '../../../tests/support/server/sarif.ts';
import { multipartOf } from '../../../tests/support/server/upload.ts';

const admin = {
  PARAPET_ADMIN_EMAIL: 'admin@acme.example',
  PARAPET_ADMIN_PASSWORD: 'correct horse battery staple',
};
const results = 1500;
const report = sarif(
  Array.from({ length: results }, (_, index) => ({
    file: `src/file-${String(index % 50)}.ts`,
    line: index + 1,
    code: `query(input${String(index)})`,
  })),
);

let dataDir: string;
let server: ServerProcess;
let token = '';
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

const call = async <T>(route: string, body?: object): Promise<T> => {
  const response = await fetch(`${server.url}/v1${route}`, {
    headers: {
      authorization: `Bearer ${token}`,
      ...(body && { 'content-type': 'application/json' }),
    },
    ...(body && { method: 'POST', body: JSON.stringify(body) }),
  });
  if (!response.ok)
    throw new Error(`${route} answered ${String(response.status)}: ${await response.text()}`);
  return (await response.json()) as T;
};

type Job = { data: { status: string; download_url: string | null; error: string | null } };
const job = async (id: string) => (await call<Job>(`/jobs/${id}`)).data;

const importReport = async () => {
  const {
    data: [repository],
  } = await call<{ data: { id: string }[] }>('/create_repository_with_list', {
    source_control: 'manual',
    data: [{ nickname: 'ledger-api', branch: 'main' }],
  });
  const { body, contentType } = multipartOf(report);
  const response = await fetch(`${server.url}/v1/upload_scan/${repository?.id ?? ''}`, {
    method: 'POST',
    body: new Uint8Array(body),
    headers: { authorization: `Bearer ${token}`, 'content-type': contentType },
  });
  const { id } = ((await response.json()) as { data: { id: string } }).data;
  await expect
    .poll(
      async () =>
        (await call<{ data: { attributes: { status: string } } }>(`/scans/${id}`)).data.attributes
          .status,
      { interval: 100, timeout: 60_000 },
    )
    .toBe('succeeded');
};

// `npm test` already kills a server during an import.
it.runIf(full)(
  'offers no half archive after a kill, and a whole one after the restart',
  async () => {
    ({ access_token: token } = await call<{ access_token: string }>('/login', {
      username: 'admin',
      password: admin.PARAPET_ADMIN_PASSWORD,
    }));
    await importReport();
    const { job_id: id } = await call<{ job_id: string }>('/client/export', {});
    // Some of it is written, but nothing is stored.
    const spools = path.join(dataDir, 'exporting');
    await expect
      .poll(
        () =>
          existsSync(spools)
            ? readdirSync(spools, { recursive: true }).filter((name) =>
                String(name).endsWith('.jsonl'),
              ).length
            : 0,
        { interval: 2, timeout: 30_000 },
      )
      .toBeGreaterThan(0);
    await server.end('SIGKILL');
    expect(readdirSync(spools)).toHaveLength(1);

    await start();
    const first = await job(id);
    if (first.status !== 'succeeded') expect(first.download_url).toBeNull();
    await expect
      .poll(async () => (await job(id)).status, { interval: 200, timeout: 100_000 })
      .toBe('succeeded');
    const { download_url: url } = await job(id);
    expect(url).not.toBeNull();
    const answer = await fetch(new URL(url ?? '', server.url));
    expect(answer.status).toBe(200);
    const { files, manifest } = await unpackExport(Buffer.from(await answer.arrayBuffer()));
    for (const file of manifest.files)
      expect([
        file.path,
        createHash('sha256')
          .update(files.get(file.path) ?? '')
          .digest('hex'),
      ]).toEqual([file.path, file.sha256]);
    expect(manifest.files.find((file) => file.path === 'tables/findings.jsonl')?.rows).toBe(
      results,
    );
    expect(files.size).toBe(manifest.files.length + 1);
    expect(await server.end('SIGTERM')).toBe(0);
  },
);
