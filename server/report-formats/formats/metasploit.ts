/**
 * Output of `db_export -f xml`: hosts with the vulnerabilities that modules proved and the
 * credentials that opened their services, and separately the weaknesses of web applications.
 */
import { skipped } from '../entries.ts';
import { xmlFormat } from '../format.ts';
import { hostAndPort, joinUrl } from '../normalize/endpoint.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { bool, has, list, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';
import { guessed } from './login-guessers.ts';

/** Versions since 2010 differ only in the name of the root element. */
const roots = ['MetasploitV5', 'MetasploitV4'] as const;

function provenBy(host: unknown, raw: unknown, portOf: ReadonlyMap<string, string>): RawFinding {
  const references = list(raw, 'refs', 'ref').map((reference) => str(reference));
  const id = str(raw, 'service-id') ?? str(raw, 'service_id');
  return {
    ruleId: str(raw, 'name'),
    title: str(raw, 'name'),
    description: str(raw, 'info'),
    // A module succeeded, or a check reported that it would. The export has no severity.
    fallbackSeverity: 'high',
    confidence: str(raw, 'exploited-at') === undefined ? undefined : 'high',
    endpoint: hostAndPort(str(host, 'address'), id === undefined ? undefined : portOf.get(id)),
    vulnerabilityIds: references,
    references: references.map((reference) =>
      reference?.startsWith('URL-') ? reference.slice(4) : undefined,
    ),
    firstSeen: str(raw, 'created-at'),
  };
}

function webWeakness(raw: unknown): RawFinding {
  const scheme = bool(raw, 'ssl') === true ? 'https' : 'http';
  const address = hostAndPort(str(raw, 'vhost') ?? str(raw, 'host'), str(raw, 'port'));
  const usual = scheme === 'https' ? /:443$/ : /:80$/;
  return {
    ruleId: str(raw, 'name'),
    title: str(raw, 'name'),
    description: joinParagraphs(str(raw, 'description'), str(raw, 'proof')),
    severity: str(raw, 'risk'),
    endpoint:
      address === undefined
        ? undefined
        : joinUrl(`${scheme}://${address.replace(usual, '')}`, str(raw, 'path')),
    httpMethod: str(raw, 'method'),
    httpParameter: str(raw, 'pname'),
    firstSeen: str(raw, 'created-at'),
  };
}

export const metasploit = xmlFormat({
  id: 'metasploit',
  tool: 'Metasploit',
  category: 'network',
  docsUrl: 'https://docs.rapid7.com/metasploit/exporting-and-importing-data',
  // Risk of a web application weakness; 5 is the highest.
  severities: { '5': 'critical', '4': 'high', '3': 'medium', '2': 'low', '1': 'low', '0': 'info' },
  detect: ({ value }) => (roots.some((root) => has(value, root)) ? 1 : 0),
  each: roots.flatMap((root) => [`/${root}/hosts/host`, `/${root}/web_vulns/web_vuln`]),
  asides: [
    ...['events', 'notes', 'services', 'credentials', 'web_sites', 'web_pages', 'web_forms'],
    ...['module_details', 'host_details', 'exploit_attempts'],
  ],
  holds: ['/vulns/#/vuln/#', '/creds/#/cred/#', '/risk/#'],
  map: (raw, { pointer }) => {
    if (pointer.includes('web_vuln')) return webWeakness(raw);
    const portOf = new Map(
      list(raw, 'services', 'service').map((service) => [
        str(service, 'id') ?? '',
        str(service, 'port') ?? '',
      ]),
    );
    return [
      ...list(raw, 'vulns', 'vuln').map((vuln) => provenBy(raw, vuln, portOf)),
      ...list(raw, 'creds', 'cred').map((cred) =>
        bool(cred, 'active') === false
          ? skipped('not_a_finding')
          : guessed({
              user: str(cred, 'user'),
              service: str(cred, 'sname'),
              endpoint: hostAndPort(str(raw, 'address'), str(cred, 'port')) ?? '',
            }),
      ),
    ];
  },
});
