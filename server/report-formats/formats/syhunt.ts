import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** The XML report of Syhunt Hybrid about running applications and their source code. */
export const syhunt = xmlFormat({
  id: 'syhunt',
  tool: 'Syhunt',
  category: 'dast',
  docsUrl: 'https://www.syhunt.com/docwiki/',
  aliases: ['syhunt dynamic', 'syhunt code', 'syhunt hybrid'],
  detect: ({ value, text }) =>
    has(value, 'report.hosts') && /<check_name>|<ignore_id>|syhunt/i.test(text) ? 1 : 0,
  each: ['/report/hosts/host'],
  asides: ['host_details', 'scan_progress'],
  holds: ['/vulnerabilities/#/vulnerability/#'],
  map: (host) => {
    const address = hostAndPort(
      str(at(host, 'host_details'), 'host_name') ?? str(at(host, 'host_details'), 'ip_address'),
      str(at(host, 'scan_progress'), 'port', 'port_number'),
    );
    return list(host, 'vulnerabilities', 'vulnerability').map((raw) => {
      const source = str(raw, 'location_appsource');
      return {
        ruleId: str(raw, 'check_name'),
        title: str(raw, 'check_name'),
        description: joinParagraphs(str(raw, 'description'), str(raw, 'request')),
        mitigation: str(raw, 'solution'),
        severity: str(raw, 'cvss', 'cvss3', 'severity'),
        category: source === undefined ? ('dast' as const) : ('sast' as const),
        cvss: [
          {
            vector: str(raw, 'cvss', 'cvss3', 'vector'),
            score: num(raw, 'cvss', 'cvss3', 'score'),
          },
          {
            vector: str(raw, 'cvss', 'cvss2', 'vector'),
            score: num(raw, 'cvss', 'cvss2', 'score'),
            version: '2.0',
          },
        ],
        cwes: str(raw, 'references', 'cwe'),
        vulnerabilityIds: [str(raw, 'references', 'cve')],
        endpoint: source === undefined ? (str(raw, 'location') ?? address) : undefined,
        location:
          source === undefined ? undefined : { path: source, snippet: str(raw, 'vulnerable_code') },
        fingerprints: { ignoreId: str(raw, 'ignore_id') ?? '' },
      };
    });
  },
});
