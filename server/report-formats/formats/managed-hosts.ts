/** Software inventories of device management agents: Action1 and Fleet. */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, bool, has, isList, list, num, str } from '../parsers/json-access.ts';

/** A vulnerability with the affected machines and the vulnerable software. */
export const action1 = jsonFormat({
  id: 'action1',
  tool: 'Action1',
  category: 'network',
  docsUrl: 'https://www.action1.com/api-documentation/',
  detect: ({ value }) =>
    ['items.0', 'vulnerabilities.0', '0'].some(
      (place) =>
        has(value, `${place}.cve_id`) &&
        (has(value, `${place}.base_severity`) || has(value, `${place}.remediation_status`)) &&
        (has(value, `${place}.software`) ||
          has(value, `${place}.endpoints_count`) ||
          place !== '0'),
    )
      ? 1
      : 0,
  each: ['/items/#', '/vulnerabilities/#', '/#'],
  asides: ['endpoints', 'affected_endpoints', 'managed_endpoints'],
  map: (raw, { root }): Entry | Entry[] | undefined => {
    const id = str(raw, 'cve_id');
    if (id === undefined) return undefined;
    const machines = [
      ...list(raw, 'endpoints', 'items'),
      ...(isList(raw, 'endpoints') ? list(raw, 'endpoints') : []),
      ...(isList(raw, 'affected_endpoints') ? list(raw, 'affected_endpoints') : []),
      ...list(at(root, 'endpoints'), id),
      ...list(at(root, 'affected_endpoints'), id),
    ];
    return (machines.length === 0 ? [undefined] : machines).map((machine) => {
      const software = at(machine, 'software', 0) ?? at(raw, 'software', 0);
      return {
        ruleId: id,
        title: str(raw, 'name') ?? id,
        description: labeledLines({
          'Remediation status': str(raw, 'remediation_status'),
          Machines: machine === undefined ? str(raw, 'endpoints_count') : undefined,
        }),
        mitigation: list(software, 'available_updates')
          .map((update) => `Install ${str(update, 'name') ?? ''} ${str(update, 'version') ?? ''}`)
          .join('\n\n'),
        severity: str(raw, 'base_severity') ?? str(raw, 'score'),
        cvss: [{ score: num(raw, 'cvss_score') }],
        vulnerabilityIds: [id],
        knownExploited: bool(raw, 'cisa_kev') === true ? true : undefined,
        component: {
          name: str(software, 'product_name'),
          version: str(software, 'versions', 0, 'version'),
        },
        endpoint: str(machine, 'endpoint_name') ?? str(machine, 'endpoint_id'),
      };
    });
  },
});

const hostOf = (host: unknown): string | undefined =>
  str(host, 'display_name') ??
  str(host, 'computer_name') ??
  str(host, 'hostname') ??
  str(host, 'primary_ip');

/** Hosts with the vulnerabilities of their software and the policies that they fail. */
export const fleet = jsonFormat({
  id: 'fleet',
  tool: 'Fleet',
  category: 'network',
  docsUrl: 'https://fleetdm.com/docs/rest-api/rest-api#hosts',
  aliases: ['fleetdm', 'fleet vulnerabilities', 'fleet policies'],
  detect: ({ value }) =>
    ['hosts.0', 'host', '0', ''].some((place) => {
      const host =
        place === ''
          ? value
          : at(value, ...place.split('.').map((step) => (step === '0' ? 0 : step)));
      return (
        (has(host, 'osquery_version') || has(host, 'hardware_serial') || has(host, 'platform')) &&
        (has(host, 'software') || has(host, 'policies')) &&
        hostOf(host) !== undefined
      );
    })
      ? 1
      : 0,
  each: ['/hosts/#', '/host', '/#'],
  alone: (document) => has(document, 'software') || has(document, 'policies'),
  looksIn: ['/software/#/vulnerabilities/#', '/policies/#'],
  asides: [
    'labels',
    'packs',
    'users',
    'mdm',
    'geolocation',
    'batteries',
    'issues',
    'additional',
    'team_id',
    'installed_paths',
    'signature_information',
    'pathSignatureInformation',
    'end_users',
    'disk_encryption',
  ],
  map: (host): Entry[] | undefined => {
    const name = hostOf(host);
    if (name === undefined) return undefined;
    const flaws = list(host, 'software').flatMap((software) =>
      list(software, 'vulnerabilities').map((raw): Entry => {
        const [pack, version] = [str(software, 'name'), str(software, 'version')];
        return {
          ruleId: str(raw, 'cve'),
          title: `${str(raw, 'cve') ?? ''} in ${pack ?? ''} ${version ?? ''}`.trim(),
          description: str(raw, 'cve_description'),
          cvss: [{ score: num(raw, 'cvss_score') }],
          fallbackSeverity: 'medium',
          vulnerabilityIds: [str(raw, 'cve')],
          epss: { score: num(raw, 'epss_probability') },
          knownExploited: bool(raw, 'cisa_known_exploit') === true ? true : undefined,
          component: { name: pack, version, fixed: [str(raw, 'resolved_in_version')] },
          endpoint: name,
          references: [str(raw, 'details_link')],
        };
      }),
    );
    const policies = list(host, 'policies').map((raw): Entry => {
      const response = str(raw, 'response');
      if (response === 'pass') return skipped('passed');
      if (response !== 'fail') return skipped('not_a_finding');
      return {
        ruleId: str(raw, 'name'),
        title: str(raw, 'name'),
        description: str(raw, 'description'),
        mitigation: str(raw, 'resolution'),
        severity: bool(raw, 'critical') === true ? 'high' : 'medium',
        category: 'cloud',
        endpoint: name,
      };
    });
    return [...flaws, ...policies];
  },
});
