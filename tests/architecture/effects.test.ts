// Everything offered has an effect: settings are read, notifications are sent, operations are
// called, and the specification's fixed messages are shown. Each list of exceptions must be exact,
// so that fixing one requires removing it. `docs/specification.md` explains the exceptions.
import { describe, expect, it } from 'vitest';
import * as constants from '../../src/shared/config/constants.ts';
import { code, filesBelow, textOf } from '../support/tree/files.ts';

const isProduct = (file: string) =>
  !/\.(?:test|stories)\./.test(file) && !file.startsWith('src/shared/api/mocks/');
const textBelow = (folder: string, except: readonly string[] = []) =>
  filesBelow(folder, code)
    .filter((file) => isProduct(file) && !except.includes(file))
    .map(textOf)
    .join('\n');

const server = textBelow('server');
const app = textBelow('src');

type Contract = {
  paths: Record<string, Record<string, { operationId?: string }>>;
  components: { schemas: Record<string, { enum?: string[] }> };
};
const contract = JSON.parse(textOf('openapi/generated/openapi.json')) as Contract;

/** The file in which each setting has its effect; null if it is only stored and shown. */
const readers: Readonly<Record<string, string | null>> = {
  address: 'server/domains/organization/issuer.ts',
  autonomous_scan: 'server/domains/scans/schedule/scheduled-scans.ts',
  company: 'server/domains/prioritization/score/settings.repo.ts',
  credit_card: null,
  deep_reasoning_enrichment: 'server/domains/remediation/generate/generate-remediation.ts',
  enable_false_positive_analysis: 'server/domains/imports/second-opinions.ts',
  excluded_tools: 'src/shared/rules/accepted-tools.ts',
  included_tools: 'src/shared/rules/accepted-tools.ts',
  legal_name: 'server/domains/organization/issuer.ts',
  pipeline_integration: 'server/domains/organization/pipelines.ts',
  schedule_scan: 'server/domains/scans/schedule/scheduled-scans.ts',
};

/** Operations that the app does not call, with the reason. */
const withoutCaller: Readonly<Record<string, string>> = {
  acceptFindingRisk: 'the app accepts risks of one and of many findings by one bulk call',
  addPlexalyzerToken: 'a label for scripts',
  closeScanGroup: 'for pipelines that send one scan as several reports',
  completeMarketplacePayment: 'the app activates by the application server',
  createFeedbackToken: 'for a widget that an operator embeds; the app has its own form',
  downloadFile: 'the browser follows the address',
  getFindingTypes: 'for dashboards outside the app: no screen charts the types',
  getGithubInstallation: 'the app reads the whole GitHub App',
  getManagedRepository: 'the list has what the app shows',
  getPartner: 'the list has what the app shows',
  getPolicy: 'the list has what the app shows',
  getPricing: 'the list has what the app shows',
  getSbomFinding: 'the routes of the specification are always "not found"',
  getSemgrepCli: 'the client document has it',
  getSlsaThreats: 'the app reads the delivery path',
  getStripeInvoice: 'the list has what the app shows',
  getStripeSubscription: 'the list has what the app shows',
  getTriageRule: 'the list has what the app shows',
  getUserConnector: 'the list has what the app shows',
  listSbomFindings: 'the routes of the specification are always "not found"',
  listStripeMembers: 'for scripts of super-administrators',
  listStripeSubscriptions: 'the overview of billing has it',
  receiveHostEvent: 'called by source hosts',
  receiveStripeEvent: 'called by Stripe',
  sendFinding: 'the app sends one and many findings by one bulk call',
  updateClientBilling: 'the settings save legal name and address with the rest',
};

/** The specification's error messages, verbatim. */
const sentences = [
  'Source control not found. Check your setting on connector page',
  'Finding data not found',
  'Email is not verified. Please try again',
  'User is not verified. Please try again',
  'Send webhook failed',
  'No response was received from webhook',
  'Successfully send webhook',
  'Bitbucket cloud token expired, please create new one while redirecting to connector...',
  'Failed to download file',
  'Failed to access token due to processing data. Please try again later!',
  'Success activate filter findings!',
  'Success update filter findings!',
  'Success remove filter findings!',
  'Failed to activate subscription. Please try again later or contact our administrator!',
  'Subscription activated successfully',
  'Permission Denied!',
  'You need to have a valid account role admin to proceed!',
  'Microsoft Marketplace Subscription On Hold',
  'You need to login before proceed activate subscription!',
  'Text copied to clipboard',
  'Clipboard API not supported',
  'Failed to copy text: ',
  'Page not found',
];

describe('what is offered', () => {
  it('names the reader of every stored setting of the organisation', () => {
    const document = textOf('server/domains/organization/client-document.ts');
    const picked = /Pick<\s*Client,([^>]+)>/.exec(document)?.[1] ?? '';
    const fields = [...picked.matchAll(/'(\w+)'/g)].map(([, field = '']) => field);
    expect(fields.toSorted()).toEqual(Object.keys(readers));
    const unread = Object.entries(readers).filter(
      ([field, file]) => file !== null && !textOf(file).includes(field),
    );
    expect(unread).toEqual([]);
  });

  it('has a producer for every type of notification', () => {
    const types = contract.components.schemas['NotificationType']?.enum ?? [];
    expect(types.length).toBeGreaterThan(10);
    expect(types.filter((type) => !server.includes(`'${type}'`))).toEqual([]);
  });

  it('has a caller in the app for every operation, or a reason', () => {
    const ids = Object.values(contract.paths).flatMap((path) =>
      Object.values(path).flatMap(({ operationId }) => operationId ?? []),
    );
    const words = new Set(app.match(/\b\w+\b/g));
    const isCalled = (id: string) => {
      const capital = `${id.charAt(0).toUpperCase()}${id.slice(1)}`;
      return [id, `get${capital}QueryOptions`, `get${capital}Url`].some((name) => words.has(name));
    };
    const uncalled = ids.filter((id) => !isCalled(id)).toSorted();
    expect(uncalled).toEqual(Object.keys(withoutCaller).toSorted());
  });

  it('has a reader for every constant of the specification', () => {
    const names = Object.keys(constants);
    expect(names.length).toBeGreaterThan(5);
    expect(names.filter((name) => !app.includes(`constants.${name}`))).toEqual([]);
  });

  it('shows every fixed sentence of the specification', () => {
    // A template may contain a line break within a sentence.
    const shown = app.replaceAll(/\s+/g, ' ');
    expect(sentences.filter((sentence) => !shown.includes(sentence.trim()))).toEqual([]);
  });
});
