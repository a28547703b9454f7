// The composition root: configuration → database → application → listening, and the same backwards on SIGTERM.
import type { AddressInfo } from 'node:net';
import process from 'node:process';
import { composeDeps } from './compose.ts';
import { type Config, ConfigError, readConfig } from './config.ts';
import { connect } from './db/connect.ts';
import { migrate } from './db/migrate.ts';
import { DirectoryInUseError } from './db/pglite/lock.ts';
import { firstStart } from './first-start.ts';
import { loadBundled, scheduleRefresh } from './intelligence/refresh.ts';
import { buildApp } from './http/app.ts';
import { jobDefinitions, scannerJobs } from './jobs/definitions.ts';
import { startJobWorker } from './jobs/worker.ts';
import { createLog } from './log.ts';
import { scheduleMaintenance } from './maintenance.ts';
import { scheduleWatch } from './remediation/watch-pull-requests.ts';
import { scheduleScans } from './scanners/regular.ts';

// A listener that holds a connection for ever must not keep the process from ending.
const drainMs = 20_000;

const say = (text: string) => process.stdout.write(`${text}\n`);

const listen = async (config: Config): Promise<void> => {
  const log = createLog(config);
  const db = await connect({
    url: config.database.url,
    dataDir: config.dataDir,
    poolSize: config.database.poolSize,
  });
  await migrate(db);
  const deps = composeDeps(config, db, log);
  const first = await firstStart(deps);
  await loadBundled(deps);
  const stopRefresh =
    config.runJobs && config.intelligence.refresh ? scheduleRefresh(deps) : undefined;
  const stopMaintenance = config.runJobs ? scheduleMaintenance(deps) : undefined;
  const stopWatch = config.runJobs ? scheduleWatch(deps) : undefined;
  const worker = config.runJobs ? startJobWorker(deps, jobDefinitions) : undefined;
  const scanWorker = config.runJobs
    ? startJobWorker(deps, scannerJobs, { concurrency: 1 })
    : undefined;
  const stopScans = config.runJobs ? scheduleScans(deps) : undefined;
  deps.wakeJobs = () => {
    worker?.wake();
    scanWorker?.wake();
  };
  const app = await buildApp(deps);
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
      `Nobody has an account yet. Create the administrator here, once, within 24 hours:\n  ${address}${first.path}`,
    );
  if (first.kind === 'administrator')
    say(`The administrator is ${first.email}, with the password from PARAPET_ADMIN_PASSWORD.`);

  let stopping = false;
  const stop = (signal: NodeJS.Signals) => {
    if (stopping) return;
    stopping = true;
    log.info({ signal }, 'stopping');
    stopRefresh?.();
    stopMaintenance?.();
    stopWatch?.();
    stopScans?.();
    setTimeout(() => process.exit(1), drainMs).unref();
    void (async () => {
      await Promise.all([app.close(), worker?.stop(), scanWorker?.stop()]);
      await deps.outgoing.close();
      await db.close();
      process.exit(0);
    })();
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
};

try {
  await listen(readConfig(process.env));
} catch (error) {
  const forOperator =
    error instanceof ConfigError ||
    error instanceof DirectoryInUseError ||
    (error instanceof Error &&
      'code' in error &&
      (error.code === 'EADDRINUSE' || error.code === 'ECONNREFUSED'));
  process.stderr.write(
    `${forOperator ? error.message : error instanceof Error ? error.stack : String(error)}\n`,
  );
  process.exit(1);
}
