// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const saveGithubConfigurationRequestSchema = v.object({
  app_id: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(50)),
  installation_id: v.pipe(v.string(), v.trim(), v.maxLength(50)),
  private_key: v.pipe(v.string(), v.trim(), v.maxLength(10000)),
});

export const saveTokenRequestSchema = v.object({
  token: v.pipe(v.string(), v.nonEmpty(), v.maxLength(4000)),
  source_control: v.picklist(['github', 'gitlab', 'bitbucket_cloud', 'gitea']),
  url: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
  ),
});

export const semgrepCliRequestSchema = v.object({
  token: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  config: v.pipe(v.string(), v.trim(), v.maxLength(500)),
});

export const aiConfigurationInputSchema = v.object({
  remediator: v.object({
    api_key: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    deployment_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    base_url: v.pipe(
      v.string(),
      v.trim(),
      v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
    ),
    version: v.pipe(v.string(), v.trim(), v.maxLength(50)),
    type: v.picklist(['azure', 'openai']),
  }),
  validation: v.object({
    openai_api_key: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    openai_deployment_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    openai_base_url: v.pipe(
      v.string(),
      v.trim(),
      v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
    ),
    openai_type: v.picklist(['azure', 'openai']),
    openai_version: v.pipe(v.string(), v.trim(), v.maxLength(50)),
    severities: v.pipe(
      v.array(v.picklist(['critical', 'high', 'medium', 'low', 'info'])),
      v.maxLength(5),
      v.check((items) => new Set(items).size === items.length),
    ),
    tools: v.pipe(
      v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(200))),
      v.maxLength(50),
      v.check((items) => new Set(items).size === items.length),
    ),
    most_per_day: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100000)),
  }),
  budget: v.object({
    tokens_per_month: v.nullable(
      v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1000000000000)),
    ),
    money_per_month: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(1000000000))),
    currency: v.pipe(
      v.string(),
      v.trim(),
      v.union([v.literal(''), v.pipe(v.string(), v.regex(/^[A-Z]{3}$/u))]),
    ),
    prices: v.object({
      remediator_input: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100000))),
      remediator_output: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100000))),
      validation_input: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100000))),
      validation_output: v.nullable(v.pipe(v.number(), v.minValue(0), v.maxValue(100000))),
    }),
  }),
});

export const reviewerNoteRequestSchema = v.object({
  text: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(2000)),
});

export const remediatorInputSchema = v.object({
  api_key: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  deployment_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  base_url: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
  ),
  version: v.pipe(v.string(), v.trim(), v.maxLength(50)),
  type: v.picklist(['azure', 'openai']),
});

export const generatePlexalyzerTokenRequestSchema = v.object({
  name: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100)),
  expired_at: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.isoTimestamp()),
  scopes: v.pipe(
    v.array(
      v.picklist([
        'repositories:read',
        'scans:upload',
        'scans:read',
        'findings:read',
        'findings:export',
        'jobs:read',
        'components:read',
        'gate:check',
      ]),
    ),
    v.minLength(1),
    v.maxLength(8),
  ),
});

export const feedbackRequestSchema = v.object({
  kind: v.picklist(['idea', 'problem', 'praise']),
  message: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(5000)),
  page: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
  screenshot: v.pipe(
    v.string(),
    v.trim(),
    v.union([
      v.literal(''),
      v.pipe(v.string(), v.minLength(16), v.regex(/^[A-Za-z0-9+/]+={0,2}$/u), v.maxLength(955736)),
    ]),
  ),
  may_contact: v.boolean(),
});
