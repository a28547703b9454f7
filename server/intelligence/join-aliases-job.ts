// After new names of vulnerabilities are known: findings that carry one of them are found by their CVE, scored by what the feeds say of it, and stand together
// with what another tool reports under another name.
import { sql } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { againAfterDeadlock } from '../db/deadlock.ts';
import { expectMany } from '../db/expect-many.ts';
import { inTenant } from '../db/tenancy.ts';
import { texts } from '../db/text-match.ts';
import { labelled, searchable } from '../imports/aliases.repo.ts';
import { linkDuplicates } from '../imports/duplicates.repo.ts';
import { foldCounts, lockRepository } from '../imports/scan.repo.ts';
import { enqueueJob } from '../jobs/enqueue.ts';
import type { JobDefinition, JobRun } from '../jobs/job.ts';
import { lockLabelling } from '../modules/findings/delete-findings.ts';
import { rescoreFew } from '../prioritisation/rescore.ts';

const kind = 'join_aliases';

export const enqueueJoinAliases = (tx: Tx, clientId: string): Promise<string> =>
  enqueueJob(tx, { clientId, kind, payload: {}, dedupeKey: 'all', again: true });

/** Small enough that a list waits for no transaction. */
const namesAtOnce = 100;
const findingsAtOnce = 1_000;

/** Names other than CVEs that findings carry and of which a CVE is known. */
const namesWithCve = async (tx: Tx): Promise<string[]> => {
  const { rows } = await tx.execute<{ id: string }>(sql`
    select distinct a.vulnerability as id from label_counts c join osv_aliases a on a.vulnerability = substr(c.label, 5) and starts_with(a.alias, 'CVE-')
    where c.client_id = current_client() and c.kind = 'cve' order by 1`);
  return rows.map(({ id }) => id);
};

/** Gives findings of these names their CVE as well, and the score that follows. Answers how many were without: a few at a time. */
const labelSome = async (tx: Tx, names: readonly string[]): Promise<number> => {
  await lockLabelling(tx);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with ${labelled(sql`
      select distinct l.client_id, 'cve:' || a.alias, l.finding_id, 'intelligence'
      from osv_aliases a join finding_labels l on l.client_id = current_client() and l.label = 'cve:' || a.vulnerability
      where a.vulnerability = any(${texts(names)}) and starts_with(a.alias, 'CVE-')
        and not exists (select from finding_labels o where o.client_id = l.client_id and o.label = 'cve:' || a.alias and o.finding_id = l.finding_id)
      limit ${findingsAtOnce}`)}
    ${searchable}`);
  if (rows.length > 0)
    await rescoreFew(
      tx,
      rows.map(({ id }) => id),
    );
  return rows.length;
};

/** Repositories where one vulnerability stands under two names. */
export const repositoriesWithBoth = async (tx: Tx): Promise<string[]> => {
  await expectMany(tx);
  const { rows } = await tx.execute<{ id: string }>(sql`
    with named as materialized (
      select distinct c.repository_id, substr(c.label, 5) as name from label_counts c where c.client_id = current_client() and c.kind = 'cve'
    )
    select distinct repository_id as id from (
      select n.repository_id, a.alias from named n join osv_aliases a on a.vulnerability = n.name intersect select repository_id, name from named
    ) both_names order by 1`);
  return rows.map(({ id }) => id);
};

const relink = async (run: JobRun, repositoryId: string): Promise<number> =>
  againAfterDeadlock(() =>
    inTenant(run.deps.db, { clientId: run.clientId }, async (tx) => {
      await lockRepository(tx, repositoryId);
      return linkDuplicates(tx, repositoryId);
    }),
  );

/** What is joined already is left alone, so that a second run changes nothing. */
const join = async (run: JobRun): Promise<Record<string, unknown>> => {
  const within = <T>(work: (tx: Tx) => Promise<T>): Promise<T> =>
    againAfterDeadlock(() => inTenant(run.deps.db, { clientId: run.clientId }, work));
  const done = { labelled: 0, duplicates: 0 };
  const names = await within(namesWithCve);
  for (let from = 0; from < names.length; from += namesAtOnce) {
    const some = names.slice(from, from + namesAtOnce);
    for (let left = true; left;) {
      run.signal.throwIfAborted();
      const labelled = await within((tx) => labelSome(tx, some));
      done.labelled += labelled;
      left = labelled > 0;
    }
    await run.progress(Math.min(0.8, from / names.length));
  }
  for (const repositoryId of await within(repositoriesWithBoth)) {
    run.signal.throwIfAborted();
    done.duplicates += await relink(run, repositoryId);
  }
  await within(foldCounts);
  return done;
};

export const joinAliasesJob: JobDefinition = { run: join };
