import { and, eq, sql } from 'drizzle-orm';
import { SignJWT } from 'jose';
import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { clients } from '../../platform/db/schema/accounts.ts';
import { inTenant } from '../../platform/db/tenancy.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { assertVersion, versionTag } from '../../platform/http/if-match.ts';
import { invalid, notFound } from '../../platform/http/problem.ts';
import { hasAddress } from '#domain/organization-name';
import { upsertSecret } from '../../platform/secrets/secret-store.ts';
import { updateAiConfiguration } from './ai-settings.ts';
import { enqueueRecompute } from '../prioritization/score/index.ts';
import { updateSemgrep } from '../source-hosts/index.ts';
import {
  applyClientUpdate,
  type Client,
  type ClientDocument,
  parseClientDocument,
  type UpdateClientRequest,
} from './client-document.ts';
import { toClientDocument, googleTokenName } from './describe-client.ts';

type Row = typeof clients.$inferSelect;
export type ClientResponse = { token: string; etag: string };

// Derived, so that the master key never signs anything that a browser receives.
const signingKey = (deps: Deps, clientId: string) =>
  deps.secrets.deriveKey(`client-token/${clientId}`);

/** Short-lived: the token transports the data and grants no permission. */
const answerOf = async (deps: Deps, client: Client): Promise<ClientResponse> => ({
  token: await new SignJWT({ ...client })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setIssuedAt(deps.now())
    .setExpirationTime(Math.floor(deps.now().getTime() / 1000) + 3600)
    .sign(signingKey(deps, client._id)),
  etag: versionTag(client.version),
});

const readRow = async (tx: Tx, clientId: string, lock = false): Promise<Row> => {
  const query = tx.select().from(clients).where(eq(clients.clientId, clientId));
  const [row] = lock ? await query.for('update') : await query;
  if (!row) throw notFound('Organisation');
  return row;
};

const store = async (
  tx: Tx,
  row: Row,
  change: Partial<typeof clients.$inferInsert>,
): Promise<Row> => {
  const [next] = await tx
    .update(clients)
    .set({ ...change, version: sql`${clients.version} + 1` })
    .where(and(eq(clients.clientId, row.clientId)))
    .returning();
  if (!next) throw notFound('Organisation');
  return next;
};

const audit = (tx: Tx, who: Principal, action: string, fields: readonly string[]) =>
  writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action,
    subject: { type: 'client', id: who.clientId },
    detail: { fields },
  });

export const getClient = async (deps: Deps, who: Principal): Promise<ClientResponse> =>
  answerOf(
    deps,
    await inTenant(deps.db, who, async (tx) =>
      toClientDocument(deps, tx, await readRow(tx, who.clientId)),
    ),
  );

/**
 * A change of the plan requires a payment or a super-administrator. A form that sends the unchanged
 * tier is accepted.
 */
const tierOf = (who: Principal, row: Row, change: UpdateClientRequest): string => {
  const tier = change.subscription?.tier ?? row.tier;
  if (tier !== row.tier && who.role !== 'superadmin')
    throw invalid('subscription.tier', 'tier_is_paid');
  return tier;
};

export const updateClient = async (
  deps: Deps,
  who: Principal,
  change: UpdateClientRequest,
  ifMatch: string,
): Promise<ClientResponse> => {
  const client = await inTenant(deps.db, who, async (tx) => {
    const row = await readRow(tx, who.clientId, true);
    assertVersion(ifMatch, row.version);
    const both = change.included_tools?.find((tool) => change.excluded_tools?.includes(tool));
    if (both !== undefined)
      throw invalid('excluded_tools', 'included_and_excluded', { name: both });
    const name = change.organization_name?.trim();
    if (name !== undefined && name !== row.organizationName && hasAddress(name))
      throw invalid('organization_name', 'address_in_name');
    const known = parseClientDocument(row.document);
    const document = applyClientUpdate(known, change);
    const next = await store(tx, row, {
      organizationName: name ?? row.organizationName,
      tier: tierOf(who, row, change),
      document,
      ...(change.account_setup_at !== undefined && {
        accountSetupAt: change.account_setup_at === null ? null : new Date(change.account_setup_at),
      }),
    });
    const regulationsOf = ({ company }: ClientDocument) =>
      company.regulations.applicable_regulations.join('\n');
    if (regulationsOf(known) !== regulationsOf(document)) await enqueueRecompute(tx, who, {});
    await upsertSecret(
      deps,
      tx,
      { clientId: who.clientId, name: googleTokenName },
      change.google_oauth_token,
    );
    if (change.semgrep_cli) await updateSemgrep(deps, tx, who, change.semgrep_cli);
    if (change.ai_configuration)
      await updateAiConfiguration(deps, tx, who, change.ai_configuration, 'ai_configuration.');
    await audit(tx, who, 'client.update', Object.keys(change));
    return toClientDocument(deps, tx, next);
  });
  deps.wakeJobs();
  return answerOf(deps, client);
};

const changeFields = async (
  deps: Deps,
  who: Principal,
  action: string,
  change: (known: ClientDocument) => Partial<ClientDocument>,
): Promise<ClientResponse> => {
  const client = await inTenant(deps.db, who, async (tx) => {
    const row = await readRow(tx, who.clientId, true);
    const known = parseClientDocument(row.document);
    const fields = change(known);
    const next = await store(tx, row, { document: { ...known, ...fields } });
    await audit(tx, who, action, Object.keys(fields));
    return toClientDocument(deps, tx, next);
  });
  return answerOf(deps, client);
};

export const updateBilling = (
  deps: Deps,
  who: Principal,
  { legal_name, address, credit_card }: components['schemas']['UpdateBillingRequest'],
) =>
  changeFields(deps, who, 'client.update_billing', (known) => ({
    legal_name,
    address,
    credit_card: credit_card ?? known.credit_card,
  }));

/** Toggles if the request has no value. */
export const toggleDeepReasoning = (deps: Deps, who: Principal, wanted: boolean | undefined) =>
  changeFields(deps, who, 'client.toggle_deep_reasoning', (known) => ({
    deep_reasoning_enrichment: wanted ?? !known.deep_reasoning_enrichment,
  }));
