// The client as the API returns it: the document, the name, and for each secret whether it is set.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { findAccountByClient, isPiloting, lastDayOfPilot } from '../billing/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import { apiTokens, type clients } from '../../platform/db/schema/accounts.ts';
import type { Deps } from '../../platform/deps.ts';
import { listSecretNames } from '../../platform/secrets/secret-store.ts';
import { findSetting } from '../../platform/db/setting-store.ts';
import { getAiConfiguration } from './ai-settings.ts';
import { type ConnectorKey, isComplete, isConnected, getSemgrep } from '../source-hosts/index.ts';
import { type Client, parseClientDocument } from './client-document.ts';
import { pipelineTokenSetting } from '../identity/index.ts';

export const googleTokenName = 'google/oauth_token';
const plexalyzer = async (
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<Client['plugins']['plexalyzer']> => {
  const chosen = (await findSetting(tx, clientId, pipelineTokenSetting))?.['id'];
  const valid = and(
    eq(apiTokens.clientId, clientId),
    isNull(apiTokens.revokedAt),
    gt(apiTokens.expiresAt, now),
  );
  const [token] = await tx
    .select()
    .from(apiTokens)
    .where(typeof chosen === 'string' ? and(valid, eq(apiTokens.id, chosen)) : valid)
    .orderBy(desc(apiTokens.id))
    .limit(1);
  return {
    isConfigured: token !== undefined,
    name: token?.name ?? null,
    created_at: token?.createdAt.toISOString() ?? null,
    expired_at: token?.expiresAt.toISOString() ?? null,
  };
};

const tiers = ['free', 'starter', 'team', 'enterprise'] as const;

/** Read from the configuration, so that pages need no request to the provider. */
const payment = async (
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  clientId: string,
): Promise<Client['subscription']['payment']> => {
  if (!config.stripe) return 'off';
  return (await findAccountByClient(tx, clientId, 'stripe')) ? 'customer' : 'none';
};

export const toClientDocument = async (
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  row: typeof clients.$inferSelect,
): Promise<Client> => {
  const { clientId } = row;
  const names = await listSecretNames(tx, clientId);
  const state = (key: ConnectorKey) => ({ isConfigured: isComplete(names, key) });
  const webhook = await findSetting(tx, clientId, 'webhook');
  const pilots = isPiloting(row, deps.now());
  return {
    ...parseClientDocument(row.document),
    _id: clientId,
    organization_name: row.organizationName,
    google_oauth_token: names.has(googleTokenName),
    account_setup_at: row.accountSetupAt?.toISOString() ?? null,
    reminder_sent_at: row.reminderSentAt?.toISOString() ?? null,
    subscription: {
      tier: pilots ? 'enterprise' : (tiers.find((tier) => tier === row.tier) ?? 'free'),
      payment: await payment(deps, tx, clientId),
      ...(pilots && { pilot: { until: lastDayOfPilot(row.pilotUntil) } }),
    },
    issue_webhook:
      webhook === undefined
        ? null
        : {
            isConfigured: true,
            name: typeof webhook['name'] === 'string' ? webhook['name'] : null,
          },
    semgrep_cli: await getSemgrep(tx, clientId),
    plugins: {
      github: { isConfigured: isConnected(names, 'github') },
      gitlab: state('gitlab'),
      bitbucket_cloud: state('bitbucket_cloud'),
      gitea: state('gitea'),
      cloud: {
        aws: state('aws'),
        azure: state('azure'),
        gcp: state('gcp'),
        oracle_oci: state('oracle_oci'),
      },
      plexalyzer: await plexalyzer(tx, clientId, deps.now()),
      fortify: state('fortify'),
      black_duck: state('black_duck'),
      checkmarx: state('checkmarx'),
    },
    ai_configuration: await getAiConfiguration(tx, clientId),
    version: row.version,
  };
};
