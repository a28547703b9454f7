import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSecret } from '../../../platform/secrets/secret-store.ts';
import type { AiServiceConfig } from './ai-connection.ts';
import { getAiConfiguration, remediatorKey } from '../../organization/index.ts';

/** The organization's AI service with its key; undefined when none is configured. */
export const findAiService = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<AiServiceConfig | undefined> => {
  const {
    remediator: { isConfigured, type, base_url: baseUrl, deployment_name: deployment, version },
  } = await getAiConfiguration(tx, clientId);
  if (!isConfigured || baseUrl === null || deployment === null) return undefined;
  const apiKey = await findSecret(deps, tx, { clientId, name: remediatorKey });
  return apiKey === undefined ? undefined : { type, baseUrl, deployment, version, apiKey };
};
