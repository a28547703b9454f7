import { againAfterDeadlock } from '../db/deadlock.ts';
import { countOf, nextSpan, walkOf } from '../db/finding-walk.ts';
import { inTenant } from '../db/tenancy.ts';
import { foldCounts } from '../imports/scan.repo.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { beginRescoring, findingsToScore, rescore, saveRescored } from './rescore.ts';
import { prioritySettingsOf } from './settings.repo.ts';

/** Small enough that a list waits for no transaction, and the event loop for no batch. */
const batchSize = 1_000;

/** Scores every finding of the organisation, or of one repository, again. Lists stay usable meanwhile: each batch is a short transaction. */
const recompute = async (run: JobRun): Promise<Record<string, unknown>> => {
  const { db } = run.deps;
  const tenant = { clientId: run.clientId };
  const repositoryId = run.payload['repositoryId'];
  const walk = walkOf(typeof repositoryId === 'string' ? repositoryId : undefined);
  const { total, rescoring } = await inTenant(db, tenant, async (tx) => ({
    total: await countOf(tx, walk),
    rescoring: await beginRescoring(tx, await prioritySettingsOf(tx)),
  }));
  const done = { findings: 0, changed: 0, newlyExploited: 0 };
  for (let after: string | undefined, more = true; more;) {
    run.signal.throwIfAborted();
    const batch = await againAfterDeadlock(() =>
      inTenant(db, tenant, async (tx) => {
        const { span, end } = await nextSpan(tx, walk, after, batchSize);
        const rescored = await rescore(tx, await findingsToScore(tx, span), rescoring);
        return { end, rescored, exploited: await saveRescored(tx, rescored) };
      }),
    );
    done.newlyExploited += batch.exploited.length;
    done.findings += batch.rescored.length;
    done.changed += batch.rescored.filter(({ from, to }) => from !== to).length;
    after = batch.end;
    more = after !== undefined;
    if (more) await run.progress(Math.min(0.99, done.findings / Math.max(1, total)));
  }
  await inTenant(db, tenant, foldCounts);
  return done;
};

export const recomputePrioritiesJob: JobDefinition = { run: recompute };
