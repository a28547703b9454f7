/** StackHawk: the webhook payload of a finished scan, and alerts from its API. */
import { jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

const common = {
  tool: 'StackHawk',
  category: 'dast',
} as const;

const settled = /^(?:false[ _]positive|risk[ _]accepted|accepted)$/i;

/**
 * A finding for each alert. The affected paths are in the description; the first one is the
 * endpoint.
 */
export const stackhawk = jsonFormat({
  ...common,
  id: 'stackhawk',
  docsUrl: 'https://docs.stackhawk.com/web-app/integrations/webhooks.html',
  aliases: ['stackhawk hawkscan'],
  detect: ({ value }) =>
    has(value, 'scanCompleted.findings') ||
    (has(value, 'service') && isList(value, 'scanCompleted', 'findings'))
      ? 1
      : 0,
  each: ['/scanCompleted/findings/#'],
  run: (root) => {
    const scan = at(root, 'scanCompleted', 'scan');
    return {
      toolVersion: str(scan, 'hawkscanVersion'),
      commit: str(scan, 'commitSha'),
      completedAt:
        str(root, 'scanCompleted', 'completedTimestamp') ?? str(scan, 'startedTimestamp'),
      targets: [hostTarget(str(scan, 'host') ?? str(root, 'scanCompleted', 'host'))],
      incomplete:
        str(scan, 'status') !== undefined && str(scan, 'status') !== 'COMPLETED' && 'scan_failed',
    };
  },
  map: (raw, { root }) => {
    const host =
      str(root, 'scanCompleted', 'scan', 'host') ??
      str(at(root, 'scanCompleted'), 'host') ??
      str(raw, 'host');
    const paths = list(raw, 'paths');
    const [status] = paths.map((path) => str(path, 'status') ?? '');
    const isSettled =
      status !== undefined && paths.every((path) => settled.test(str(path, 'status') ?? ''));
    return {
      ruleId: str(raw, 'pluginId'),
      title: str(raw, 'pluginName'),
      description: paths
        .slice(0, 50)
        .map((path) => `- ${str(path, 'method') ?? ''} ${str(path, 'path') ?? ''}`)
        .join('\n'),
      severity: str(raw, 'severity'),
      endpoint: `${host ?? ''}${str(paths[0], 'path') ?? ''}`,
      httpMethod: str(paths[0], 'method'),
      references: [str(raw, 'pluginUrl'), str(raw, 'findingURL')],
      suppression: isSettled
        ? { kind: status.toLowerCase().replaceAll('_', ' '), status: 'accepted' }
        : undefined,
    };
  },
});

/** `GET /api/v1/scan/{scanId}/alerts`: one alert per plugin, without the paths. */
export const stackhawkAlerts = jsonFormat({
  ...common,
  id: 'stackhawk-alerts',
  docsUrl: 'https://docs.stackhawk.com/apidocs.html',
  detect: ({ value }) => (has(value, 'applicationScanResults.0.applicationAlerts') ? 1 : 0),
  each: ['/applicationScanResults/#/applicationAlerts/#'],
  asides: ['scan', 'tags', 'metadata', 'appHost', 'policyName', 'alertStats'],
  run: (root) => {
    const results = list(root, 'applicationScanResults');
    return {
      toolVersion: str(results[0], 'scan', 'version'),
      commit: str(results[0], 'scan', 'commitSha'),
      targets: results.map((result) => hostTarget(str(result, 'appHost'))),
      incomplete:
        results.some((result) =>
          /^(?:ERROR|STARTED)$/i.test(str(result, 'scan', 'status') ?? ''),
        ) && 'scan_failed',
    };
  },
  map: (raw, { root, keys }) => ({
    ruleId: str(raw, 'pluginId'),
    title: str(raw, 'name'),
    description: str(raw, 'description'),
    severity: str(raw, 'severity'),
    cwes: num(raw, 'cweId'),
    endpoint: str(root, 'applicationScanResults', Number(keys[1]), 'appHost'),
    references: texts(raw, 'references'),
  }),
});
