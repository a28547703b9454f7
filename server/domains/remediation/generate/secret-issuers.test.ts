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
    ['openai-api-key', 'OpenAI'],
    ['huggingface-access-token', 'Hugging Face'],
    ['sendgrid-api-token', 'SendGrid'],
    ['digitalocean-pat', 'DigitalOcean'],
    ['npm-access-token', 'npm'],
    ['telegram-bot-api-token', 'Telegram'],
    ['hashicorp-tf-api-token', 'HCP Terraform'],
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
