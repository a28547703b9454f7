import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../../audit.ts';
import type { Tx } from '../../db/connect.ts';
import type { Deps } from '../../deps.ts';
import type { Principal } from '../../http/principal.ts';
import { invalid } from '../../http/problem.ts';
import { deleteSecrets, listSecretNames, putSecret } from '../../secret-store.ts';
import { deleteSetting, readSetting, saveSetting } from '../../setting-store.ts';
import { defaultFields, defaultTemplate, fillsToItsFormat } from './payload.ts';

type Schemas = components['schemas'];
export type WebhookConfig = Schemas['WebhookConfig'];
export type WebhookRequest = Schemas['WebhookRequest'];

const key = 'webhook';
export const authenticationSecret = 'webhook/secret';
export const headerSecret = (name: string): string => `webhook/header/${name.toLowerCase()}`;

/** The values of such headers are secrets: they are kept sealed and shown as null. */
export const isSecretHeader = (name: string): boolean =>
  /auth|token|key|secret|cookie|signature/i.test(name);

export type StoredWebhook = Pick<
  WebhookConfig,
  'name' | 'url' | 'method' | 'dataType' | 'headers' | 'template' | 'fields'
> & { authentication: Omit<WebhookConfig['authentication'], 'isConfigured'> };

/** The specification's defaults: POST, json, no authentication, template enabled. */
export const completeRequest = (given: WebhookRequest): StoredWebhook => {
  const dataType = given.dataType ?? 'json';
  const fields =
    given.fields === undefined || given.fields.length === 0
      ? [...defaultFields]
      : [...new Set(given.fields)];
  return {
    name: given.name.trim(),
    url: given.url,
    method: given.method ?? 'POST',
    dataType,
    fields,
    authentication: {
      type: given.authentication?.type ?? 'none',
      username: given.authentication?.username ?? null,
      header: given.authentication?.header ?? null,
    },
    headers: (given.headers ?? []).map(({ name, value }) => ({
      name,
      value: isSecretHeader(name) ? null : value,
    })),
    template: given.template ?? { enabled: true, body: defaultTemplate(dataType, fields) },
  };
};

export const bodyTemplate = ({ template, dataType, fields }: StoredWebhook): string =>
  template.enabled && template.body.trim() !== ''
    ? template.body
    : defaultTemplate(dataType, fields);

const forbiddenHeaders = new Set([
  'host',
  'content-length',
  'content-type',
  'transfer-encoding',
  'connection',
  'authorization',
]);

export const checkRequest = (given: WebhookRequest): void => {
  if (!/^https?:\/\//i.test(given.url)) throw invalid('url', 'not_a_web_address');
  if (!fillsToItsFormat(given.dataType ?? 'json', bodyTemplate(completeRequest(given))))
    throw invalid('template.body', 'not_json_when_filled');
  given.headers?.forEach(({ name, value }, index) => {
    if (forbiddenHeaders.has(name.toLowerCase()))
      throw invalid(`headers.${index}.name`, 'reserved_header', { name });
    if (/[^\t\u0020-\u007e\u0080-\u00ff]/.test(value))
      throw invalid(`headers.${index}.value`, 'header_character');
  });
  if (given.authentication?.type === 'basic' && !given.authentication.username)
    throw invalid('authentication.username', 'required_for_basic');
};

export const readStored = async (tx: Tx, clientId: string): Promise<StoredWebhook | undefined> =>
  (await readSetting(tx, clientId, key)) as StoredWebhook | undefined;

export const describeWebhook = async (tx: Tx, clientId: string): Promise<WebhookConfig | null> => {
  const stored = await readStored(tx, clientId);
  if (!stored) return null;
  const hasSecret = (await listSecretNames(tx, clientId, authenticationSecret)).has(
    authenticationSecret,
  );
  return {
    ...stored,
    authentication: {
      ...stored.authentication,
      isConfigured: stored.authentication.type === 'none' || hasSecret,
    },
    payload_format: stored.dataType,
    payload_template: bodyTemplate(stored),
    isConfigured: stored.authentication.type === 'none' || hasSecret,
  };
};

export const saveWebhook = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  given: WebhookRequest,
): Promise<void> => {
  checkRequest(given);
  const { clientId } = who;
  await saveSetting(tx, clientId, key, { ...completeRequest(given) }, who.userId);
  await putSecret(
    deps,
    tx,
    { clientId, name: authenticationSecret },
    given.authentication?.type === 'none' ? null : given.authentication?.secret,
  );
  for (const { name, value } of given.headers ?? []) {
    // The form shows nothing in a secret header: an empty value keeps what is there.
    if (isSecretHeader(name) && value !== '')
      await putSecret(deps, tx, { clientId, name: headerSecret(name) }, value);
  }
  await writeAudit(tx, {
    clientId,
    actor: who,
    action: 'webhook.save',
    subject: { type: 'settings', id: key },
    detail: { name: given.name, host: new URL(given.url).host },
  });
};

export const deleteWebhook = async (tx: Tx, who: Principal): Promise<void> => {
  await deleteSecrets(tx, who.clientId, [...(await listSecretNames(tx, who.clientId, 'webhook/'))]);
  await deleteSetting(tx, who.clientId, key);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'webhook.delete',
    subject: { type: 'settings', id: key },
  });
};
