import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import { readSecret } from '../../secret-store.ts';
import type { AiService } from './ai-connection.ts';
import { aiConfiguration, remediatorKey } from './ai-settings.ts';

/** The service that writes fixes, with its key; undefined where the organisation has set up none. */
export const readAiService = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<AiService | undefined> => {
  const {
    remediator: { isConfigured, type, base_url: baseUrl, deployment_name: deployment, version },
  } = await aiConfiguration(tx, clientId);
  if (!isConfigured || baseUrl === null || deployment === null) return undefined;
  const apiKey = await readSecret(deps, tx, { clientId, name: remediatorKey });
  return apiKey === undefined ? undefined : { type, baseUrl, deployment, version, apiKey };
};
