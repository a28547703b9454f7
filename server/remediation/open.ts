// Remediations that leave the house: as pull requests or issues at the source host, or as tickets through the organisation's webhook.
import { inArray } from 'drizzle-orm';
import type { Tx } from '../db/connect.ts';
import { noteItem } from '../bulk/bulk.repo.ts';
import type { Actor } from '../bulk/step.ts';
import { secrets } from '../db/schema/operations.ts';
import { repositories } from '../db/schema/repositories.ts';
import { inTenant } from '../db/tenancy.ts';
import type { Deps } from '../deps.ts';
import { notBuiltProblem } from '../http/not-built.ts';
import { tenantOf } from '../http/principal.ts';
import { Problem } from '../http/problem.ts';
import { type ConnectorKey, githubApp, isComplete } from '../modules/connectors/credentials.ts';
import type { FindingStateRow } from '../modules/findings/finding-change.ts';
import { sendTicket } from '../modules/webhook/webhook.service.ts';

export type Opening = {
  as: 'pull_request' | 'issue';
  /** What shares one pull request. */
  per: 'finding' | 'file' | 'repository';
  tracker: 'source_host' | 'webhook';
};

const hosts: ReadonlySet<string> = new Set(['github', 'gitlab', 'bitbucket_cloud', 'gitea'] satisfies ConnectorKey[]);
const isHost = (name: string): name is ConnectorKey => hosts.has(name);

const whyNot = (sourceControl: string | undefined, stored: ReadonlySet<string>): Problem => {
  if (sourceControl === undefined || !isHost(sourceControl)) return new Problem(422, 'no_source_host', 'Its repository was added by hand: no source host is connected to it.');
  const isConnected = isComplete(stored, sourceControl) || (sourceControl === 'github' && stored.has(githubApp.privateKey));
  return isConnected ? notBuiltProblem() : new Problem(422, 'host_not_connected', `Its source host, ${sourceControl}, is not connected.`);
};

/** Why nothing can be opened at the source host, for each finding. */
export const hostRefusals = async (tx: Tx, rows: readonly FindingStateRow[]): Promise<Map<string, Problem>> => {
  const known = await tx.select({ id: repositories.id, sourceControl: repositories.sourceControl }).from(repositories).where(inArray(repositories.id, [...new Set(rows.map((row) => row.repositoryId))]));
  const stored = new Set((await tx.select({ name: secrets.name }).from(secrets)).map(({ name }) => name));
  return new Map(rows.map((row) => [row.id, whyNot(known.find(({ id }) => id === row.repositoryId)?.sourceControl, stored)]));
};

/** A ticket for each, one after the other; what the other side answers stands beside the finding. */
export const sendTickets = async (deps: Deps, { who, scope }: Actor, jobId: string, findingIds: readonly string[]): Promise<void> => {
  for (const findingId of findingIds) {
    const note = await sendTicket(deps, who, scope, { finding_id: findingId }).then(
      ({ status }) => ({ code: 'ticket_sent', reason: `The webhook took it and answered ${status}.` }),
      (error: unknown) => {
        if (!(error instanceof Problem)) throw error;
        return { code: error.code, reason: typeof error.detail === 'string' ? error.detail : error.message };
      },
    );
    await inTenant(deps.db, tenantOf(who), (tx) => noteItem(tx, jobId, findingId, note));
  }
};
