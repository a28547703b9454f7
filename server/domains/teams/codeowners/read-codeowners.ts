// Reads the CODEOWNERS file of a repository from its source host, and stores the owners of each
// path that findings have.
import { setImmediate as nextTurn } from 'node:timers/promises';
import { and, eq } from 'drizzle-orm';
import type { Tx } from '../../../platform/db/connect.ts';
import { repositories } from '../../../platform/db/schema/repositories.ts';
import { inTenant, type Tenant } from '../../../platform/db/tenancy.ts';
import type { Deps } from '../../../platform/deps.ts';
import { Problem } from '../../../platform/http/problem.ts';
import { enqueueJob } from '../../../platform/jobs/enqueue.ts';
import type { JobDefinition } from '../../../platform/jobs/job.ts';
import { connectRepository, isGitHost } from '../../source-hosts/index.ts';
import { listFindingPaths, replaceOwners, writeProblem } from './codeowners.repo.ts';
import { ownersByPath, parseCodeowners, type PathOwner } from './parse-codeowners.ts';

export const readCodeownersKind = 'read_codeowners';

/** In the hosts' look-up order; the first existing file is used. */
const places = ['.github/CODEOWNERS', 'CODEOWNERS', 'docs/CODEOWNERS', '.gitlab/CODEOWNERS'];

type Connected = Pick<
  Awaited<ReturnType<typeof connectRepository>>,
  'host' | 'repository' | 'branch'
>;

const findFile = async ({
  host,
  repository,
  branch,
}: Connected): Promise<{ path: string; text: string } | undefined> => {
  for (const path of places) {
    const text = await host.readFile(repository, path, branch);
    if (text !== undefined) return { path, text };
  }
  return undefined;
};

/** Paths to process before yielding to other requests. */
const turn = 500;

const ownersOf = async (
  paths: readonly string[],
  text: string,
): Promise<(PathOwner & { file: string })[]> => {
  const ownersOfPath = ownersByPath(parseCodeowners(text));
  const found: (PathOwner & { file: string })[] = [];
  for (const [index, file] of paths.entries()) {
    found.push(...ownersOfPath(file).map((owner) => ({ ...owner, file })));
    if (index % turn === turn - 1) await nextTurn();
  }
  return found;
};

/**
 * Replaces the stored owners of the repository. If the host does not respond, they stay unchanged,
 * and the reason is stored.
 *
 * @throws {Problem} the source host's problem
 */
export const readCodeowners = async (
  deps: Deps,
  tenant: Tenant,
  repositoryId: string,
): Promise<void> => {
  const place = { clientId: tenant.clientId, repositoryId };
  try {
    const file = await findFile(await connectRepository(deps, tenant, repositoryId));
    const paths = await inTenant(deps.db, tenant, (tx) => listFindingPaths(tx, repositoryId));
    const owners = file === undefined ? [] : await ownersOf(paths, file.text);
    await inTenant(deps.db, tenant, (tx) =>
      replaceOwners(tx, place, file?.path ?? null, owners, deps.now()),
    );
  } catch (error) {
    if (error instanceof Problem && error.status !== 404)
      await inTenant(deps.db, tenant, (tx) => writeProblem(tx, place, error.message, deps.now()));
    throw error;
  }
};

/**
 * Returns the current owners of these paths, as written in the file. Empty without a file.
 *
 * @throws {Problem} the source host's problem
 */
export const listOwnerHandles = async (
  connected: Connected,
  paths: readonly string[],
): Promise<string[]> => {
  const file = await findFile(connected);
  if (file === undefined) return [];
  const owners = await ownersOf(paths, file.text);
  return [...new Set(owners.map(({ handle }) => handle))];
};

/** Has to run in the transaction that adds findings. Does nothing without a source host. */
export const enqueueReadCodeowners = async (
  tx: Tx,
  { clientId, repositoryId }: { clientId: string; repositoryId: string },
): Promise<void> => {
  const [repository] = await tx
    .select({ sourceControl: repositories.sourceControl })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), eq(repositories.id, repositoryId)));
  if (repository === undefined || !isGitHost(repository.sourceControl)) return;
  await enqueueJob(tx, {
    clientId,
    kind: readCodeownersKind,
    payload: { repositoryId },
    dedupeKey: repositoryId,
    again: true,
  });
};

export const readCodeownersJob: JobDefinition = {
  run: async ({ deps, clientId, payload }) => {
    try {
      await readCodeowners(deps, { clientId }, String(payload['repositoryId']));
    } catch (error) {
      // The problem is stored with the repository; the next scan or a user retries.
      if (!(error instanceof Problem)) throw error;
    }
    return undefined;
  },
};
