// Entry point: reads the configuration, connects to the database, starts the application and
// listens. SIGTERM reverses the steps.
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { buildServer, createDeps } from './app.ts';
import { type Config, readConfig } from './platform/config/config.ts';
import { connect } from './platform/db/connect.ts';
import { migrate } from './platform/db/migrate.ts';
import { adoptFiles } from './adopt-files.ts';
import { initializeInstallation } from './first-start.ts';
import { explainStartFailure } from './operator-errors.ts';
import { loadBundledKev, scheduleRefresh } from './domains/vulnerability-feeds/index.ts';
import { recomputeOutdatedPriorities } from './domains/prioritization/index.ts';
import { jobLanes } from './jobs.ts';
import { type JobWorker, startJobWorker } from './platform/jobs/worker.ts';
import { assertSameKey } from './platform/secrets/assert-same-key.ts';
import { createLog } from './platform/log/log.ts';
import { startTracing } from './platform/tracing/start-tracing.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { scheduleMails } from './domains/notifications/index.ts';
import { scheduleWatch } from './domains/remediation/index.ts';
import { describeSandbox, scheduleScans } from './domains/scans/index.ts';

// A client that keeps its connection open must not prevent the process from exiting.
const closeMs = 15_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const listen = async (config: Config): Promise<void> => {
  const log = createLog(config);
  const stopTracing = await startTracing();
  const db = await connect({
    url: config.database.url,
    replicaUrl: config.database.replicaUrl,
    dataDir: config.dataDir,
    poolSize: config.database.poolSize,
  });
  await migrate(db);
  const deps = createDeps(config, db, log);
  await assertSameKey(db, deps.secrets);
  await adoptFiles(deps);
  const first = await initializeInstallation(deps);
  await loadBundledKev(deps);
  await recomputeOutdatedPriorities(deps);
  const stopRefresh = config.runJobs ? scheduleRefresh(deps) : undefined;
  const stopMaintenance = config.runJobs ? scheduleMaintenance(deps) : undefined;
  const stopWatch = config.runJobs ? scheduleWatch(deps) : undefined;
  const workers: JobWorker[] = [];
  deps.wakeJobs = () => {
    for (const worker of workers) worker.wake();
  };
  if (config.runJobs)
    workers.push(
      ...jobLanes(config).map(({ definitions, ...options }) =>
        startJobWorker(deps, definitions, options),
      ),
    );
  if (config.runJobs) {
    const { sentence, isSafe, ...sandbox } = await describeSandbox(config);
    log[isSafe ? 'info' : 'warn']({ sandbox }, sentence);
  }
  const stopMails = config.runJobs ? scheduleMails(deps) : undefined;
  const stopScans = config.runJobs ? scheduleScans(deps) : undefined;
  const app = await buildServer(deps);
  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    stopRefresh?.();
    stopMaintenance?.();
    stopWatch?.();
    stopScans?.();
    stopMails?.();
    deps.lifecycle.drain();
    void (async () => {
      // Jobs move to another server immediately; requests are answered until load balancers have
      // seen that this server is stopping. Ctrl+C does not wait for a load balancer.
      const jobsReturned = Promise.all(workers.map((worker) => worker.stop()));
      if (signal === 'SIGTERM') await sleep(config.drainSeconds * 1000);
      setTimeout(() => app.server.closeAllConnections(), closeMs).unref();
      setTimeout(() => process.exit(1), 2 * closeMs).unref();
      await Promise.all([app.close(), jobsReturned]);
      await deps.outgoing.close();
      deps.objects?.close();
      await db.close();
      await stopTracing().catch(() => undefined);
      process.exit(0);
    })();
  };
  // Before the address is printed: an earlier signal would end the process without draining.
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);

  await app.listen({ host: config.host, port: config.port });

  const { port } = app.server.address() as AddressInfo;
  const address =
    config.publicUrl ??
    `http://${config.host === '0.0.0.0' || config.host === '::' ? 'localhost' : config.host}:${port}`;
  say(
    `${config.productName} is ready at ${address} (${db.engine === 'pglite' ? `PGlite in ${config.dataDir}` : 'PostgreSQL'})`,
  );
  if (first.kind === 'setup')
    say(
      `There is no account yet. Create the administrator here, once, within 24 hours:\n  ${address}${first.path}`,
    );
  if (first.kind === 'administrator')
    say(`The administrator is ${first.email}, with the password from PARAPET_ADMIN_PASSWORD.`);
};

// Files of the server contain findings and secrets: no other account of the machine may read or
// write them.
process.umask(0o077);

try {
  await listen(readConfig(process.env));
} catch (error) {
  const { message, exitCode } = explainStartFailure(error, process.env);
  process.stderr.write(`${message}\n`);
  process.exit(exitCode);
}
