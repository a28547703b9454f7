import { sql } from 'drizzle-orm';
import { inTenant } from '../db/tenancy.ts';
import { foldCounts } from '../imports/scan.repo.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { beginRescoring, nextFindings, rescore, saveRescored } from './rescore.ts';
import { prioritySettingsOf } from './settings.repo.ts';

/** Small enough that a list waits for no transaction, and the event loop for no batch. */
const batchSize = 1_000;

const whereOf = ({ payload }: JobRun) =>
  typeof payload['repositoryId'] === 'string' ? sql`f.repository_id = ${payload['repositoryId']}::uuid` : sql`true`;

/** Scores every finding of the organisation, or of one repository, again. Lists stay usable meanwhile: each batch is a short transaction. */
const recompute = async (run: JobRun): Promise<Record<string, unknown>> => {
  const { db } = run.deps;
  const tenant = { clientId: run.clientId };
  const where = whereOf(run);
  const { total, rescoring } = await inTenant(db, tenant, async (tx) => {
    const { rows: [row] } = await tx.execute<{ n: number }>(sql`select count(*)::int as n from findings f where ${where}`);
    return { total: row?.n ?? 0, rescoring: await beginRescoring(tx, await prioritySettingsOf(tx)) };
  });
  const done = { findings: 0, changed: 0, newlyExploited: 0 };
  let after: string | undefined;
  for (;;) {
    run.signal.throwIfAborted();
    const last: string | undefined = await inTenant(db, tenant, async (tx) => {
      const findings = await nextFindings(tx, where, after, batchSize);
      const rescored = await rescore(tx, findings, rescoring);
      done.newlyExploited += (await saveRescored(tx, rescored)).length;
      done.findings += findings.length;
      done.changed += rescored.filter(({ from, to }) => from !== to).length;
      return findings.length < batchSize ? undefined : findings.at(-1)?.id;
    });
    if (last === undefined) break;
    after = last;
    await run.progress(Math.min(0.99, done.findings / Math.max(1, total)));
  }
  await inTenant(db, tenant, foldCounts);
  return done;
};

export const recomputePrioritiesJob: JobDefinition = { run: recompute };
