import type { Client } from '../../generated/model';
import { getGetSessionResponseMock } from '../generated/session/session.msw';

const off = { isConfigured: false };
const on = { isConfigured: true };

/** The signed-in user's organization, with some services connected and some not. */
export const makeClient = (): Client => ({
  _id: getGetSessionResponseMock().client_id,
  organization_name: getGetSessionResponseMock().organization_name,
  enable_false_positive_analysis: true,
  credit_card: false,
  address: '1 Rampart Street, Lisbon',
  legal_name: 'Acme Systems, Lda.',
  schedule_scan: 'weekly',
  autonomous_scan: true,
  pipeline_integration: true,
  deep_reasoning_enrichment: false,
  google_oauth_token: false,
  account_setup_at: '2026-01-12T09:00:00.000Z',
  reminder_sent_at: null,
  subscription: { tier: 'team', payment: 'customer' },
  excluded_tools: [],
  included_tools: [],
  issue_webhook: { isConfigured: true, name: 'Tracker' },
  semgrep_cli: { isConfigured: false, config: null },
  plugins: {
    github: on,
    gitlab: off,
    bitbucket_cloud: off,
    gitea: off,
    cloud: { aws: on, azure: off, gcp: off, oracle_oci: off },
    plexalyzer: {
      isConfigured: true,
      name: 'pipeline',
      created_at: '2026-03-02T10:00:00.000Z',
      expired_at: '2027-03-02T10:00:00.000Z',
    },
    fortify: off,
    black_duck: off,
    checkmarx: off,
  },
  company: {
    information: {
      legal_name: 'Acme Systems, Lda.',
      parent_company: null,
      global_entity_identifier: null,
      category: 'Software',
      url_company: 'https://acme.example',
    },
    structure: {
      headquarters: { coordinate: null, locations: ['Lisbon'] },
      subsidiary: [],
      branch: ['Porto'],
      service: ['Payments'],
      data_processing: { locations: ['eu-west-1'] },
    },
    regulations: { applicable_regulations: ['GDPR', 'PCI DSS'] },
  },
  ai_configuration: {
    remediator: {
      isConfigured: false,
      deployment_name: null,
      base_url: null,
      version: null,
      type: 'azure',
    },
    validation: {
      isConfigured: false,
      openai_deployment_name: null,
      openai_base_url: null,
      openai_type: 'azure',
      openai_version: null,
      severities: ['critical', 'high', 'medium'],
      tools: [],
      most_per_day: 200,
    },
    budget: {
      tokens_per_month: 5_000_000,
      money_per_month: null,
      currency: 'EUR',
      prices: {
        remediator_input: null,
        remediator_output: null,
        validation_input: null,
        validation_output: null,
      },
    },
  },
  version: 1,
});

const part = (value: unknown) =>
  btoa(String.fromCodePoint(...new TextEncoder().encode(JSON.stringify(value))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replaceAll('=', '');

/** Encoded as by the server; nothing checks the signature of mock data. */
export const tokenOfClient = (client: Client): string =>
  [part({ alg: 'HS256', typ: 'JWT' }), part(client), part('mock')].join('.');
