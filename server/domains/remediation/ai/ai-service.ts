import type { Tx } from '../../../platform/db/connect.ts';
import type { Deps } from '../../../platform/deps.ts';
import { findSecret } from '../../../platform/secrets/secret-store.ts';
import type { AiServiceConfig } from './ai-connection.ts';
import { getAiConfiguration, remediatorKey, validationKey } from '../../organization/index.ts';

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

/** The service for second opinions, with its key; undefined when none is configured. */
export const findValidationService = async (
  deps: Pick<Deps, 'secrets'>,
  tx: Tx,
  clientId: string,
): Promise<AiServiceConfig | undefined> => {
  const { validation } = await getAiConfiguration(tx, clientId);
  const { openai_base_url: baseUrl, openai_deployment_name: deployment } = validation;
  if (!validation.isConfigured || baseUrl === null || deployment === null) return undefined;
  const apiKey = await findSecret(deps, tx, { clientId, name: validationKey });
  return apiKey === undefined
    ? undefined
    : {
        type: validation.openai_type,
        baseUrl,
        deployment,
        version: validation.openai_version,
        apiKey,
      };
};
