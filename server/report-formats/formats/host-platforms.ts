/** Host inventories: Red Hat Satellite's errata and Vulners' audit. */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Errata that hosts lack. Those of type "bugfix" or "enhancement" fix no vulnerability. */
export const redHatSatellite = jsonFormat({
  id: 'red-hat-satellite',
  tool: 'Red Hat Satellite',
  category: 'network',
  docsUrl:
    'https://docs.redhat.com/en/documentation/red_hat_satellite/6.17/html/using_the_satellite_rest_api/index',
  aliases: ['redhatsatellite', 'red_hat_satellite', 'satellite'],
  severities: { none: 'info' },
  detect: ({ value }) =>
    isList(value, 'results') &&
    (has(value, 'results.0.errata_id') || has(value, 'results.0.host_ids_applicable'))
      ? 1
      : 0,
  each: ['/results/#'],
  map: (raw) => {
    const id = str(raw, 'errata_id');
    const packages = texts(raw, 'packages');
    return {
      ruleId: id,
      title: str(raw, 'title') ?? str(raw, 'name') ?? id,
      description: joinParagraphs(
        str(raw, 'description') ?? str(raw, 'summary'),
        labeledLines({
          Type: str(raw, 'type'),
          Issued: str(raw, 'issued'),
          'Hosts available': str(raw, 'hosts_available_count'),
          'Hosts applicable': str(raw, 'hosts_applicable_count'),
          'Reboot suggested': str(raw, 'reboot_suggested'),
        }),
        packages.length === 0
          ? undefined
          : packages
              .slice(0, 50)
              .map((name) => `- ${name}`)
              .join('\n'),
      ),
      mitigation: str(raw, 'solution'),
      severity: str(raw, 'severity'),
      vulnerabilityIds: [...list(raw, 'cves').map((cve) => str(cve, 'cve_id')), id],
      references: [
        ...list(raw, 'cves').map((cve) => str(cve, 'href')),
        ...list(raw, 'bugs').map((bug) => str(bug, 'href')),
      ],
      tags: [str(raw, 'type')],
      firstSeen: str(raw, 'published') ?? str(raw, 'issued'),
    };
  },
});

export const vulners = jsonFormat({
  id: 'vulners',
  severities: { '1': 'info', '2': 'low', '3': 'medium', '4': 'high', '5': 'critical' },
  tool: 'Vulners',
  category: 'network',
  docsUrl: 'https://vulners.com/docs/api_reference/audit/',
  aliases: ['vulners api', 'api_vulners'],
  detect: ({ value }) =>
    isList(value, 'data', 'report') &&
    (has(value, 'data.report.0.vulnID') || has(value, 'data.vulns'))
      ? 1
      : 0,
  map: (root) =>
    list(root, 'data', 'report').map((raw): RawFinding => {
      const id = str(raw, 'vulnID');
      const about = id === undefined ? undefined : at(root, 'data', 'vulns', id);
      return {
        ruleId: id,
        title: str(raw, 'title') ?? str(about, 'title') ?? id,
        description: str(about, 'description'),
        mitigation:
          str(raw, 'fix') ??
          (str(raw, 'cumulativeFix') === undefined
            ? undefined
            : `Run: ${str(raw, 'cumulativeFix') ?? ''}`),
        severity: str(raw, 'severityText') ?? str(raw, 'severity'),
        cvss: [
          {
            vector:
              str(about, 'cvss3', 'cvssV3', 'vectorString') ??
              str(about, 'cvss', 'vector') ??
              str(raw, 'cvss', 'vector'),
            score:
              num(about, 'cvss3', 'cvssV3', 'baseScore') ??
              num(about, 'cvss', 'score') ??
              num(raw, 'cvss', 'score'),
          },
        ],
        vulnerabilityIds: [...texts(about, 'cvelist'), ...texts(raw, 'cvelist'), id],
        cwes: texts(about, 'cwe'),
        component: {
          name: str(raw, 'package')?.split(' ')[0],
          version: str(raw, 'package')?.split(' ')[1],
          fixed: [str(raw, 'fixedVersion')],
        },
        endpoint: hostAndPort(str(raw, 'agentfqdn') ?? str(raw, 'agentip'), undefined),
        references: [
          ...texts(about, 'references'),
          id === undefined
            ? undefined
            : `https://vulners.com/${str(about, 'type') ?? str(raw, 'family') ?? 'cve'}/${id}`,
        ],
      };
    }),
});
