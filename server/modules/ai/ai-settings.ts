import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { listSecretNames, putSecret } from '../../secret-store.ts';
import { readSetting, saveSetting } from '../../setting-store.ts';

export type AiConfiguration = components['schemas']['AiConfiguration'];
export type AiConfigurationInput = components['schemas']['AiConfigurationInput'];

const key = 'ai_configuration';
export const remediatorKey = 'ai/remediator/api_key';
export const validationKey = 'ai/validation/openai_api_key';

type Stored = {
  remediator: Omit<AiConfiguration['remediator'], 'isConfigured'>;
  validation: Omit<AiConfiguration['validation'], 'isConfigured'>;
};

/** The specification's default type is azure. */
const defaults: Stored = {
  remediator: { deployment_name: null, base_url: null, version: null, type: 'azure' },
  validation: {
    openai_deployment_name: null,
    openai_base_url: null,
    openai_type: 'azure',
    openai_version: null,
  },
};

const read = async (tx: Tx, clientId: string): Promise<Stored> => {
  const stored = (await readSetting(tx, clientId, key)) as Partial<Stored> | undefined;
  return {
    remediator: { ...defaults.remediator, ...stored?.remediator },
    validation: { ...defaults.validation, ...stored?.validation },
  };
};

const complete = (...values: (string | null | boolean)[]): boolean =>
  values.every((value) => value !== null && value !== '' && value !== false);

/** Configured when all fields are present; OpenAI's own service needs no API version. */
export const aiConfiguration = async (tx: Tx, clientId: string): Promise<AiConfiguration> => {
  const { remediator: r, validation: v } = await read(tx, clientId);
  const names = await listSecretNames(tx, clientId, 'ai/');
  return {
    remediator: {
      ...r,
      isConfigured: complete(
        names.has(remediatorKey),
        r.deployment_name,
        r.base_url,
        r.type === 'openai' || r.version,
      ),
    },
    validation: {
      ...v,
      isConfigured: complete(
        names.has(validationKey),
        v.openai_deployment_name,
        v.openai_base_url,
        v.openai_type === 'openai' || v.openai_version,
      ),
    },
  };
};

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

export const saveAiConfiguration = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  { remediator = {}, validation = {} }: AiConfigurationInput,
): Promise<void> => {
  const known = await read(tx, who.clientId);
  const { api_key: remediatorSecret, ...remediatorFields } = remediator;
  const { openai_api_key: validationSecret, ...validationFields } = validation;
  const next = {
    remediator: { ...known.remediator, ...defined(remediatorFields) },
    validation: { ...known.validation, ...defined(validationFields) },
  };
  await saveSetting(tx, who.clientId, key, next, who.userId);
  await putSecret(deps, tx, { clientId: who.clientId, name: remediatorKey }, remediatorSecret);
  await putSecret(deps, tx, { clientId: who.clientId, name: validationKey }, validationSecret);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'ai.save',
    subject: { type: 'settings', id: key },
    detail: { remediator: Object.keys(remediator), validation: Object.keys(validation) },
  });
};
