// Where the commonest kinds of leaked secrets are revoked, and where their use can be looked up.
import type { ReportFinding } from '../../../report-formats/model.ts';

export type SecretIssuer = {
  name: string;
  /** In the identifiers, names and titles of scanners' rules. */
  pattern: RegExp;
  /** Where its owner revokes it. Null where that is an address of the customer's own. */
  page: string | null;
  /** How to revoke it, where the page alone does not say so. */
  how?: string;
  /** Where its uses are recorded. */
  uses?: string;
};

/** The first that matches counts, so the narrower ones come first. */
const issuers: readonly SecretIssuer[] = [
  {
    name: 'AWS',
    pattern: /\b(?:aws|amazon)\b/,
    page: 'https://console.aws.amazon.com/iam/home#/security_credentials',
    how: 'Deactivate the access key first, and delete it when nothing fails',
    uses: 'CloudTrail’s event history, by the identifier of the access key',
  },
  {
    name: 'GitHub',
    pattern: /\bgithub\b/,
    page: 'https://github.com/settings/tokens',
    uses: 'the audit log of the organisation, by the token',
  },
  {
    name: 'GitLab',
    pattern: /\bgitlab\b/,
    page: 'https://gitlab.com/-/user_settings/personal_access_tokens',
    uses: 'the audit events of the group',
  },
  {
    name: 'Slack',
    pattern: /\bslack\b/,
    page: 'https://api.slack.com/apps',
    uses: 'the access logs of the workspace',
  },
  {
    name: 'Stripe',
    pattern: /\bstripe\b/,
    page: 'https://dashboard.stripe.com/apikeys',
    how: 'Roll the key',
    uses: 'the request log of the dashboard',
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
    how: 'Add a new key, then delete the leaked one',
    uses: 'the audit logs of the project',
  },
  {
    name: 'Google Cloud',
    pattern: /\b(?:gcp|google)\b/,
    page: 'https://console.cloud.google.com/apis/credentials',
    uses: 'the metrics of the key under APIs and services',
  },
  {
    name: 'Azure',
    pattern: /\b(?:azure|microsoft)\b/,
    page: 'https://portal.azure.com/',
    how: 'Renew the key or the secret where it belongs: access keys of a storage account, secrets of an app registration',
    uses: 'the activity log and the sign-in log of Entra ID',
  },
  {
    name: 'OpenAI',
    pattern: /\bopenai\b/,
    page: 'https://platform.openai.com/api-keys',
    uses: 'the usage page',
  },
  {
    name: 'Anthropic',
    pattern: /\banthropic\b/,
    page: 'https://console.anthropic.com/settings/keys',
    uses: 'the usage page',
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
    uses: 'the activity feed',
  },
  {
    name: 'Mailgun',
    pattern: /\bmailgun\b/,
    page: 'https://app.mailgun.com/settings/api_security',
    uses: 'the sending logs',
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
    uses: 'the call and message logs',
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
    how: 'Roll the token',
    uses: 'the audit log of the account',
  },
  {
    name: 'Datadog',
    pattern: /\bdatadog\b/,
    page: 'https://app.datadoghq.com/organization-settings/api-keys',
    uses: 'the audit trail',
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
    uses: 'the audit log of the organisation',
  },
  { name: 'Notion', pattern: /\bnotion\b/, page: 'https://www.notion.so/my-integrations' },
  { name: 'Linear', pattern: /\blinear\b/, page: 'https://linear.app/settings/api' },
  {
    name: 'Discord',
    pattern: /\bdiscord\b/,
    page: 'https://discord.com/developers/applications',
    how: 'Reset the token',
  },
  {
    name: 'Telegram',
    pattern: /\btelegram\b/,
    page: 'https://t.me/BotFather',
    how: 'Send /revoke to BotFather',
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
    how: 'Run vault token revoke',
    uses: 'the audit device of Vault',
  },
  { name: 'Vercel', pattern: /\bvercel\b/, page: 'https://vercel.com/account/tokens' },
  { name: 'Netlify', pattern: /\bnetlify\b/, page: 'https://app.netlify.com/user/applications' },
  {
    name: 'npm',
    pattern: /\bnpm(?:rc)?\b/,
    page: null,
    how: 'Run npm token revoke with the identifier that npm token list shows',
    uses: 'the versions published since, which may not be yours',
  },
  {
    name: 'PyPI',
    pattern: /\bpypi\b/,
    page: null,
    how: 'Remove the token in the settings of the account',
    uses: 'the security history of the project',
  },
  {
    name: 'the holders of the public key',
    pattern: /\b(?:private|ssh|rsa|pgp) key\b/,
    page: null,
    how: 'Make a new key pair, take the old public key from every server and account that trusts it, and revoke certificates made for it',
  },
];

/** `aws-access-key_id` and `AwsAccessKey` as words. */
const words = (text: string): string =>
  text
    .replaceAll(/([a-z])([A-Z])/g, '$1 $2')
    .replaceAll(/[^\p{L}\p{N}]+/gu, ' ')
    .toLowerCase();

/** Who issued the secret, by the names of the scanner's rule; undefined when they do not say. */
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
