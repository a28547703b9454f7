import { existsSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { gzipSync } from 'node:zlib';
import { and, eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { tarOf } from '../../../../tests/support/server/tar.ts';
import { auditLog, jobs } from '../../../platform/db/schema/operations.ts';
import { scans } from '../../../platform/db/schema/repositories.ts';
import { inTenant } from '../../../platform/db/tenancy.ts';
import { OutgoingError } from '../../../platform/outgoing/outgoing.ts';
import {
  files,
  hosts,
  fakes,
  trivyReport,
  server,
  internet,
  admin,
  addRepository,
  scanned,
  ask,
  head,
  useScanners,
} from '../../../../tests/support/server/scan-suite.ts';
import { full } from '../../../../tests/support/server/full.ts';

useScanners();

// The requests of each host are tested in source-hosts.
describe.each(full ? hosts : hosts.slice(0, 2))('a repository of %s', (host) => {
  it('is fetched, scanned by each installed scanner, and imported', async () => {
    const id = await addRepository(host);
    const first = await ask(id);
    expect(first.attributes).toMatchObject({
      status: 'queued',
      phase: 'waiting',
      tool_hint: 'trivy',
      branch: 'main',
      run: { kind: 'full', scanner: 'trivy', cause: 'request', subject: null },
    });
    await server.runJobs();
    const rows = await scanned(id);
    expect(
      rows.map(({ status, tool, commit, branch, error, run }) => [
        status,
        tool,
        commit,
        branch,
        error,
        run?.scanner,
        run?.id,
      ]),
    ).toEqual([
      ['succeeded', 'Trivy', head(host), 'main', null, 'trivy', first.attributes.run?.id],
      ['succeeded', 'Semgrep', head(host), 'main', null, 'semgrep', first.attributes.run?.id],
      ['succeeded', 'Gitleaks', head(host), 'main', null, 'gitleaks', first.attributes.run?.id],
    ]);
    expect(rows.map(({ counts }) => counts.new)).toEqual([1, 1, 0]);
    expect(fakes.semgrep.calls()[0]?.files).toEqual(files);
    expect(fakes.trivy.calls()[0]?.files).toEqual(files);
    // No files are left behind.
    expect(readdirSync(path.join(server.deps.config.dataDir, 'scanning'))).toEqual([]);
  });
});

describe('a scan of a repository', () => {
  it('is one while it waits, however often it is asked for', async () => {
    const id = await addRepository();
    const [one, two] = [await ask(id, 'sast'), await ask(id, 'sast')];
    expect(two.id).toBe(one.id);
    expect((await ask(id, 'secret')).id).not.toBe(one.id);
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ run }) => `${run?.kind ?? ''} ${run?.scanner ?? ''}`),
    ).toEqual(['sast semgrep', 'secret trivy', 'secret gitleaks']);
    expect((await ask(id, 'sast')).id).not.toBe(one.id);
    await server.runJobs();
  });

  it('shows as work that goes on, and in the audit log', async () => {
    const id = await addRepository();
    const scan = await ask(id, 'sast');
    const { data } = (await admin()('listJobs', { query: { kind: ['run_scanners'] } })).ok();
    expect(data[0]).toMatchObject({ kind: 'run_scanners', subject: { type: 'scan', id: scan.id } });
    const entries = await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .select()
        .from(auditLog)
        .where(and(eq(auditLog.action, 'scans.start'), eq(auditLog.subjectId, scan.id))),
    );
    expect(entries).toHaveLength(1);
    await server.runJobs();
  });

  it('fails alone with its exit code and last words, while the others go on', async () => {
    const id = await addRepository();
    (
      await admin()('saveSemgrepCli', { body: { token: 'semgrep-secret-token', config: 'p/ci' } })
    ).ok();
    fakes.semgrep.behave({
      exitCode: 2,
      stderr: 'first\nfatal: token semgrep-secret-token refused\n',
    });
    await ask(id);
    await server.runJobs();
    const rows = await scanned(id);
    expect(rows.map(({ status }) => status)).toEqual(['succeeded', 'failed', 'succeeded']);
    expect(rows[1]?.error).toMatchObject({
      code: 'scanner_failed',
      type: 'scanner_ended',
      message: 'Semgrep ended with exit code 2.',
      facts: { scanner: 'Semgrep', exit_code: 2 },
    });
    expect(rows[1]?.error?.facts['output']).toMatch(/^first\nfatal: token .*refused$/);
    const [call] = fakes.semgrep.calls();
    expect(call?.env['SEMGREP_APP_TOKEN']).toBe('semgrep-secret-token');
    expect(call?.args).toEqual(expect.arrayContaining(['--config', 'p/ci']));
    expect(JSON.stringify(rows) + (call?.args.join(' ') ?? '')).not.toContain(
      'semgrep-secret-token',
    );
    const { data: notifications } = (await admin()('listNotifications')).ok();
    expect(notifications.some((one) => JSON.stringify(one).includes('scan_failed'))).toBe(true);
  });

  it('fails where a scanner leaves no report, a broken one, or takes too long', async () => {
    const id = await addRepository();
    fakes.semgrep.behave({});
    await ask(id, 'sast');
    await server.runJobs();
    fakes.semgrep.behave({ report: '{"results": [' });
    await ask(id, 'sast');
    await server.runJobs();
    fakes.semgrep.behave({ seconds: 60 });
    server.deps.config.scanners.minutes = 1 / 60;
    await ask(id, 'sast');
    await server.runJobs();
    expect(
      (await scanned(id)).map(({ status, error }) => [status, error?.code, error?.type]),
    ).toEqual([
      ['failed', 'scanner_failed', 'scanner_left_no_report'],
      ['failed', 'truncated_report', 'ends_in_value'],
      ['failed', 'scanner_timed_out', 'scanner_too_slow'],
    ]);
  }, 30_000);

  it('closes what is gone after a look at all, and nothing of the others after a look at one thing', async () => {
    const id = await addRepository();
    const counts = async () => (await scanned(id)).at(-1)?.counts;
    fakes.trivy.behave({
      report: trivyReport('/a', 'filesystem', ['CVE-2020-7598', 'CVE-2021-44906']),
    });
    await ask(id);
    await server.runJobs();
    fakes.trivy.behave({
      report: JSON.stringify({
        SchemaVersion: 2,
        ArtifactName: '/b',
        ArtifactType: 'filesystem',
        Results: null,
      }),
    });
    await ask(id, 'iac');
    await server.runJobs();
    expect(await counts()).toMatchObject({ fixed: 0 });
    fakes.trivy.behave({ report: trivyReport('/c', 'filesystem', ['CVE-2021-44906']) });
    await ask(id);
    await server.runJobs();
    expect((await scanned(id)).at(-3)?.counts).toMatchObject({ matched: 1, fixed: 1 });
  });

  it('says what its source host says, after having asked again where that may pass', async () => {
    const id = await addRepository();
    internet.instead = ({ url }) =>
      url.pathname.includes('/archive/') ? { status: 404, body: {} } : null;
    await ask(id, 'sast');
    await server.runJobs();
    const branchless = await addRepository('gitea', 'acme/web');
    internet.instead = ({ url }) =>
      url.pathname.includes('/branches/') ? { status: 404, body: {} } : null;
    await ask(branchless, 'sast');
    await server.runJobs();
    expect((await scanned(id))[0]?.error).toMatchObject({
      code: 'source_unavailable',
      type: 'source_refused',
      facts: { problem: 'host_not_found', host: 'Gitea' },
    });
    expect((await scanned(branchless))[0]?.error).toMatchObject({
      code: 'source_unavailable',
      type: 'branch_not_there',
      facts: { branch: 'main' },
    });

    const later = await addRepository();
    internet.instead = () => new OutgoingError('unreachable', 'cut');
    await ask(later, 'sast');
    await server.runJobs();
    expect((await scanned(later))[0]).toMatchObject({ status: 'running', error: null });
    internet.instead = undefined;
    await inTenant(server.deps.db, server.people.admin, (tx) =>
      tx
        .update(jobs)
        .set({ runAt: new Date(0) })
        .where(eq(jobs.state, 'queued')),
    );
    await server.runJobs();
    expect((await scanned(later))[0]).toMatchObject({ status: 'succeeded' });
  });

  it('ends at once when its user cancels it, without killing what it handed over', async () => {
    const id = await addRepository();
    fakes.semgrep.behave({ seconds: 60 });
    await ask(id);
    const running = server.runJobs();
    const began = fakes.semgrep.pids().length;
    await expect.poll(() => fakes.semgrep.pids().length, { timeout: 10_000 }).toBe(began + 2);
    const [job] = (await admin()('listJobs', { query: { kind: ['run_scanners'] } })).ok().data;
    expect(job).toMatchObject({ status: 'running', can_cancel: true });
    const path = { id: job?.id ?? '' };
    const stranger = await server.as('foreignAdmin')('cancelJob', { path });
    expect(stranger.problem()).toMatchObject({ status: 404 });
    const cancelled = (await admin()('cancelJob', { path })).ok().data;
    expect(cancelled).toMatchObject({ status: 'failed', error_code: 'cancelled' });
    await running;
    expect((await scanned(id)).map(({ status, error }) => [status, error?.type])).toEqual([
      ['succeeded', undefined],
      ['failed', 'scan_cancelled'],
      ['failed', 'scan_cancelled'],
    ]);
    expect(fakes.gitleaks.calls()).toEqual([]);
    expect((await admin()('cancelJob', { path })).problem()).toMatchObject({
      status: 409,
      code: 'already_begun',
    });
  }, 30_000);

  it('says which files of the code tell scanners to leave something out', async () => {
    const id = await addRepository();
    const ignoring = {
      '.semgrepignore': 'src/',
      'web/.semgrepignore': 'a/',
      '.gitleaks.toml': '[allowlist]',
      '.gitleaksignore': 'a',
      '.trivyignore': 'CVE-1',
      '.snyk': 'ignore: {}',
    };
    internet.instead = ({ url }) =>
      url.pathname.includes('/archive/')
        ? {
            status: 200,
            body: gzipSync(
              tarOf(
                Object.fromEntries(
                  Object.entries({ ...files, ...ignoring }).map(([name, text]) => [
                    `acme/${name}`,
                    Buffer.from(text),
                  ]),
                ),
              ),
            ),
          }
        : null;
    await ask(id);
    await server.runJobs();
    const others = { code: 'ignore_files_of_others', facts: { files: ['.snyk'] } };
    expect((await scanned(id)).map(({ status, notes }) => [status, notes])).toMatchObject([
      [
        'succeeded',
        [
          { code: 'ignore_files_unheeded', facts: { tool: 'Trivy', files: ['.trivyignore'] } },
          others,
        ],
      ],
      [
        'succeeded',
        [
          {
            code: 'ignore_files_heeded',
            facts: { tool: 'Semgrep', files: ['.semgrepignore', 'web/.semgrepignore'] },
            text: 'Files in the repository make Semgrep skip something: .semgrepignore, web/.semgrepignore.',
          },
          others,
        ],
      ],
      [
        'succeeded',
        [
          {
            code: 'ignore_files_unheeded',
            facts: { tool: 'Gitleaks', files: ['.gitleaks.toml', '.gitleaksignore'] },
          },
          others,
        ],
      ],
    ]);
  });

  it('closes nothing where the scanner asked for a host that it may not reach', async () => {
    const id = await addRepository();
    fakes.trivy.behave({ report: trivyReport('/a', 'filesystem', ['CVE-2020-7598']) });
    await ask(id, 'full');
    await server.runJobs();
    server.deps.config.scanners.hosts = ['mirror.example.com'];
    fakes.trivy.behave({
      report: trivyReport('/b', 'filesystem', ['CVE-2021-44906']),
      asksFor: 'http://elsewhere.example/db',
    });
    await ask(id, 'full');
    await server.runJobs();
    server.deps.config.scanners.hosts = [];
    const trivy = (await scanned(id)).filter(({ run }) => run?.scanner === 'trivy').at(-1);
    expect(trivy).toMatchObject({ status: 'succeeded', complete: false, counts: { fixed: 0 } });
    expect(trivy?.notes).toMatchObject([
      { code: 'hosts_refused', facts: { tool: 'Trivy', hosts: ['elsewhere.example'] } },
    ]);
  });

  it('refuses an archive that climbs out, and leaves nothing', async () => {
    const id = await addRepository();
    internet.instead = ({ url }) =>
      url.pathname.includes('/archive/')
        ? { status: 200, body: gzipSync(tarOf({ 'a/../../../evil': Buffer.from('evil') })) }
        : null;
    await ask(id);
    await server.runJobs();
    const rows = await scanned(id);
    expect(new Set(rows.map(({ error }) => error?.type))).toEqual(
      new Set(['archive_entry_leads_outside']),
    );
    expect(fakes.trivy.calls()).toEqual([]);
    expect(existsSync(path.join(server.deps.config.dataDir, 'evil'))).toBe(false);
    expect(readdirSync(path.join(server.deps.config.dataDir, 'scanning'))).toEqual([]);
  });

  it('is begun anew after a server that died in it, without what was handed over', async () => {
    const id = await addRepository();
    const scan = await ask(id);
    const ofRun = eq(scans.runId, scan.attributes.run?.id ?? '');
    // The state after a killed server: the first report has been passed on and imported, the second
    // scan is running.
    await inTenant(server.deps.db, server.people.admin, async (tx) => {
      await tx
        .update(scans)
        .set({ status: 'running', phase: 'scanning', generation: scan.id })
        .where(ofRun);
      await tx
        .update(scans)
        .set({ status: 'succeeded', phase: 'done', upload: null })
        .where(eq(scans.id, scan.id));
      await tx
        .update(jobs)
        .set({ state: 'running', attempts: 1, leaseOwner: scan.id, leaseUntil: new Date(0) })
        .where(eq(jobs.kind, 'run_scanners'));
    });
    await server.runJobs();
    expect((await scanned(id)).map(({ status }) => status)).toEqual([
      'succeeded',
      'succeeded',
      'succeeded',
    ]);
    expect(fakes.trivy.calls()).toEqual([]);
    expect(fakes.semgrep.calls()).toHaveLength(1);
  });

  it('is refused with a word where something is missing, or to whoever may not', async () => {
    const [byHand, elsewhere, mine] = [
      await addRepository('manual'),
      await addRepository('github'),
      await addRepository(),
    ];
    const refused = async (
      id: string,
      kind: 'full' | 'sast' = 'full',
      person: 'admin' | 'developer' | 'foreignAdmin' = 'admin',
    ) =>
      (
        await server.as(person)('requestRepositoryScan', {
          body: { repository_id: id, scan_type: kind },
        })
      ).problem();
    expect(await refused(byHand)).toMatchObject({ status: 422, code: 'no_source_host' });
    await admin()('updateRepository', {
      path: { id: elsewhere },
      body: { url: 'https://other.example/acme/x' },
    });
    expect(await refused(elsewhere)).toMatchObject({ status: 422, code: 'repository_elsewhere' });
    expect(await refused('01980a5c-3f10-7c1e-9b7a-5f0c2d9e4b99')).toMatchObject({ status: 404 });
    expect(await refused(mine, 'full', 'foreignAdmin')).toMatchObject({ status: 404 });
    expect(await refused(mine, 'full', 'developer')).toMatchObject({ status: 403 });
    const { semgrep } = server.deps.config.scanners.programs;
    server.deps.config.scanners.programs.semgrep = 'off';
    expect(await refused(mine, 'sast')).toMatchObject({
      status: 422,
      code: 'no_scanner',
      facts: { programs: 'Semgrep' },
    });
    server.deps.config.scanners.programs.semgrep = semgrep;
    await admin()('updateRepository', { path: { id: mine }, body: { active: false } });
    expect(await refused(mine)).toMatchObject({ status: 409, code: 'repository_not_in_use' });
    await admin()('updateRepository', { path: { id: mine }, body: { active: true } });
    expect(await scanned(mine)).toEqual([]);
  });

  it('runs no scanner that the organisation excludes', async () => {
    const id = await addRepository();
    const exclude = async (excluded_tools: string[]) => {
      const { headers } = await admin()('getClient');
      await admin()('updateClient', {
        headers: { 'if-match': String(headers.etag) },
        body: { excluded_tools },
      });
    };
    await exclude(['Trivy', 'Gitleaks']);
    await ask(id);
    expect((await scanned(id)).map(({ run }) => run?.scanner)).toEqual(['semgrep']);
    await exclude(['trivy', 'gitleaks', 'semgrep']);
    const refused = await admin()('requestRepositoryScan', {
      body: { repository_id: await addRepository(), scan_type: 'full' },
    });
    expect(refused.problem()).toMatchObject({ status: 422, code: 'scanners_excluded' });
    await exclude([]);
  });
});
