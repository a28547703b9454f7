/**
 * Rapid7 Nexpose / InsightVM: Simple XML; XML Export 2.0, whose vulnerability definitions follow
 * the nodes; and the CSV of basic results.
 */
import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { cell, csvFormat, ofVersion, xmlFormat } from '../format.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs } from '../normalize/text.ts';

const common = {
  tool: 'Nexpose',
  category: 'network',
  docsUrl: 'https://docs.rapid7.com/insightvm/',
  aliases: ['insightvm', 'rapid7 nexpose'],
} as const;

/** Inserts the separators into `20260201T100500123`. */
const momentOf = (text: string | undefined): string | undefined =>
  text?.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)(\d{3})?$/, '$1-$2-$3T$4:$5:$6Z');

/** Collects the text of nested paragraphs and lists. */
function deepText(node: unknown, depth = 0): string {
  if (depth > 40 || typeof node !== 'object' || node === null) return '';
  return Object.entries(node)
    .filter(([key]) => !key.startsWith('@'))
    .map(([key, value]) =>
      key === '#text'
        ? String(value)
        : (Array.isArray(value) ? (value as unknown[]) : [value])
            .map((child) => deepText(child, depth + 1))
            .join('\n'),
    )
    .join('\n')
    .trim();
}

const excluded = { kind: 'exception', status: 'accepted' } as const;

/** State of a test. Results excluded by an exception are kept as accepted. */
type State = 'found' | 'excluded' | 'passed' | 'not_a_finding' | 'not_checked';

/**
 * Returns the entry of a test without a finding. Findings of a test that was not run on a host stay
 * open.
 */
const withoutFinding = (
  state: State,
  rule: string | undefined,
  endpoint: string | undefined,
): Entry | undefined =>
  state === 'not_checked'
    ? notChecked({ rule, target: hostTarget(endpoint) })
    : state === 'passed' || state === 'not_a_finding'
      ? skipped(state)
      : undefined;

const stateOf = (status: string): State | undefined =>
  /^(?:vulnerable|potential|exploited)/.test(status)
    ? status.endsWith('-with-exception-applied')
      ? 'excluded'
      : 'found'
    : status.startsWith('exception-')
      ? 'excluded'
      : /^(?:not-vulnerable|overridden)/.test(status)
        ? 'passed'
        : /^(?:skipped-version|no-test)/.test(status)
          ? 'not_a_finding'
          : /^(?:error|unknown|skipped|credentials)/.test(status)
            ? 'not_checked'
            : undefined;

/**
 * Maps status codes: `ve`, `vv` and `vp` vulnerable by exploit, by version, potentially; `ee`, `ev`
 * and `ep` excluded; `nv` and `ov` negative; `sv` for other versions; `nt` where there is nothing
 * to check. The others are reasons why there was no test.
 */
const stateOfCode = (code: string): State =>
  /^(?:v|$)/i.test(code)
    ? 'found'
    : /^e[evp]$/i.test(code)
      ? 'excluded'
      : /^[no]v$/i.test(code)
        ? 'passed'
        : /^(?:sv|nt)$/i.test(code)
          ? 'not_a_finding'
          : 'not_checked';

export const nexpose = xmlFormat({
  ...common,
  id: 'nexpose',
  detect: ({ value }) => (has(value, 'NexposeReport') ? 1 : 0),
  each: ['/NexposeReport/nodes/node'],
  run: (root) => ({
    completedAt: momentOf(str(list(root, 'NexposeReport', 'scans', 'scan').at(-1), '@endTime')),
    incomplete:
      list(root, 'NexposeReport', 'scans', 'scan').some(
        (scan) => !/^(?:finished|$)/i.test(str(scan, '@status') ?? ''),
      ) && 'scan_failed',
    ...ofVersion(str(root, 'NexposeReport', '@version'), /^[12]\./, '/NexposeReport/@version 2.0'),
  }),
  holds: ['/tests/#/test/#', '/endpoints/#/endpoint/#/services/#/service/#/tests/#/test/#'],
  // Members of the report, of a node, and of a service.
  asides: [
    ...['scans', 'VulnerabilityDefinitions'],
    ...['names', 'fingerprints', 'software', 'users', 'groups', 'file_systems', 'files'],
    ...['configuration', 'configurations', 'certificates', 'os'],
  ],
  exhaustive: true,
  glossary: {
    each: ['/NexposeReport/VulnerabilityDefinitions/vulnerability'],
    key: (value) => (str(value, '@id') ?? '').toLowerCase(),
  },
  map: (node, { glossary }) => {
    const host = str(node, 'names', 'name') ?? str(node, '@address') ?? '';
    const tests = [
      ...list(node, 'tests', 'test').map((test) => ({
        test,
        port: undefined as string | undefined,
      })),
      ...list(node, 'endpoints', 'endpoint').flatMap((endpoint) =>
        list(endpoint, 'services', 'service').flatMap((service) =>
          list(service, 'tests', 'test').map((test) => ({ test, port: str(endpoint, '@port') })),
        ),
      ),
    ];
    return tests.map(({ test, port }): Entry => {
      const state = stateOf(str(test, '@status') ?? '');
      if (state === undefined) return unfamiliar;
      const id = str(test, '@id') ?? '';
      const none = withoutFinding(state, id, host);
      if (none !== undefined) return none;
      const about = glossary.get(id.toLowerCase());
      const references = list(about, 'references', 'reference');
      return {
        ruleId: id,
        title: str(about, '@title') ?? id,
        description: [deepText(at(about, 'description', 0)), deepText(at(test, 'Paragraph'))]
          .filter((part) => part !== '')
          .join('\n\n'),
        mitigation: deepText(at(about, 'solution', 0)) || undefined,
        severity: String(num(about, '@cvssScore') ?? num(about, '@severity') ?? ''),
        cvss: [
          { vector: str(about, '@cvssV3Vector'), score: num(about, '@cvssV3Score') },
          {
            vector: str(about, '@cvssVector'),
            score: num(about, '@cvssScore'),
            version: '2.0',
          },
        ],
        vulnerabilityIds: references
          .filter((reference) => str(reference, '@source') === 'CVE')
          .map((reference) => str(reference)),
        endpoint: port === undefined ? host : `${host}:${port}`,
        references: references
          .filter((reference) => str(reference, '@source') === 'URL')
          .map((reference) => str(reference)),
        tags: list(about, 'tags', 'tag').map((tag) => str(tag)),
        suppression: state === 'excluded' ? excluded : undefined,
        firstSeen: str(test, '@vulnerable-since'),
      };
    });
  },
});

/** The level ranges up to 10. */
export const nexposeCsv = csvFormat({
  ...common,
  id: 'nexpose-csv',
  columns: [
    ['asset ip address', 'vulnerability id', 'vulnerability title'],
    ['asset ip address', 'vulnerability test result code', 'vulnerability id'],
  ],
  confidence: 0.97,
  map: (row) => {
    const state = stateOfCode(cell(row, 'vulnerability test result code') ?? '');
    const id = cell(row, 'vulnerability id');
    if (id === undefined) return undefined;
    const endpoint = hostAndPort(
      cell(row, 'asset names', 'host name', 'asset ip address')?.split(/,\s*/, 1)[0],
      cell(row, 'service port'),
    );
    const none = withoutFinding(state, id, endpoint);
    if (none !== undefined) return none;
    return {
      ruleId: id,
      title: cell(row, 'vulnerability title') ?? id,
      description: joinParagraphs(
        cell(row, 'vulnerability description'),
        cell(row, 'vulnerability proof'),
      ),
      mitigation: cell(row, 'vulnerability solution'),
      severity: cell(
        row,
        'vulnerability cvss score',
        'vulnerability severity level',
        'vulnerability severity',
      ),
      cvss: [
        {
          vector: cell(row, 'vulnerability cvss vector'),
          score: Number(cell(row, 'vulnerability cvss score')),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [cell(row, 'vulnerability cve ids', 'vulnerability cves')],
      endpoint,
      references: [cell(row, 'vulnerability reference urls', 'vulnerability cve urls')],
      tags: cell(row, 'vulnerability tags')?.split(/,\s*/),
      suppression: state === 'excluded' ? excluded : undefined,
      firstSeen: cell(row, 'vulnerable since'),
    };
  },
});

/** The Simple XML Export identifies a vulnerability by id and references, without a severity. */
export const nexposeSimple = xmlFormat({
  ...common,
  id: 'nexpose-simple',
  detect: ({ value }) => (has(value, 'NeXposeSimpleXML') ? 1 : 0),
  each: ['/NeXposeSimpleXML/devices/device'],
  holds: [
    '/vulnerabilities/#/vulnerability/#',
    '/services/#/service/#/vulnerabilities/#/vulnerability/#',
  ],
  asides: ['fingerprint'],
  map: (device) => {
    const host = str(device, '@address') ?? '';
    const groups = [
      {
        found: list(device, 'vulnerabilities', 0, 'vulnerability'),
        port: undefined as string | undefined,
      },
      ...list(device, 'services', 0, 'service').map((service) => ({
        found: list(service, 'vulnerabilities', 0, 'vulnerability'),
        port: str(service, '@port'),
      })),
    ];
    return groups.flatMap(({ found, port }) =>
      found.map((raw): Entry => {
        const code = str(raw, '@resultCode') ?? '';
        const state = stateOfCode(code);
        const id = str(raw, '@id');
        const none = withoutFinding(state, id, host);
        if (none !== undefined) return none;
        const names = list(raw, 'id').map((name) => ({
          kind: str(name, '@type')?.toLowerCase(),
          text: str(name),
        }));
        return {
          ruleId: id,
          title: id,
          fallbackSeverity: 'medium',
          confidence: code.toUpperCase() === 'VP' ? 'low' : undefined,
          suppression: state === 'excluded' ? excluded : undefined,
          vulnerabilityIds: names.filter(({ kind }) => kind === 'cve').map(({ text }) => text),
          endpoint: hostAndPort(host, port),
          tags: names
            .filter(({ kind }) => kind !== 'cve' && kind !== 'url')
            .map(({ kind, text }) => `${kind ?? 'id'}:${text ?? ''}`),
          references: names.filter(({ kind }) => kind === 'url').map(({ text }) => text),
        };
      }),
    );
  },
});
