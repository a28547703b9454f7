import { describe, expect, it } from 'vitest';
import type { ReportFinding } from '../../../report-formats/model.ts';
import { proposeFromReport } from './propose.ts';
import { findIssuer } from './secret-issuers.ts';

const named = (ruleId: string, title = 'A secret') => findIssuer({ ruleId, title })?.name;

describe('who issued a leaked secret', () => {
  it.each([
    ['aws-access-token', 'AWS'],
    ['aws-access-key-id', 'AWS'],
    ['AwsSecretAccessKey', 'AWS'],
    ['github-fine-grained-pat', 'GitHub'],
    ['gitlab-pat', 'GitLab'],
    ['slack-webhook-url', 'Slack'],
    ['stripe-access-token', 'Stripe'],
    ['gcp-api-key', 'Google Cloud'],
    ['gcp-service-account', 'Google Cloud (service account)'],
    ['azure-ad-client-secret', 'Azure'],
    ['npm-access-token', 'npm'],
    ['pypi-upload-token', 'PyPI'],
    ['vault-service-token', 'Vault'],
    ['private-key', 'the holders of the public key'],
  ])('%s: %s', (ruleId, name) => {
    expect(named(ruleId)).toBe(name);
  });

  it('is read from the title where the rule does not say it, and unknown otherwise', () => {
    expect(named('generic.secrets.7', 'Stripe API key')).toBe('Stripe');
    expect(named('generic-api-key')).toBeUndefined();
  });
});

/** By the rule names of Gitleaks: the page that revokes it, for the 30 most common issuers. */
const pages: readonly (readonly [rule: string, host: string])[] = [
  ['aws-access-token', 'console.aws.amazon.com'],
  ['github-pat', 'github.com'],
  ['gitlab-pat', 'gitlab.com'],
  ['slack-bot-token', 'api.slack.com'],
  ['stripe-access-token', 'dashboard.stripe.com'],
  ['firebase-api-key', 'console.firebase.google.com'],
  ['gcp-service-account', 'console.cloud.google.com'],
  ['gcp-api-key', 'console.cloud.google.com'],
  ['azure-ad-client-secret', 'portal.azure.com'],
  ['openai-api-key', 'platform.openai.com'],
  ['anthropic-api-key', 'console.anthropic.com'],
  ['huggingface-access-token', 'huggingface.co'],
  ['sendgrid-api-token', 'app.sendgrid.com'],
  ['mailgun-private-api-token', 'app.mailgun.com'],
  ['mailchimp-api-key', 'admin.mailchimp.com'],
  ['twilio-api-key', 'console.twilio.com'],
  ['digitalocean-pat', 'cloud.digitalocean.com'],
  ['heroku-api-key', 'dashboard.heroku.com'],
  ['cloudflare-api-key', 'dash.cloudflare.com'],
  ['datadog-access-token', 'app.datadoghq.com'],
  ['new-relic-user-api-key', 'one.newrelic.com'],
  ['shopify-access-token', 'admin.shopify.com'],
  ['square-access-token', 'developer.squareup.com'],
  ['paypal-braintree-access-token', 'developer.paypal.com'],
  ['atlassian-api-token', 'id.atlassian.com'],
  ['notion-api-token', 'www.notion.so'],
  ['linear-api-key', 'linear.app'],
  ['discord-api-token', 'discord.com'],
  ['telegram-bot-api-token', 't.me'],
  ['sentry-access-token', 'sentry.io'],
  ['postman-api-token', 'go.postman.co'],
  ['hashicorp-tf-api-token', 'app.terraform.io'],
  ['vercel-api-token', 'vercel.com'],
  ['netlify-access-token', 'app.netlify.com'],
];

it.each(pages)('leads from %s to the page at %s', (ruleId, host) => {
  const page = findIssuer({ ruleId, title: 'A secret' })?.page ?? expect.fail('no page');
  expect(new URL(page)).toMatchObject({ protocol: 'https:', host });
});

describe('a leaked secret', () => {
  const leaked = (ruleId: string): ReportFinding => ({
    ruleId,
    title: 'A secret',
    severity: 'critical',
    category: 'secret',
    location: { path: 'src/pay.ts', startLine: 3, snippet: 'const key = "sk_live_x";' },
    pointer: '/0',
  });

  it('leads through its rotation at the issuer, without a patch that would only hide it', () => {
    const proposal = proposeFromReport(leaked('stripe-access-token'));
    expect(proposal).toMatchObject({
      type: 'secret_rotation',
      codeDiff: null,
      title: 'Rotate the Stripe secret in src/pay.ts',
      referenceUrl: 'https://dashboard.stripe.com/apikeys',
    });
    expect(proposal?.description).toContain('https://dashboard.stripe.com/apikeys. Roll the key.');
    expect(proposal?.description).toContain('the history of `src/pay.ts`');
    expect(JSON.stringify(proposal)).not.toContain('sk_live_x');
  });

  it('names no page where the issuer is unknown', () => {
    const proposal = proposeFromReport(leaked('generic-api-key'));
    expect(proposal).toMatchObject({
      title: 'Rotate the secret in src/pay.ts',
      referenceUrl: null,
    });
    expect(proposal?.description).toContain('where it was issued.');
  });
});
