/**
 * Qualys VM: the asset data report, whose details are in a glossary; scan results; and host
 * detections of the API. The severity is 1 to 5 in all of them.
 */
import { type Entry, skipped } from '../entries.ts';
import { partOfResults, xmlFormat } from '../format.ts';
import type { RawCvss } from '../normalize/cvss.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { hostTarget } from '../normalize/target.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { has, list, str } from '../parsers/json-access.ts';

export const common = {
  tool: 'Qualys VMDR',
  category: 'network',
  docsUrl: 'https://docs.qualys.com/en/vm/latest/reports/',
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
} as const;

/** Parses a score with its vector: `9.8 (AV:N/AC:L/…)`. */
export function cvssCell(text: string | undefined, version: string): RawCvss {
  const vector = /\(([^():]*:[^()]*)\)/.exec(text ?? '')?.[1];
  const score = /^\s*(\d+(?:\.\d+)?)/.exec(text ?? '')?.[1];
  return { vector, score: score === undefined ? undefined : Number(score), version };
}

export const gone = (status: string | undefined): boolean => /^fixed$/i.test(status ?? '');

/** One entry per detection on a host. The glossary describes the checks. */
export const qualys = xmlFormat({
  ...common,
  id: 'qualys',
  aliases: ['qualys scan', 'qualys vm'],
  detect: ({ value }) => (has(value, 'ASSET_DATA_REPORT') ? 1 : 0),
  each: ['/ASSET_DATA_REPORT/HOST_LIST/HOST'],
  holds: ['/VULN_INFO_LIST/#/VULN_INFO/#'],
  // Members of the report, and of a host.
  asides: [
    ...['HEADER', 'RISK_SCORE_PER_HOST', 'GLOSSARY', 'NON_RUNNING_KERNELS', 'APPENDICES'],
    ...['IP', 'ASSET_TAGS', 'ASSET_GROUPS', 'IP_INTERFACES'],
  ],
  glossary: {
    each: ['/ASSET_DATA_REPORT/GLOSSARY/VULN_DETAILS_LIST/VULN_DETAILS'],
    key: (value) => str(value, '@id') ?? `qid_${str(value, 'QID') ?? ''}`,
  },
  map: (host, { glossary }) =>
    list(host, 'VULN_INFO_LIST', 'VULN_INFO').map((found): Entry => {
      const details = glossary.get(str(found, 'QID', '@id') ?? `qid_${str(found, 'QID') ?? ''}`);
      if (gone(str(found, 'VULN_STATUS'))) return skipped('fixed_in_report');
      const three = str(found, 'CVSS3_FINAL') ?? str(details, 'CVSS3_SCORE', 'CVSS3_BASE');
      return {
        ruleId: str(found, 'QID'),
        title: `QID-${str(found, 'QID') ?? ''} | ${str(details, 'TITLE') ?? ''}`,
        description: joinParagraphs(
          htmlToText(str(details, 'THREAT')),
          htmlToText(str(details, 'IMPACT')),
          htmlToText(str(found, 'RESULT')),
        ),
        mitigation: htmlToText(str(details, 'SOLUTION')),
        severity: str(details, 'SEVERITY') ?? str(found, 'SEVERITY'),
        cvss: [
          cvssCell(three, '3.1'),
          cvssCell(str(details, 'CVSS_SCORE', 'CVSS_BASE') ?? str(found, 'CVSS_FINAL'), '2.0'),
        ],
        vulnerabilityIds: list(details, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'ID')),
        endpoint: hostAndPort(str(host, 'DNS') ?? str(host, 'IP'), str(found, 'PORT')),
        references: list(details, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'URL')),
        tags: [str(details, 'CATEGORY')],
        suppression:
          str(found, 'VULN_STATUS')?.toLowerCase() === 'ignored'
            ? { kind: 'ignored', status: 'accepted' }
            : undefined,
        firstSeen: str(found, 'FIRST_FOUND'),
        lastSeen: str(found, 'LAST_FOUND'),
      };
    }),
});

const hostOf = (host: unknown): string | undefined => {
  const name = str(host, '@name');
  return name === undefined || name === 'No registered hostname' ? str(host, '@value') : name;
};

/** Confirmed vulnerabilities; PRACTICES has the potential ones. */
export const qualysScan = xmlFormat({
  ...common,
  id: 'qualys-scan',
  aliases: [
    'qualys infrascan webgui',
    'qualys_infrascan_webgui',
    'qualys infrastructure scan (webgui xml)',
  ],
  detect: ({ value, text }) =>
    has(value, 'SCAN') && /<IP\b|scan-1\.dtd|<HEADER>|<SCAN value=/.test(text.slice(0, 20_000))
      ? 0.97
      : 0,
  each: [
    '/SCAN/IP/VULNS/CAT/VULN',
    '/SCAN/IP/PRACTICES/CAT/PRACTICE',
    '/SCAN/IP/INFOS/CAT/INFO',
    '/SCAN/IP/SERVICES/CAT/SERVICE',
  ],
  asides: ['HEADER', 'OS', 'NETBIOS_HOSTNAME'],
  run: (root) => {
    const status = list(root, 'SCAN', 'HEADER', 'KEY').find(
      (key) => str(key, '@value')?.toUpperCase() === 'STATUS',
    );
    const word = str(status)?.toUpperCase() ?? 'FINISHED';
    return {
      completedAt: str(
        list(root, 'SCAN', 'HEADER', 'KEY').find((key) => str(key, '@value') === 'DATE'),
      ),
      targets: list(root, 'SCAN', 'IP').map((host) => hostTarget(hostOf(host))),
      incomplete:
        word === 'NOHOSTALIVE'
          ? 'nothing_scanned'
          : !/^(?:FINISHED|NOVULNSFOUND)$/.test(word) && 'scan_failed',
    };
  },
  map: (raw, { parents, pointer }) => {
    // Gathered information about a host is not a weakness.
    if (/\/(?:INFOS|SERVICES)\b/.test(pointer)) return skipped('not_a_finding');
    const [host, group] = [parents[1], parents.at(-1)];
    const qid = str(raw, '@number');
    return {
      ruleId: qid,
      title: str(raw, 'TITLE') ?? `QID-${qid ?? ''}`,
      description: joinParagraphs(
        htmlToText(str(raw, 'DIAGNOSIS')),
        htmlToText(str(raw, 'CONSEQUENCE')),
        htmlToText(str(raw, 'RESULT')),
      ),
      mitigation: htmlToText(str(raw, 'SOLUTION')),
      severity: str(raw, '@severity'),
      cvss: [cvssCell(str(raw, 'CVSS3_BASE'), '3.1'), cvssCell(str(raw, 'CVSS_BASE'), '2.0')],
      vulnerabilityIds: [
        str(raw, '@cveid'),
        ...list(raw, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'ID')),
      ],
      endpoint: hostAndPort(hostOf(host), str(group, '@port')),
      references: list(raw, 'CVE_ID_LIST', 'CVE_ID').map((cve) => str(cve, 'URL')),
      tags: [str(group, '@value')],
    };
  },
});

/** Responses of the API's `host/vm/detection`: ids of the checks without their texts. */
export const qualysDetections = xmlFormat({
  ...common,
  id: 'qualys-detections',
  detect: ({ value }) => (has(value, 'HOST_LIST_VM_DETECTION_OUTPUT') ? 1 : 0),
  each: ['/HOST_LIST_VM_DETECTION_OUTPUT/RESPONSE/HOST_LIST/HOST'],
  holds: ['/DETECTION_LIST/#/DETECTION/#'],
  // A truncated response has the address of the next one.
  run: (root) =>
    has(root, 'HOST_LIST_VM_DETECTION_OUTPUT.0.RESPONSE.0.WARNING.0.URL')
      ? partOfResults('/HOST_LIST_VM_DETECTION_OUTPUT/RESPONSE/WARNING/URL')
      : {},
  map: (host) =>
    list(host, 'DETECTION_LIST', 'DETECTION').flatMap((raw): Entry[] => {
      if (gone(str(raw, 'STATUS'))) return [skipped('fixed_in_report')];
      const qid = str(raw, 'QID');
      return [
        {
          ruleId: qid,
          title: str(raw, 'TITLE') ?? `QID-${qid ?? ''}`,
          description: htmlToText(str(raw, 'RESULTS')),
          severity: str(raw, 'SEVERITY'),
          endpoint: hostAndPort(str(host, 'DNS') ?? str(host, 'IP'), str(raw, 'PORT')),
          tags: [str(raw, 'TYPE')],
          suppression:
            str(raw, 'IS_IGNORED') === '1' || str(raw, 'IS_DISABLED') === '1'
              ? { kind: 'ignored', status: 'accepted' }
              : undefined,
          firstSeen: str(raw, 'FIRST_FOUND_DATETIME'),
          lastSeen: str(raw, 'LAST_FOUND_DATETIME'),
        },
      ];
    }),
});
