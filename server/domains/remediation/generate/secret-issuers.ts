// Where the most common kinds of leaked secrets are revoked, and where their use can be looked up.
import type { Locale } from '../ai/prompt.ts';
import type { ReportFinding } from '../../../report-formats/model.ts';

export type SecretIssuer = {
  name: string;
  /** Matches the identifiers, names and titles of scanners' rules. */
  pattern: RegExp;
  /** The page where its owner revokes it. Null if the address depends on the customer. */
  page: string | null;
  /** How to revoke it, if the page is not enough. */
  how?: Record<Locale, string>;
  /** Where its use is logged. */
  uses?: Record<Locale, string>;
};

/** The first match wins, so narrower patterns come first. */
const issuers: readonly SecretIssuer[] = [
  {
    name: 'AWS',
    pattern: /\b(?:aws|amazon)\b/,
    page: 'https://console.aws.amazon.com/iam/home#/security_credentials',
    how: {
      en: 'Deactivate the access key first, and delete it when nothing fails',
      es: 'Desactiva primero la clave de acceso y bórrala cuando nada falle',
    },
    uses: {
      en: 'CloudTrail’s event history, by the identifier of the access key',
      es: 'el historial de eventos de CloudTrail, por el identificador de la clave de acceso',
    },
  },
  {
    name: 'GitHub',
    pattern: /\bgithub\b/,
    page: 'https://github.com/settings/tokens',
    uses: {
      en: 'the audit log of the organisation, by the token',
      es: 'el registro de auditoría de la organización, por el token',
    },
  },
  {
    name: 'GitLab',
    pattern: /\bgitlab\b/,
    page: 'https://gitlab.com/-/user_settings/personal_access_tokens',
    uses: { en: 'the audit events of the group', es: 'los eventos de auditoría del grupo' },
  },
  {
    name: 'Slack',
    pattern: /\bslack\b/,
    page: 'https://api.slack.com/apps',
    uses: {
      en: 'the access logs of the workspace',
      es: 'los registros de acceso del espacio de trabajo',
    },
  },
  {
    name: 'Stripe',
    pattern: /\bstripe\b/,
    page: 'https://dashboard.stripe.com/apikeys',
    how: { en: 'Roll the key', es: 'Renueva la clave' },
    uses: { en: 'the request log of the dashboard', es: 'el registro de peticiones del panel' },
  },
  {
    name: 'Firebase',
    pattern: /\b(?:firebase|fcm)\b/,
    page: 'https://console.firebase.google.com/',
  },
  {
    name: 'Google Cloud (service account)',
    pattern: /\b(?:gcp|google)\b.*\bservice account\b/,
    page: 'https://console.cloud.google.com/iam-admin/serviceaccounts',
    how: {
      en: 'Add a new key, then delete the leaked one',
      es: 'Añade una clave nueva y borra después la filtrada',
    },
    uses: { en: 'the audit logs of the project', es: 'los registros de auditoría del proyecto' },
  },
  {
    name: 'Google Cloud',
    pattern: /\b(?:gcp|google)\b/,
    page: 'https://console.cloud.google.com/apis/credentials',
    uses: {
      en: 'the metrics of the key under APIs and services',
      es: 'las métricas de la clave, en API y servicios',
    },
  },
  {
    name: 'Azure',
    pattern: /\b(?:azure|microsoft)\b/,
    page: 'https://portal.azure.com/',
    how: {
      en: 'Renew the key or the secret where it belongs: access keys of a storage account, secrets of an app registration',
      es: 'Renueva la clave o el secreto donde corresponda: claves de acceso de una cuenta de almacenamiento, secretos de un registro de aplicación',
    },
    uses: {
      en: 'the activity log and the sign-in log of Entra ID',
      es: 'el registro de actividad y el de inicios de sesión de Entra ID',
    },
  },
  {
    name: 'OpenAI',
    pattern: /\bopenai\b/,
    page: 'https://platform.openai.com/api-keys',
    uses: { en: 'the usage page', es: 'la página de uso' },
  },
  {
    name: 'Anthropic',
    pattern: /\banthropic\b/,
    page: 'https://console.anthropic.com/settings/keys',
    uses: { en: 'the usage page', es: 'la página de uso' },
  },
  {
    name: 'Hugging Face',
    pattern: /\bhugging ?face\b/,
    page: 'https://huggingface.co/settings/tokens',
  },
  {
    name: 'SendGrid',
    pattern: /\bsendgrid\b/,
    page: 'https://app.sendgrid.com/settings/api_keys',
    uses: { en: 'the activity feed', es: 'el historial de actividad' },
  },
  {
    name: 'Mailgun',
    pattern: /\bmailgun\b/,
    page: 'https://app.mailgun.com/settings/api_security',
    uses: { en: 'the sending logs', es: 'los registros de envío' },
  },
  {
    name: 'Mailchimp',
    pattern: /\bmailchimp\b/,
    page: 'https://admin.mailchimp.com/account/api/',
  },
  {
    name: 'Twilio',
    pattern: /\btwilio\b/,
    page: 'https://console.twilio.com/',
    uses: { en: 'the call and message logs', es: 'los registros de llamadas y mensajes' },
  },
  {
    name: 'DigitalOcean',
    pattern: /\bdigital ?ocean\b/,
    page: 'https://cloud.digitalocean.com/account/api/tokens',
  },
  { name: 'Heroku', pattern: /\bheroku\b/, page: 'https://dashboard.heroku.com/account' },
  {
    name: 'Cloudflare',
    pattern: /\bcloudflare\b/,
    page: 'https://dash.cloudflare.com/profile/api-tokens',
    how: { en: 'Roll the token', es: 'Renueva el token' },
    uses: { en: 'the audit log of the account', es: 'el registro de auditoría de la cuenta' },
  },
  {
    name: 'Datadog',
    pattern: /\bdatadog\b/,
    page: 'https://app.datadoghq.com/organization-settings/api-keys',
    uses: { en: 'the audit trail', es: 'el registro de auditoría' },
  },
  { name: 'New Relic', pattern: /\bnew ?relic\b/, page: 'https://one.newrelic.com/api-keys' },
  { name: 'Shopify', pattern: /\bshopify\b/, page: 'https://admin.shopify.com/' },
  { name: 'Square', pattern: /\bsquare(?:up)?\b/, page: 'https://developer.squareup.com/apps' },
  {
    name: 'PayPal',
    pattern: /\b(?:paypal|braintree)\b/,
    page: 'https://developer.paypal.com/dashboard/applications',
  },
  {
    name: 'Atlassian',
    pattern: /\b(?:atlassian|jira|confluence|bitbucket)\b/,
    page: 'https://id.atlassian.com/manage-profile/security/api-tokens',
    uses: {
      en: 'the audit log of the organisation',
      es: 'el registro de auditoría de la organización',
    },
  },
  { name: 'Notion', pattern: /\bnotion\b/, page: 'https://www.notion.so/my-integrations' },
  { name: 'Linear', pattern: /\blinear\b/, page: 'https://linear.app/settings/api' },
  {
    name: 'Discord',
    pattern: /\bdiscord\b/,
    page: 'https://discord.com/developers/applications',
    how: { en: 'Reset the token', es: 'Restablece el token' },
  },
  {
    name: 'Telegram',
    pattern: /\btelegram\b/,
    page: 'https://t.me/BotFather',
    how: { en: 'Send /revoke to BotFather', es: 'Envía /revoke a BotFather' },
  },
  {
    name: 'Sentry',
    pattern: /\bsentry\b/,
    page: 'https://sentry.io/settings/account/api/auth-tokens/',
  },
  { name: 'Postman', pattern: /\bpostman\b/, page: 'https://go.postman.co/settings/me/api-keys' },
  {
    name: 'HCP Terraform',
    pattern: /\b(?:terraform|hashicorp tf)\b/,
    page: 'https://app.terraform.io/app/settings/tokens',
  },
  {
    name: 'Vault',
    pattern: /\bvault\b/,
    page: null,
    how: { en: 'Run vault token revoke', es: 'Ejecuta vault token revoke' },
    uses: { en: 'the audit device of Vault', es: 'el dispositivo de auditoría de Vault' },
  },
  { name: 'Vercel', pattern: /\bvercel\b/, page: 'https://vercel.com/account/tokens' },
  { name: 'Netlify', pattern: /\bnetlify\b/, page: 'https://app.netlify.com/user/applications' },
  {
    name: 'npm',
    pattern: /\bnpm(?:rc)?\b/,
    page: null,
    how: {
      en: 'Run npm token revoke with the identifier that npm token list shows',
      es: 'Ejecuta npm token revoke con el identificador que muestra npm token list',
    },
    uses: {
      en: 'the versions published since, which may not be yours',
      es: 'las versiones publicadas desde entonces, que quizá no sean tuyas',
    },
  },
  {
    name: 'PyPI',
    pattern: /\bpypi\b/,
    page: null,
    how: {
      en: 'Remove the token in the settings of the account',
      es: 'Elimina el token en los ajustes de la cuenta',
    },
    uses: {
      en: 'the security history of the project',
      es: 'el historial de seguridad del proyecto',
    },
  },
  {
    name: 'the holders of the public key',
    pattern: /\b(?:private|ssh|rsa|pgp) key\b/,
    page: null,
    how: {
      en: 'Make a new key pair, take the old public key from every server and account that trusts it, and revoke certificates made for it',
      es: 'Crea un par de claves nuevo, retira la clave pública antigua de cada servidor y cuenta que confíe en ella y revoca los certificados creados para ella',
    },
  },
];

/** Splits `aws-access-key_id` and `AwsAccessKey` into words. */
const words = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();

/**
 * Returns the issuer of the secret by the names of the scanner's rule, or undefined if they do not
 * identify it.
 */
export const findIssuer = ({
  ruleId,
  ruleName,
  title,
}: Pick<ReportFinding, 'ruleId' | 'ruleName' | 'title'>): SecretIssuer | undefined => {
  for (const name of [ruleId, ruleName, title]) {
    const ruleWords = words(name ?? '');
    const issuer = issuers.find(({ pattern }) => pattern.test(ruleWords));
    if (issuer) return issuer;
  }
  return undefined;
};
