import { xmlFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { has, list, str } from '../parsers/json-access.ts';

/** What `db_export -f xml` writes: each host with the vulnerabilities that modules proved. */
export const metasploit = xmlFormat({
  id: 'metasploit',
  tool: 'Metasploit',
  category: 'network',
  docsUrl: 'https://docs.rapid7.com/metasploit/exporting-and-importing-data',
  detect: ({ value }) => (has(value, 'MetasploitV4') || has(value, 'MetasploitV5') ? 1 : 0),
  each: ['/MetasploitV5/hosts/host', '/MetasploitV4/hosts/host'],
  asides: ['events', 'notes', 'services', 'credentials', 'web_sites', 'web_pages', 'web_forms'],
  run: (root) => ({
    targets: [...list(root, 'MetasploitV5', 'hosts'), ...list(root, 'MetasploitV4', 'hosts')]
      .flatMap((hosts) => list(hosts, 'host'))
      .map((host) => str(host, 'address')),
  }),
  holds: ['/vulns/#/vuln/#'],
  map: (host) => {
    const portOf = new Map(
      list(host, 'services', 'service').map((service) => [
        str(service, 'id'),
        str(service, 'port'),
      ]),
    );
    return list(host, 'vulns', 'vuln').map((raw) => {
      const references = list(raw, 'refs', 'ref').map((reference) => str(reference));
      const id = str(raw, 'service-id') ?? str(raw, 'service_id');
      return {
        ruleId: str(raw, 'name'),
        title: str(raw, 'name'),
        description: str(raw, 'info'),
        // A module worked, or a check said that it would: the export has no word of severity.
        fallbackSeverity: 'high' as const,
        endpoint: hostAndPort(str(host, 'address'), id === undefined ? undefined : portOf.get(id)),
        vulnerabilityIds: references,
        references: references.map((reference) =>
          reference?.startsWith('URL-') ? reference.slice(4) : undefined,
        ),
        firstSeen: str(raw, 'created-at'),
      };
    });
  },
});
