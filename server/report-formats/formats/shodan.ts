import { jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { labeledLines } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/**
 * Reads a banner of the streaming API, downloads or the host page: a port that is reachable from
 * the internet, and the vulnerabilities that Shodan infers from the service's version.
 */
const readBanner = (banner: unknown, host: string | undefined): RawFinding[] => {
  const endpoint = hostAndPort(host, str(banner, 'port'));
  const product = [str(banner, 'product'), str(banner, 'version')].filter(Boolean).join(' ');
  const base = { endpoint, firstSeen: str(banner, 'timestamp') };
  const service: RawFinding = {
    ...base,
    ruleId: 'exposed-service',
    title: `Port ${str(banner, 'port') ?? '?'}/${str(banner, 'transport') ?? 'tcp'} is open to the internet${product === '' ? '' : `: ${product}`}`,
    severity: 'info',
    description: labeledLines({
      Hostnames: texts(banner, 'hostnames').join(', ') || undefined,
      'Operating system': str(banner, 'os'),
      Organization: str(banner, 'org'),
    }),
  };
  const vulnerabilities = entries(at(banner, 'vulns')).map(([id, facts]): RawFinding => ({
    ...base,
    ruleId: id,
    title: id,
    description: str(facts, 'summary'),
    cvss: [{ score: num(facts, 'cvss') }],
    fallbackSeverity: 'medium',
    vulnerabilityIds: [id],
    references: texts(facts, 'references'),
    // Without a verified check, Shodan infers the vulnerability from the version only.
    confidence: at(facts, 'verified') === true ? 'high' : 'low',
  }));
  return [service, ...vulnerabilities];
};

/**
 * Reads what a host page has beside its banners: bare ports in the short form, and the names of
 * vulnerabilities, prefixed with `!` if a check ruled them out.
 */
function readHostPage(raw: unknown, banners: readonly unknown[]): RawFinding[] {
  const known = new Set(
    banners.flatMap((banner) => entries(at(banner, 'vulns')).map(([id]) => id)),
  );
  const named = isList(raw, 'vulns') ? texts(raw, 'vulns') : [];
  return [
    ...(banners.length === 0 ? texts(raw, 'ports') : []).flatMap((port) =>
      readBanner({ port, timestamp: at(raw, 'last_update') }, str(raw, 'ip_str')),
    ),
    ...named
      .filter((id) => !id.startsWith('!') && !known.has(id))
      .map((id): RawFinding => ({
        ruleId: id,
        title: id,
        endpoint: str(raw, 'ip_str'),
        fallbackSeverity: 'medium',
        vulnerabilityIds: [id],
        confidence: 'low',
        lastSeen: str(raw, 'last_update'),
      })),
  ];
}

export const shodan = jsonFormat({
  id: 'shodan',
  tool: 'Shodan',
  category: 'network',
  docsUrl: 'https://datapedia.shodan.io/banner.html',
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return has(sample, '_shodan', 'ip_str') ||
      has(sample, 'ip_str', 'data.0._shodan') ||
      (has(sample, 'ip_str', 'last_update') && isList(sample, 'ports'))
      ? 1
      : 0;
  },
  each: ['', '/#'],
  // A host contains its banners; a separate banner is one result.
  looksIn: ['/data/#', '/vulns/*'],
  map: (raw) => {
    if (has(raw, '_shodan')) return readBanner(raw, str(raw, 'ip_str'));
    const banners = list(raw, 'data');
    return [
      ...banners.flatMap((banner) =>
        readBanner(banner, str(banner, 'ip_str') ?? str(raw, 'ip_str')),
      ),
      ...readHostPage(raw, banners),
    ];
  },
});
