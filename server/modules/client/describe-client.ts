// The client as the specification has it: the document, the name, and of every secret only whether it is there.
import { and, desc, eq, gt, isNull } from 'drizzle-orm';
import { readAccount } from '../../billing/accounts.repo.ts';
import type { Tx } from '../../db/connect.ts';
import { apiTokens, type clients } from '../../db/schema/accounts.ts';
import type { Deps } from '../../deps.ts';
import { listSecretNames } from '../../secret-store.ts';
import { readSetting } from '../../setting-store.ts';
import { aiConfiguration } from '../ai/ai-settings.ts';
import { type ConnectorKey, githubApp, isComplete } from '../connectors/credentials.ts';
import { semgrepState } from '../connectors/semgrep.service.ts';
import { type Client, readDocument } from './client-document.ts';

export const googleTokenName = 'google/oauth_token';
/** The id of the API token that the organisation has chosen for its pipelines. */
export const chosenTokenSetting = 'plexalyzer';

const plexalyzer = async (
  tx: Tx,
  clientId: string,
  now: Date,
): Promise<Client['plugins']['plexalyzer']> => {
  const chosen = (await readSetting(tx, clientId, chosenTokenSetting))?.['id'];
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

/** Known before the provider is asked for anything, so that no page asks in vain. */
const payment = async (
  { config }: Pick<Deps, 'config'>,
  tx: Tx,
  clientId: string,
): Promise<Client['subscription']['payment']> => {
  if (!config.stripe) return 'off';
  return (await readAccount(tx, clientId, 'stripe')) ? 'customer' : 'none';
};

export const describeClient = async (
  deps: Pick<Deps, 'config' | 'now'>,
  tx: Tx,
  row: typeof clients.$inferSelect,
): Promise<Client> => {
  const { clientId } = row;
  const names = await listSecretNames(tx, clientId);
  const state = (key: ConnectorKey) => ({ isConfigured: isComplete(names, key) });
  const webhook = await readSetting(tx, clientId, 'webhook');
  return {
    ...readDocument(row.document),
    _id: clientId,
    organization_name: row.organizationName,
    google_oauth_token: names.has(googleTokenName),
    account_setup_at: row.accountSetupAt?.toISOString() ?? null,
    reminder_sent_at: row.reminderSentAt?.toISOString() ?? null,
    subscription: {
      tier: tiers.find((tier) => tier === row.tier) ?? 'free',
      payment: await payment(deps, tx, clientId),
    },
    issue_webhook:
      webhook === undefined
        ? null
        : {
            isConfigured: true,
            name: typeof webhook['name'] === 'string' ? webhook['name'] : null,
          },
    semgrep_cli: await semgrepState(tx, clientId),
    plugins: {
      github: { isConfigured: isComplete(names, 'github') || names.has(githubApp.privateKey) },
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
    ai_configuration: await aiConfiguration(tx, clientId),
    version: row.version,
  };
};
