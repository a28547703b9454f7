/**
 * Acunetix: the XML export; Acunetix 360 and Invicti (Netsparker), which share their JSON and XML
 * formats.
 */
import { skipped } from '../entries.ts';
import { jsonFormat, xmlFormat } from '../format.ts';
import { joinUrl } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { htmlToText } from '../normalize/text.ts';
import { dayFirst } from '../normalize/timestamp.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

export const acunetix = xmlFormat({
  id: 'acunetix',
  tool: 'Acunetix',
  category: 'dast',
  docsUrl: 'https://www.acunetix.com/support/docs/wvs/generating-reports/',
  detect: ({ value }) => (has(value, 'ScanGroup') ? 1 : 0),
  each: ['/ScanGroup/Scan/ReportItems/ReportItem'],
  run: (root) => {
    const scans = list(root, 'ScanGroup', 'Scan');
    return {
      targets: scans.map((scan) => hostTarget(str(scan, 'StartURL'))),
      incomplete: scans.some((scan) => /^true$/i.test(str(scan, 'Aborted') ?? '')) && 'scan_failed',
    };
  },
  map: (item, { parents }) => {
    const start = str(
      parents.find((parent) => has(parent, 'StartURL')),
      'StartURL',
    );
    const affects = str(item, 'Affects');
    return {
      ruleId: str(item, 'ModuleName') ?? str(item, 'Name'),
      title: str(item, 'Name'),
      description: [
        htmlToText(str(item, 'Description')),
        htmlToText(str(item, 'Details')),
        htmlToText(str(item, 'Impact')),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: htmlToText(str(item, 'Recommendation')),
      severity: str(item, 'Severity'),
      cvss: [
        {
          vector: str(item, 'CVSS3', 'Descriptor'),
          score: num(item, 'CVSS3', 'Score'),
          version: '3.1',
        },
        {
          vector: str(item, 'CVSS', 'Descriptor'),
          score: num(item, 'CVSS', 'Score'),
          version: '2.0',
        },
      ],
      cwes: [str(item, 'CWEList', 'CWE', '@id'), str(item, 'CWEList', 'CWE')],
      vulnerabilityIds: list(item, 'CVEList', 'CVE').map((cve) => str(cve)),
      endpoint: joinUrl(start, affects),
      location: { path: str(item, 'AOP_SourceFile'), line: num(item, 'AOP_SourceLine') },
      httpParameter: str(item, 'Parameter'),
      references: list(item, 'References', 'Reference').map((reference) => str(reference, 'URL')),
      suppression:
        str(item, 'IsFalsePositive')?.toLowerCase() === 'true'
          ? { kind: 'false positive', status: 'accepted' }
          : undefined,
    };
  },
});

/** `Fixed (Can't Retest)` has not been retested, so it is not a confirmed fix. */
const isFixed = (state: string): boolean => /fixed/i.test(state) && !/not|can/i.test(state);

export const invicti = jsonFormat({
  id: 'invicti',
  tool: 'Invicti',
  category: 'dast',
  docsUrl: 'https://www.invicti.com/support/vulnerabilities-list-json/',
  aliases: ['netsparker', 'acunetix360', 'acunetix 360', 'acunetix360 scan'],
  severities: { bestpractice: 'info', important: 'high' },
  detect: ({ value }) =>
    !isList(value) &&
    isList(value, 'Vulnerabilities') &&
    (has(value, 'Target') || has(value, 'Generated') || has(value, 'Vulnerabilities.0.LookupId'))
      ? 1
      : 0,
  each: ['/Vulnerabilities/#'],
  run: (root) => ({ completedAt: dayFirst(str(root, 'Generated')) }),
  map: (raw) => {
    const classification = at(raw, 'Classification');
    const state = str(raw, 'State') ?? '';
    if (isFixed(state)) return skipped('fixed_in_report');
    return {
      ruleId: str(raw, 'Type') ?? str(raw, 'Name'),
      title: str(raw, 'Name'),
      description: [htmlToText(str(raw, 'Description')), htmlToText(str(raw, 'Impact'))]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: htmlToText(str(raw, 'RemedialProcedure')),
      severity: str(raw, 'Severity'),
      confidence: at(raw, 'Confirmed') === true ? 'high' : undefined,
      cvss: [classification].flatMap((entry) =>
        ['Cvss40', 'Cvss31', 'Cvss'].map((key) => ({
          vector: str(entry, key, 'Vector'),
          score: num(list(entry, key, 'BaseScore')[0], 'Value'),
        })),
      ),
      cwes: [at(classification, 'Cwe')],
      owasp: texts(classification, 'Owasp'),
      endpoint: str(raw, 'Url'),
      httpMethod: str(raw, 'HttpRequest', 'Method'),
      references: ['RemedialReferences', 'RemedyReferences', 'ExternalReferences'].map((key) =>
        str(raw, key),
      ),
      fingerprints:
        str(raw, 'LookupId') === undefined ? undefined : { lookupId: str(raw, 'LookupId') ?? '' },
      suppression: /FalsePositive|AcceptedRisk/.test(state)
        ? { kind: state, status: 'accepted' }
        : undefined,
      firstSeen: dayFirst(str(raw, 'FirstSeenDate')),
      lastSeen: dayFirst(str(raw, 'LastSeenDate')),
    };
  },
});

/** The same content as XML. The root element is the product's name at that time. */
export const invictiXml = xmlFormat({
  id: 'invicti-xml',
  tool: 'Invicti',
  category: 'dast',
  docsUrl: 'https://www.invicti.com/support/vulnerabilities-list-xml/',
  severities: { bestpractice: 'info', important: 'high' },
  detect: ({ value }) =>
    [
      'invicti-enterprise',
      'netsparker-enterprise',
      'netsparker-cloud',
      'netsparker',
      'acunetix-360',
      'acunetix360',
    ].some((root) => has(value, root))
      ? 1
      : 0,
  each: ['/*/vulnerabilities/vulnerability', '/*/vulnerability'],
  map: (raw) => {
    const classes = at(raw, 'classification', 0);
    const state = str(raw, 'state') ?? '';
    if (isFixed(state)) return skipped('fixed_in_report');
    const lookup = str(raw, 'LookupId') ?? str(raw, 'lookupId') ?? str(raw, 'lookup-id');
    const vectors = ['cvss4', 'cvss40', 'cvss31', 'cvss'].map((name) => ({
      vector: str(classes, name, 'vector'),
      score: num(
        list(classes, name, 'score').find((score) => /base/i.test(str(score, 'type') ?? 'base')),
        'value',
      ),
    }));
    return {
      ruleId: str(raw, 'type') ?? str(raw, 'name'),
      title: str(raw, 'name') ?? str(raw, 'title') ?? str(raw, 'type'),
      description: [htmlToText(str(raw, 'description')), htmlToText(str(raw, 'impact'))]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      mitigation: htmlToText(
        str(raw, 'remedial-procedure') ?? str(raw, 'remedial-actions') ?? str(raw, 'remedy'),
      ),
      severity: str(raw, 'severity'),
      confidence: /^true$/i.test(str(raw, 'confirmed') ?? str(raw, '@confirmed') ?? '')
        ? 'high'
        : undefined,
      cvss: vectors,
      cwes: [str(classes, 'cwe') ?? str(classes, 'CWE')],
      endpoint: str(raw, 'url'),
      httpMethod: str(raw, 'http-request', 'method'),
      httpParameter: str(raw, 'vulnerableparameter') ?? str(raw, 'parameter'),
      references: [str(raw, 'remedial-references'), str(raw, 'external-references')],
      fingerprints: lookup === undefined ? undefined : { lookupId: lookup },
      suppression: /FalsePositive|AcceptedRisk|False Positive|Accepted Risk/i.test(state)
        ? { kind: state.toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: dayFirst(str(raw, 'FirstSeenDate')),
      lastSeen: dayFirst(str(raw, 'LastSeenDate')),
    };
  },
});
