import type { components } from '../../../openapi/generated/paths.d.ts';
import { writeAudit } from '../audit-log/index.ts';
import type { Tx } from '../../platform/db/connect.ts';
import type { Deps } from '../../platform/deps.ts';
import type { Principal } from '../../platform/http/principal.ts';
import { invalid } from '../../platform/http/problem.ts';
import { requireSecretsForNewOrigin } from '../../platform/secrets/secret-origin.ts';
import {
  deleteSecrets,
  listSecretNames,
  upsertSecret,
} from '../../platform/secrets/secret-store.ts';
import { deleteSetting, findSetting, upsertSetting } from '../../platform/db/setting-store.ts';
import { defaultFields, defaultTemplate, isValidTemplate } from './payload.ts';

type Schemas = components['schemas'];
export type WebhookConfig = Schemas['WebhookConfig'];
export type WebhookRequest = Schemas['WebhookRequest'];

const key = 'webhook';
const secretPrefix = 'webhook/';
export const authenticationSecret = `${secretPrefix}secret`;
export const signingSecret = `${secretPrefix}signing`;
export const headerSecret = (name: string): string => `${secretPrefix}header/${name.toLowerCase()}`;

/** Values of headers with such names are secrets: stored sealed, returned as null. */
export const isSecretHeader = (name: string): boolean =>
  /auth|token|key|secret|cookie|signature/i.test(name);

export type StoredWebhook = Pick<
  WebhookConfig,
  'name' | 'url' | 'method' | 'dataType' | 'headers' | 'template' | 'fields'
> & { authentication: Omit<WebhookConfig['authentication'], 'isConfigured'> };

/** The specification's defaults: POST, json, no authentication, template enabled. */
export const withDefaults = (given: WebhookRequest): StoredWebhook => {
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
  'webhook-id',
  'webhook-timestamp',
  'webhook-signature',
]);

export const checkRequest = (given: WebhookRequest): void => {
  if (!/^https?:\/\//i.test(given.url)) throw invalid('url', 'not_a_web_address');
  if (!isValidTemplate(given.dataType ?? 'json', bodyTemplate(withDefaults(given))))
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

export const findStoredWebhook = async (
  tx: Tx,
  clientId: string,
): Promise<StoredWebhook | undefined> =>
  (await findSetting(tx, clientId, key)) as StoredWebhook | undefined;

export const findWebhookConfig = async (
  tx: Tx,
  clientId: string,
): Promise<WebhookConfig | null> => {
  const stored = await findStoredWebhook(tx, clientId);
  if (!stored) return null;
  const names = await listSecretNames(tx, clientId, secretPrefix);
  const isConfigured = stored.authentication.type === 'none' || names.has(authenticationSecret);
  return {
    ...stored,
    authentication: { ...stored.authentication, isConfigured },
    payload_format: stored.dataType,
    payload_template: bodyTemplate(stored),
    isConfigured,
    isSigned: names.has(signingSecret),
  };
};

type SecretField = { field: string; name: string; given: string | null | undefined };

/** The secrets that the webhook uses, with the form's value for each. */
const secretFields = ({
  authentication,
  headers = [],
  signing_secret: signing,
}: WebhookRequest): SecretField[] => {
  const ofSigning = { field: 'signing_secret', name: signingSecret, given: signing };
  const ofHeaders = headers.flatMap(({ name, value }, index) =>
    isSecretHeader(name)
      ? // The form shows secret headers as empty: an empty value keeps the stored one.
        [{ field: `headers.${index}.value`, name: headerSecret(name), given: value || undefined }]
      : [],
  );
  return authentication === undefined || authentication.type === 'none'
    ? [...ofHeaders, ofSigning]
    : [
        {
          field: 'authentication.secret',
          name: authenticationSecret,
          given: authentication.secret,
        },
        ...ofHeaders,
        ofSigning,
      ];
};

export const saveWebhook = async (
  deps: Deps,
  tx: Tx,
  who: Principal,
  given: WebhookRequest,
): Promise<void> => {
  checkRequest(given);
  const { clientId } = who;
  const stored = await listSecretNames(tx, clientId, secretPrefix);
  const used = secretFields(given);
  requireSecretsForNewOrigin(
    { before: (await findStoredWebhook(tx, clientId))?.url, after: given.url },
    used.map((secret) => ({ ...secret, isStored: stored.has(secret.name) })),
  );
  await upsertSetting(tx, clientId, key, { ...withDefaults(given) }, who.userId);
  // A later form must not restore secrets that this one no longer uses.
  const names = new Set(used.map(({ name }) => name));
  await deleteSecrets(
    tx,
    clientId,
    [...stored].filter((name) => !names.has(name)),
  );
  for (const { name, given: value } of used)
    await upsertSecret(deps, tx, { clientId, name }, value);
  await writeAudit(tx, {
    clientId,
    actor: who,
    action: 'webhook.save',
    subject: { type: 'settings', id: key },
    detail: { name: given.name, host: new URL(given.url).host },
  });
};

export const deleteWebhook = async (tx: Tx, who: Principal): Promise<void> => {
  await deleteSecrets(tx, who.clientId, [
    ...(await listSecretNames(tx, who.clientId, secretPrefix)),
  ]);
  await deleteSetting(tx, who.clientId, key);
  await writeAudit(tx, {
    clientId: who.clientId,
    actor: who,
    action: 'webhook.delete',
    subject: { type: 'settings', id: key },
  });
};
