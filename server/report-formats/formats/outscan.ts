/**
 * Outpost24 (OUTSCAN, HIAB): the XML report, whose results are the `detail` elements of
 * `detaillist`.
 */
import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, list, num, str, type Tree } from '../parsers/json-access.ts';

const paths = [
  '/detaillist/detail',
  '/*/detaillist/detail',
  '/*/*/detaillist/detail',
  '/*/*/*/detaillist/detail',
];

const holds = (value: unknown, depth: number): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (has(value, 'detaillist') ||
    (depth > 0 &&
      Object.values(value).some((child) => Array.isArray(child) && holds(child[0], depth - 1))));

/** Risk levels are bit values. */
const levels: Readonly<Record<string, string>> = {
  '0': 'info',
  '1': 'low',
  '2': 'medium',
  '4': 'high',
  '8': 'critical',
};

/** Reads a value by its names in the versions of the report. */
const one = (raw: unknown, ...names: string[]): string | undefined =>
  names.map((name) => str(raw, ...name.split('.'))).find((text) => text !== undefined);

const yes = (text: string | undefined): boolean => /^(?:1|true|yes)$/i.test(text ?? '');

/** Returns each scanned host, including those without findings. */
function hostsOf(value: unknown, depth = 4): (string | undefined)[] {
  if (typeof value !== 'object' || value === null || depth === 0) return [];
  const own = list(value, 'hostlist', 'host').map((host) =>
    hostTarget(one(host, 'ip', '@ip', 'name', 'hostname')),
  );
  return own.length > 0
    ? own
    : Object.values(value).flatMap((child) =>
        Array.isArray(child) ? hostsOf(child[0], depth - 1) : [],
      );
}

export const outscan = xmlFormat({
  id: 'outscan',
  tool: 'Outpost24',
  category: 'network',
  docsUrl: 'https://kb.outpost24.com/kb/reporting-tools',
  aliases: ['outscan', 'hiab', 'outpost24 outscan', 'outpost24 scan'],
  severities: { urgent: 'critical', initial: 'info' },
  detect: ({ value }) => (holds(value, 3) ? 0.9 : 0),
  each: paths,
  run: (root) => ({ targets: hostsOf(root) }),
  map: (raw: Tree) => {
    const host = one(raw, 'hostname', 'target', 'ip', 'host');
    const [vector, older] = [
      one(raw, 'cvss_v3_vector', 'cvssv3vector', 'cvssv3_vector'),
      one(raw, 'cvss_vector', 'cvssvector', 'cvss_v2_vector'),
    ];
    const risk = one(raw, 'risk', 'risklevel', 'severity');
    const scored = [one(raw, 'cvss_v3_score', 'cvssv3score'), one(raw, 'cvss_score', 'cvssscore')]
      .map(Number)
      .some((score) => score > 0);
    const cves = list(raw, 'cve').flatMap((cve) => {
      const ids = list(cve, 'id').map((id) => str(id));
      return ids.length > 0 ? ids : [str(cve)];
    });
    const [falsePositive, accepted] = [
      yes(one(raw, 'falsepositive', 'isfalsepositive')),
      yes(one(raw, 'accepted', 'isaccepted')),
    ];
    return {
      ruleId: one(raw, 'vulnid', 'scriptid', 'vulnerabilityid') ?? one(raw, 'name'),
      title: one(raw, 'name', 'title'),
      description: joinParagraphs(
        htmlToText(one(raw, 'description')),
        htmlToText(one(raw, 'information', 'data', 'gatheredinformation')),
      ),
      mitigation: htmlToText(one(raw, 'solution', 'solutiontitle')),
      // A numeric level is less precise than the score beside it.
      severity:
        risk !== undefined && /^\d+$/.test(risk) ? (scored ? undefined : levels[risk]) : risk,
      cvss: [
        { vector, score: num(one(raw, 'cvss_v3_score', 'cvssv3score')), version: '3.1' },
        {
          vector: older?.replace(/^\(|\)$/g, ''),
          score: num(one(raw, 'cvss_score', 'cvssscore')),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [...cves, one(raw, 'name')],
      cwes: list(raw, 'cwe').map((cwe) => str(cwe, 'id') ?? str(cwe)),
      endpoint: hostAndPort(
        host,
        one(raw, 'portinfo.portnumber', 'portinfo.port', 'portnumber', 'port'),
      ),
      component:
        one(raw, 'product', 'productname') === undefined
          ? undefined
          : { name: one(raw, 'product', 'productname') },
      references: [
        ...list(raw, 'referencelist', 'reference').map(
          (reference) => str(reference, 'url') ?? str(reference),
        ),
        one(raw, 'solutionurl'),
      ],
      tags: [one(raw, 'family'), one(raw, 'portinfo.service', 'service')],
      suppression:
        falsePositive || accepted
          ? { kind: falsePositive ? 'false positive' : 'accepted risk', status: 'accepted' }
          : undefined,
      firstSeen: one(raw, 'firstseen', 'first_seen', 'datefirstseen'),
      lastSeen: one(raw, 'lastseen', 'last_seen', 'date') ?? str(at(raw, 'datelastseen')),
    };
  },
});
