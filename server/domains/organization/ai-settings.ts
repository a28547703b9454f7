import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalid } from '../../platform/http/problem.ts';
import { listSecretNames, upsertSecret } from '../../platform/secrets/secret-store.ts';
import { requireSecretsForNewOrigin } from '../../platform/secrets/secret-origin.ts';
import { findSetting, upsertSetting } from '../../platform/db/setting-store.ts';

export type AiConfiguration = components['schemas']['AiConfiguration'];
export type AiConfigurationInput = components['schemas']['AiConfigurationInput'];

const key = 'ai_configuration';
export const remediatorKey = 'ai/remediator/api_key';
export const validationKey = 'ai/validation/openai_api_key';

export type AiBudget = AiConfiguration['budget'];

type Stored = {
  budget: AiBudget;
  remediator: Omit<AiConfiguration['remediator'], 'isConfigured'>;
  validation: Omit<AiConfiguration['validation'], 'isConfigured'>;
};

/** Azure is the specification's default type. */
const defaults: Stored = {
  budget: {
    tokens_per_month: null,
    money_per_month: null,
    currency: 'EUR',
    prices: {
      remediator_input: null,
      remediator_output: null,
      validation_input: null,
      validation_output: null,
    },
  },
  remediator: { deployment_name: null, base_url: null, version: null, type: 'azure' },
  validation: {
    openai_deployment_name: null,
    openai_base_url: null,
    openai_type: 'azure',
    openai_version: null,
    severities: ['critical', 'high', 'medium'],
    tools: [],
    most_per_day: 200,
  },
};

const read = async (tx: Tx, clientId: string): Promise<Stored> => {
  const stored = (await findSetting(tx, clientId, key)) as Partial<Stored> | undefined;
  return {
    budget: { ...defaults.budget, ...stored?.budget },
    remediator: { ...defaults.remediator, ...stored?.remediator },
    validation: { ...defaults.validation, ...stored?.validation },
  };
};

const complete = (...values: (string | null | boolean)[]): boolean =>
  values.every((value) => value !== null && value !== '' && value !== false);

/** The organization's monthly limits for its AI services. */
export const getAiBudget = async (tx: Tx, clientId: string): Promise<AiBudget> =>
  (await read(tx, clientId)).budget;

/** Checks whether all required fields are present; OpenAI's own service needs no API version. */
export const getAiConfiguration = async (tx: Tx, clientId: string): Promise<AiConfiguration> => {
  const { remediator: r, validation: v, budget } = await read(tx, clientId);
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
    budget,
  };
};

const defined = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(
    Object.entries(values).filter(([, value]) => value !== undefined),
  ) as Partial<T>;

/** A limit in money requires a price for each call. */
const requirePrices = ({ money_per_month: money, prices }: AiBudget, path: string): void => {
  if (money === null) return;
  const [missing] = Object.entries(prices).find(([, price]) => price === null) ?? [];
  if (missing !== undefined) throw invalid(`${path}budget.prices.${missing}`, 'price_needed');
};

/** @param path of the configuration in the request's body, for field errors */
export const updateAiConfiguration = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  { remediator = {}, validation = {}, budget = {} }: AiConfigurationInput,
  path = '',
): Promise<void> => {
  const known = await read(tx, who.clientId);
  const { api_key: remediatorSecret, ...remediatorFields } = remediator;
  const { openai_api_key: validationSecret, ...validationFields } = validation;
  const next = {
    budget: { ...known.budget, ...defined(budget) },
    remediator: { ...known.remediator, ...defined(remediatorFields) },
    validation: { ...known.validation, ...defined(validationFields) },
  };
  requirePrices(next.budget, path);
  const stored = await listSecretNames(tx, who.clientId, 'ai/');
  requireSecretsForNewOrigin(
    { before: known.remediator.base_url, after: next.remediator.base_url },
    [
      {
        field: `${path}remediator.api_key`,
        isStored: stored.has(remediatorKey),
        given: remediatorSecret,
      },
    ],
  );
  requireSecretsForNewOrigin(
    { before: known.validation.openai_base_url, after: next.validation.openai_base_url },
    [
      {
        field: `${path}validation.openai_api_key`,
        isStored: stored.has(validationKey),
        given: validationSecret,
      },
    ],
  );
  await upsertSetting(tx, who.clientId, key, next, who.userId);
  await upsertSecret(deps, tx, { clientId: who.clientId, name: remediatorKey }, remediatorSecret);
  await upsertSecret(deps, tx, { clientId: who.clientId, name: validationKey }, validationSecret);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'ai.save',
    subject: { type: 'settings', id: key },
    detail: {
      remediator: Object.keys(remediator),
      validation: Object.keys(validation),
      budget: Object.keys(budget),
    },
  });
};
