import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, utimesSync } from 'node:fs';
import path from 'node:path';
import { Readable } from 'node:stream';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { unpackExport } from '../support/server/organization-archive.ts';
import { makeRows } from '../support/contract/rows-of-everything.ts';
import { engines } from '../support/server/engines.ts';
import { startTestServer, type TestServer } from '../support/server/test-server.ts';
import { countRows, fillEmptyTables, insertManyRows } from '../support/tenancy/fill-tables.ts';
import { sessions, users } from '../../server/platform/db/schema/accounts.ts';
import { jobs } from '../../server/platform/db/schema/operations.ts';
import { scans } from '../../server/platform/db/schema/repositories.ts';
import { acrossTenants, inTenant } from '../../server/platform/db/tenancy.ts';
import { upsertSecret } from '../../server/platform/secrets/secret-store.ts';
import { hashToken } from '../../server/platform/runtime/tokens.ts';
import { writeStoredFile } from '../../server/platform/storage/stored-files.ts';
import {
  deleteOrphanedSpools,
  exportOrganizationJob,
} from '../../server/domains/organization-export/index.ts';
import {
  exportedTables,
  tableDecisions,
} from '../../server/domains/organization-export/export-tables.ts';

let server: TestServer;
const now = new Date();
const upload = '0199aaaa-0000-7000-8000-00000000cafe';
const rawReport = 'the raw report, as it was uploaded';

const spools = () => {
  const folder = path.join(server.deps.config.dataDir, 'exporting');
  mkdirSync(folder, { recursive: true });
  return readdirSync(folder);
};

const jobOf = async (person: 'admin' | 'foreignAdmin', id: string) =>
  (await server.as(person)('getJob', { path: { id } })).ok().data;

const download = async (id: string): Promise<Buffer> => {
  const { status, error, download_url: url } = await jobOf('admin', id);
  expect({ status, error }).toEqual({ status: 'succeeded', error: null });
  // Requests like a browser: the saved file must be the archive itself.
  const headers = { 'accept-encoding': 'gzip, deflate, br' };
  const answer = await server.app.inject({ url: String(url), headers });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-encoding']).toBeUndefined();
  return answer.rawPayload;
};

const start = async () =>
  (await server.as('admin')('exportOrganization', { body: {} })).ok().job_id;

const plantReport = async (clientId: string, scan: string) => {
  const place = { clientId, name: `uploads/${upload}` };
  await writeStoredFile(server.deps, place, Readable.from([Buffer.from(rawReport)]));
  await inTenant(server.deps.db, { clientId }, (tx) =>
    tx
      .update(scans)
      .set({ upload, fileSize: rawReport.length })
      .where(sql`client_id = ${clientId} and id = ${scan}`),
  );
};

describe.each(engines)('the export of an organization on %s', (engine) => {
  beforeAll(async () => {
    server = await startTestServer({ engine, deps: { now: () => now } });
  });
  afterAll(() => server.close());

  it('is for administrators who prove who they are', async () => {
    const { clientId } = server.people.admin;
    const refused = await server.as('developer')('exportOrganization', { body: {} });
    expect(refused.status).toBe(403);
    const since = (createdAt: Date) =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx
          .update(sessions)
          .set({ createdAt })
          .where(sql`client_id = ${clientId}`),
      );
    await since(new Date(now.getTime() - 20 * 60_000));
    const unproven = await server.as('admin')('exportOrganization', { body: {} });
    expect(unproven.problem()).toMatchObject({ status: 422, code: 'password_needed' });
    await since(now);
  });

  it('holds every row of the organization, nothing of others and no credential', async () => {
    const { db } = server.deps;
    const { clientId } = server.people.admin;
    const made = await makeRows(server, 'admin', 'developer');
    const foreign = await makeRows(server, 'foreignAdmin', 'foreignDeveloper');
    await plantReport(clientId, made.scan);
    const apiToken = (
      await server.as('admin')('generatePlexalyzerToken', {
        body: { name: 'planted', expired_at: '2027-06-01T00:00:00Z' },
      })
    ).ok();
    await inTenant(db, { clientId }, async (tx) => {
      await upsertSecret(server.deps, tx, { clientId, name: 'planted' }, 'a-planted-secret');
      await tx
        .update(users)
        .set({ passwordHash: 'a-planted-hash', twoFactorSecret: Buffer.from('a-planted-seal') })
        .where(sql`client_id = ${clientId}`);
    });
    await insertManyRows(db, made);
    await fillEmptyTables(db, clientId);
    const id = await start();
    expect(await start()).toBe(id); // pressed twice
    await server.runJobs();

    const { files, manifest } = await unpackExport(await download(id));
    expect(manifest.organization).toEqual({ id: clientId, name: 'Acme' });
    const counts = await countRows(db, clientId);
    const moving = new Set(['export_files', 'jobs']); // the export itself changes them
    for (const [table, decision] of Object.entries(tableDecisions)) {
      const file = manifest.files.find((one) => one.table === table);
      if (!decision.export) {
        expect([table, file]).toEqual([table, undefined]);
        continue;
      }
      const lines = String(files.get(`tables/${table}.jsonl`))
        .split('\n')
        .filter(Boolean);
      expect([table, file?.rows]).toEqual([table, lines.length]);
      if (!moving.has(table)) expect([table, lines.length]).toEqual([table, counts[table]]);
      expect(lines.length).toBeGreaterThan(0);
      expect(new Set(lines).size).toBe(lines.length); // no page overlaps another
      for (const line of lines) {
        const row = JSON.parse(line) as Record<string, unknown>;
        expect(row['client_id']).toBe(clientId);
        for (const column of decision.without ?? []) expect(row).not.toHaveProperty(column);
      }
    }
    expect(String(files.get(`reports/${upload}`))).toBe(rawReport);
    expect(manifest.reports_missing).toEqual([]);

    expect([...files.keys()]).toEqual([
      'manifest.json',
      ...manifest.files.map((file) => file.path),
    ]);
    for (const file of manifest.files) {
      const content = files.get(file.path) ?? Buffer.alloc(0);
      expect(content.length).toBe(file.bytes);
      expect(createHash('sha256').update(content).digest('hex')).toBe(file.sha256);
    }

    const all = Buffer.concat([...files.values()]);
    const { rows: kept } = await acrossTenants(db, 'read metrics', (tx) =>
      tx.execute<{ bytes: Buffer }>(sql`
        select token_hash as bytes from sessions union all select token_hash from api_tokens
        union all select ciphertext from secrets union all select body from outbox`),
    );
    const planted = [
      'a-planted-secret',
      'a-planted-hash',
      server.people.admin.token,
      apiToken.token,
      foreign.client,
      foreign.finding,
    ];
    for (const text of planted) {
      expect(text.length).toBeGreaterThan(8);
      expect([text, all.includes(text)]).toEqual([text, false]);
    }
    const hidden = [...kept.map(({ bytes }) => bytes), hashToken(server.people.admin.token)];
    for (const bytes of [...hidden, Buffer.from('a-planted-seal')]) {
      if (bytes.length < 8) continue; // from `fillEmptyTables`
      for (const form of ['hex', 'base64', 'latin1'] as const)
        expect(all.includes(bytes.toString(form), 0, 'latin1')).toBe(false);
    }
    expect(spools()).toEqual([]);
  });

  it('gives the link to its user alone, and tells the administrators', async () => {
    const id = await start();
    await server.runJobs();
    expect((await jobOf('admin', id)).download_url).toEqual(expect.any(String));
    const notifications = (await server.as('superadmin')('listNotifications')).ok().data;
    expect(notifications.map(({ title }) => title)).toContain(
      'admin exported all organisation data',
    );
    const foreign = await server.as('foreignAdmin')('getJob', { path: { id } });
    expect(foreign.status).toBe(404);
    const manager = await server.as('cyberoper')('getJob', { path: { id } });
    expect(manager.ok().data.download_url).toBeNull();
    const { clientId, userId } = server.people.admin;
    const become = (role: 'admin' | 'developer') =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx
          .update(users)
          .set({ role })
          .where(sql`client_id = ${clientId} and id = ${userId}`),
      );
    await become('developer');
    expect((await jobOf('admin', id)).download_url).toBeNull();
    await become('admin');
  });

  it('starts anew after it was killed, and leaves no folder', async () => {
    const id = await start();
    const controller = new AbortController();
    const steps: number[] = [];
    const { clientId, userId } = server.people.admin;
    const setState = (values: { state: 'running' | 'queued'; progress: number }) =>
      inTenant(server.deps.db, { clientId }, (tx) =>
        tx
          .update(jobs)
          .set(values)
          .where(sql`client_id = ${clientId} and id = ${id}`),
      );
    const killed = exportOrganizationJob.run({
      ...{ id, clientId, createdBy: userId, payload: {}, attempt: 1, maxAttempts: 3 },
      deps: server.deps,
      signal: controller.signal,
      progress: async (fraction) => {
        steps.push(fraction);
        if (fraction <= 0.5) return;
        await setState({ state: 'running', progress: fraction });
        const { counts } = await jobOf('admin', id);
        expect(counts).toMatchObject({ total: exportedTables.length, done: steps.length });
        await setState({ state: 'queued', progress: 0 });
        controller.abort();
      },
      completeIn: () => Promise.resolve(),
    });
    await expect(killed).rejects.toThrow(/abort/i);
    expect(steps.length).toBeGreaterThan(20);
    expect(spools()).toEqual([]);
    // Simulates an attempt that was killed while it stored its archive.
    const place = { clientId, name: `exports/${id}` };
    await writeStoredFile(server.deps, place, Readable.from([Buffer.alloc(5_000_000, 'half')]));
    await server.runJobs();
    const { manifest } = await unpackExport(await download(id));
    expect(manifest.organization.id).toBe(clientId);

    const left = path.join(server.deps.config.dataDir, 'exporting', 'left-by-a-killed-server');
    mkdirSync(path.join(left, 'tables'), { recursive: true });
    await deleteOrphanedSpools(server.deps);
    expect(spools()).toHaveLength(1);
    const old = new Date(now.getTime() - 25 * 3_600_000);
    utimesSync(left, old, old);
    await deleteOrphanedSpools(server.deps);
    expect(spools()).toEqual([]);
  });
});
