// The remaining setup steps, derived from existing data. Only the end of the first steps is stored.
import { and, asc, count, eq, isNotNull, like, ne, sql } from 'drizzle-orm';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import { firstRunSetting } from '../identity/index.ts';
import { defaultOrganization } from '../../platform/config/config.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { apiTokens, clients, users } from '../../platform/db/schema/accounts.ts';
import { policies } from '../../platform/db/schema/catalogue.ts';
import { repositories, scans } from '../../platform/db/schema/repositories.ts';
import { findSetting, upsertSetting } from '../../platform/db/setting-store.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import { type Principal, toTenant } from '../../platform/http/principal.ts';
import { listSecretNames } from '../../platform/secrets/secret-store.ts';
import { gitHosts, isConnected } from '../source-hosts/index.ts';

type Step = components['schemas']['SetupStep'];
type Facts = { what?: string | undefined; count?: number | undefined };

const step = (name: Step['step'], done: boolean, { what, count: n }: Facts = {}): Step => ({
  step: name,
  done,
  what: what ?? null,
  count: n ?? null,
});

const nameStep = async (tx: Tx, clientId: string): Promise<Step> => {
  const [row] = await tx
    .select({ name: clients.organizationName })
    .from(clients)
    .where(eq(clients.clientId, clientId));
  const name = row?.name ?? defaultOrganization;
  return step('name', name !== defaultOrganization, { what: name });
};

const findingsStep = async (tx: Tx, clientId: string): Promise<Step> => {
  const [first] = await tx
    .select({ repository: repositories.nickname, counts: scans.counts })
    .from(scans)
    .innerJoin(
      repositories,
      and(eq(repositories.clientId, scans.clientId), eq(repositories.id, scans.repositoryId)),
    )
    .where(
      and(eq(scans.clientId, clientId), eq(scans.status, 'succeeded'), eq(scans.dryRun, false)),
    )
    .orderBy(asc(scans.id))
    .limit(1);
  return first
    ? step('findings', true, { what: first.repository, count: first.counts.new })
    : step('findings', false);
};

const peopleStep = async (tx: Tx, { clientId, userId }: Principal): Promise<Step> => {
  const [others] = await tx
    .select({ n: count() })
    .from(users)
    .where(and(eq(users.clientId, clientId), ne(users.id, userId)));
  const n = others?.n ?? 0;
  return step('people', n > 0, { count: n });
};

const pipelineStep = async (tx: Tx, clientId: string): Promise<Step> => {
  const used = await tx
    .select({ name: apiTokens.name })
    .from(apiTokens)
    .where(and(eq(apiTokens.clientId, clientId), isNotNull(apiTokens.lastUsedAt)))
    .limit(1);
  return step('pipeline', used.length > 0, { what: used[0]?.name });
};

const hostStep = async (tx: Tx, clientId: string): Promise<Step> => {
  const names = await listSecretNames(tx, clientId, 'connector/');
  const host = gitHosts.find((each) => isConnected(names, each));
  return step('host', host !== undefined, { what: host });
};

const dueDatesStep = async (tx: Tx, clientId: string): Promise<Step> => {
  const rules = await tx
    .select({ name: policies.name })
    .from(policies)
    .where(
      and(
        eq(policies.clientId, clientId),
        eq(policies.enabled, true),
        sql`${policies.actions} ->> 'due_days' is not null`,
      ),
    )
    .limit(1);
  return step('due_dates', rules.length > 0, { what: rules[0]?.name });
};

/** The domain `sample` marks its repositories with this prefix. */
const hasSample = async (tx: Tx, clientId: string): Promise<boolean> => {
  const some = await tx
    .select({ id: repositories.id })
    .from(repositories)
    .where(and(eq(repositories.clientId, clientId), like(repositories.homeOf, 'sample:%')))
    .limit(1);
  return some.length > 0;
};

/** Mail is a setting of the server, so only super-administrators see this step. */
export const getClientSetup = (
  deps: Deps,
  who: Principal,
): Promise<components['schemas']['ClientSetup']> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId } = who;
    const data = [
      await nameStep(tx, clientId),
      await findingsStep(tx, clientId),
      await peopleStep(tx, who),
      await pipelineStep(tx, clientId),
      await hostStep(tx, clientId),
      await dueDatesStep(tx, clientId),
    ];
    const mail = step('mail', deps.config.smtp !== undefined);
    return {
      data: who.role === 'superadmin' ? [...data, mail] : data,
      sample: await hasSample(tx, clientId),
    };
  });

/** `getSession` reads it. */
export const endFirstRun = (deps: Deps, who: Principal, requestId: string): Promise<void> =>
  inTenant(deps.db, toTenant(who), async (tx) => {
    const { clientId } = who;
    if ((await findSetting(tx, clientId, firstRunSetting)) !== undefined) return;
    await upsertSetting(tx, clientId, firstRunSetting, { ended: true }, who.userId);
    await writeAudit(tx, {
      clientId,
      actor: who,
      action: 'client.end_first_run',
      subject: { type: 'client', id: clientId },
      requestId,
    });
  });
