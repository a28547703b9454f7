/** ZAP's XML and JSON: an alert for each kind of weakness, with its instances. */
import { jsonFormat, type RunMetadata, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { hostTarget } from '../normalize/target.ts';
import { htmlToText } from '../normalize/text.ts';
import { at, has, isList, list, num, str, tree } from '../parsers/json-access.ts';

export const zapCommon = {
  tool: 'ZAP',
  category: 'dast',
  docsUrl: 'https://www.zaproxy.org/docs/desktop/addons/report-generation/',
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'high' },
} as const;

export const confidences: Readonly<Record<string, string>> = {
  '0': 'low',
  '1': 'low',
  '2': 'medium',
  '3': 'high',
  '4': 'high',
  'user confirmed': 'high',
  confirmed: 'high',
};

function alert(raw: unknown): RawFinding {
  const plugin = str(raw, 'pluginid') ?? str(raw, 'pluginId');
  const instances = [
    ...list(raw, 'instances', 'instance'),
    ...(isList(raw, 'instances') && !has(raw, 'instances.0.instance')
      ? list(raw, 'instances')
      : []),
  ];
  const [first] = instances;
  const urls = instances.flatMap((instance) =>
    [str(instance, 'method'), str(instance, 'uri')].filter((part) => part !== undefined).join(' '),
  );
  const evidence = instances.flatMap((instance) => str(instance, 'evidence') ?? []).slice(0, 5);
  return {
    ruleId: plugin,
    ruleName: str(raw, 'name') ?? str(raw, 'alert'),
    helpUri: plugin === undefined ? undefined : `https://www.zaproxy.org/docs/alerts/${plugin}/`,
    title: str(raw, 'alert') ?? str(raw, 'name'),
    description: [
      htmlToText(str(raw, 'desc') ?? str(raw, 'description')),
      urls.length > 0
        ? `Seen at:\n\n${urls
            .slice(0, 50)
            .map((url) => `- ${url}`)
            .join('\n')}`
        : undefined,
      evidence.length > 0 ? `Evidence: ${evidence.join(' | ')}` : undefined,
      htmlToText(str(raw, 'otherinfo') ?? str(raw, 'other')),
    ]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: htmlToText(str(raw, 'solution')),
    severity: str(raw, 'riskcode') ?? str(raw, 'risk'),
    confidence: confidences[str(raw, 'confidence') ?? ''] ?? str(raw, 'confidence'),
    cwes: (num(raw, 'cweid') ?? 0) > 0 ? num(raw, 'cweid') : undefined,
    endpoint: str(first, 'uri') ?? str(raw, 'uri') ?? str(raw, 'url'),
    httpMethod: str(first, 'method') ?? str(raw, 'method'),
    httpParameter: str(first, 'param') ?? str(raw, 'param'),
    references: [str(raw, 'reference')],
    suppression:
      str(raw, 'confidence') === '0' ? { kind: 'false positive', status: 'accepted' } : undefined,
    tags: Object.keys(tree(raw, 'tags')),
  };
}

/** The report lists every reached site, including those without alerts. */
const sitesOf = (report: unknown): Pick<RunMetadata, 'targets' | 'incomplete'> => {
  const sites = list(report, 'site');
  return sites.length === 0
    ? { incomplete: 'nothing_scanned' }
    : { targets: sites.map((site) => hostTarget(str(site, '@name'))) };
};

export const zapXml = xmlFormat({
  ...zapCommon,
  id: 'zap',
  aliases: ['owasp zap', 'zed attack proxy', 'zap proxy'],
  detect: ({ value }) =>
    has(value, 'OWASPZAPReport') ? 1 : has(value, 'report.0.site.0.alerts') ? 0.8 : 0,
  each: ['/OWASPZAPReport/site/alerts/alertitem', '/report/site/alerts/alertitem'],
  asides: ['insights', 'statistics'],
  run: (root) => ({
    toolVersion: str(root, 'OWASPZAPReport', '@version'),
    completedAt: str(root, 'OWASPZAPReport', '@generated'),
    ...sitesOf(at(root, 'OWASPZAPReport') ?? at(root, 'report')),
  }),
  map: alert,
});

export const zapJson = jsonFormat({
  ...zapCommon,
  id: 'zap-json',
  detect: ({ value }) =>
    has(value, '@programName') && /ZAP/.test(str(value, '@programName') ?? '')
      ? 1
      : has(value, '@version', 'site.0.alerts') ||
          has(value, 'site.0.alerts.0.pluginid') ||
          has(value, 'alerts.0.pluginId') ||
          has(value, 'alerts.0.messageId') ||
          (has(value, 'site.alerts') && has(value, '@version'))
        ? 0.95
        : 0,
  // The report, the single-site report of older versions, and API responses of `core/view/alerts`.
  each: ['/site/#/alerts/#', '/site/alerts/#', '/alerts/#'],
  run: (root) => ({
    toolVersion: str(root, '@version'),
    completedAt: str(root, '@generated'),
    // API responses name no site beside the alerts.
    ...(has(root, 'alerts') ? {} : sitesOf(root)),
  }),
  map: (raw) =>
    at(raw, 'alert') === undefined && at(raw, 'name') === undefined ? undefined : alert(raw),
});
