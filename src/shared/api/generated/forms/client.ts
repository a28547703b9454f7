// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const updateClientRequestSchema = v.object({
  organization_name: v.pipe(v.string(), v.trim(), v.maxLength(200)),
  legal_name: v.pipe(v.string(), v.trim(), v.maxLength(300)),
  address: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  enable_false_positive_analysis: v.boolean(),
  schedule_scan: v.picklist(['off', 'daily', 'weekly', 'monthly']),
  autonomous_scan: v.boolean(),
  pipeline_integration: v.boolean(),
  excluded_tools: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
    v.maxLength(200),
  ),
  included_tools: v.pipe(
    v.array(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(100))),
    v.maxLength(200),
  ),
  google_oauth_token: v.pipe(v.string(), v.trim(), v.maxLength(4000)),
  subscription: v.object({
    tier: v.picklist(['free', 'starter', 'team', 'enterprise']),
  }),
  semgrep_cli: v.object({
    token: v.pipe(v.string(), v.trim(), v.maxLength(500)),
    config: v.pipe(v.string(), v.trim(), v.maxLength(500)),
  }),
  company: v.object({
    information: v.object({
      legal_name: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      parent_company: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      global_entity_identifier: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      category: v.pipe(v.string(), v.trim(), v.maxLength(100)),
      url_company: v.pipe(
        v.string(),
        v.trim(),
        v.union([v.literal(''), v.pipe(v.string(), v.url(), v.maxLength(2000))]),
      ),
    }),
    structure: v.object({
      headquarters: v.object({
        coordinate: v.nullable(
          v.object({
            lat: v.pipe(v.number(), v.minValue(-90), v.maxValue(90)),
            long: v.pipe(v.number(), v.minValue(-180), v.maxValue(180)),
          }),
        ),
        locations: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))), v.maxLength(50)),
      }),
      subsidiary: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))), v.maxLength(200)),
      branch: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))), v.maxLength(200)),
      service: v.pipe(v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))), v.maxLength(200)),
      data_processing: v.object({
        locations: v.pipe(
          v.array(v.pipe(v.string(), v.trim(), v.maxLength(300))),
          v.maxLength(200),
        ),
      }),
    }),
    regulations: v.object({
      applicable_regulations: v.pipe(
        v.array(v.pipe(v.string(), v.trim(), v.maxLength(100))),
        v.maxLength(100),
      ),
    }),
  }),
  ai_configuration: v.object({
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
  }),
  account_setup_at: v.pipe(
    v.string(),
    v.trim(),
    v.union([v.literal(''), v.pipe(v.string(), v.isoTimestamp())]),
  ),
});
