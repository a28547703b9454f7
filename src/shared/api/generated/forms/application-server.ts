// Generated from openapi/ by `npm run generate`. Do not edit.
import * as v from 'valibot';

export const connectorRequestSchema = {
  aws: v.object({
    key: v.literal('aws'),
    values: v.object({
      access_key_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      secret_access_key: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
  }),
  azure: v.object({
    key: v.literal('azure'),
    values: v.object({
      client_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      client_secret: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      subscription_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      tenant_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
  }),
  gcp: v.object({
    key: v.literal('gcp'),
    values: v.object({
      application_credentials: v.pipe(v.string(), v.trim(), v.maxLength(20000)),
      client_email: v.pipe(v.string(), v.trim(), v.maxLength(254)),
      project_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      service_account: v.pipe(v.string(), v.trim(), v.maxLength(254)),
    }),
  }),
  oracle_oci: v.object({
    key: v.literal('oracle_oci'),
    values: v.object({
      compartment_id: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      key_fingerprint: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      key_value: v.pipe(v.string(), v.trim(), v.maxLength(20000)),
      tenancy_id: v.pipe(v.string(), v.trim(), v.maxLength(300)),
      user_id: v.pipe(v.string(), v.trim(), v.maxLength(300)),
    }),
  }),
};

export const toolConnectorRequestSchema = {
  fortify: v.object({
    key: v.literal('fortify'),
    values: v.object({
      client_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      client_secret: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      release_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      base_url: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    }),
  }),
  black_duck: v.object({
    key: v.literal('black_duck'),
    values: v.object({
      api_token: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      black_duck_url: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
    }),
  }),
  checkmarx: v.object({
    key: v.literal('checkmarx'),
    values: v.object({
      client_id: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      client_secret: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      username: v.pipe(v.string(), v.trim(), v.maxLength(200)),
      password: v.pipe(v.string(), v.trim(), v.maxLength(500)),
      base_url: v.pipe(v.string(), v.trim(), v.maxLength(2000)),
      team_id: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(2147483647))),
      tenant: v.pipe(v.string(), v.trim(), v.maxLength(200)),
    }),
  }),
};
