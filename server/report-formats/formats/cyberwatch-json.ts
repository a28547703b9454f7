/**
 * Cyberwatch's API responses, as collected by exporters: vulnerabilities and security issues, each
 * with the assets that have or had it.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, bool, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** A boolean for vulnerabilities, a word for security issues. */
const isActive = (server: unknown): boolean =>
  /^(?:true|active)$/i.test(str(server, 'active') ?? '');

const onServer = (finding: RawFinding, server: unknown): RawFinding => ({
  ...finding,
  endpoint: str(server, 'computer_name'),
  firstSeen: str(server, 'detected_at'),
  suppression:
    bool(server, 'ignored') === true ? { kind: 'ignored', status: 'accepted' } : undefined,
});

/** Returns the vulnerable products on an asset: one per name, with all versions that were seen. */
const productsOn = (
  raw: unknown,
  host: string | undefined,
): NonNullable<RawFinding['component']>[] =>
  entries(raw, 'updates_assets').flatMap(([name, about]) => {
    if (host === undefined || !texts(about, 'assets').includes(host)) return [];
    const versions = texts(about, 'versions');
    return [{ name, version: versions.length === 1 ? versions[0] : undefined }];
  });

function ofVulnerability(raw: unknown): Entry[] {
  const id = str(raw, 'cve_code');
  const finding: RawFinding = {
    ruleId: id,
    title: id,
    severity: str(raw, 'cve_level'),
    cvss: [{ vector: str(raw, 'cvss_v3') }, { score: num(raw, 'cve_score') }],
    vulnerabilityIds: [id],
    cwes: texts(raw, 'cwes', 'cwe_id').slice(0, 1),
    epss: { score: num(raw, 'cve_epss') },
    tags: [str(raw, 'exploit_code_maturity')],
    lastSeen: str(raw, 'updated_at'),
  };
  return list(raw, 'servers').flatMap((server): Entry[] => {
    if (!isActive(server)) return [skipped('fixed_in_report')];
    const own = onServer(finding, server);
    const products = productsOn(raw, own.endpoint);
    return products.length === 0
      ? [own]
      : products.map((component) => ({
          ...own,
          title: `${id ?? 'Vulnerability'} on ${component.name ?? ''}`,
          component,
        }));
  });
}

const ofIssue = (raw: unknown): Entry[] =>
  list(raw, 'servers').map((server) =>
    isActive(server)
      ? onServer(
          {
            ruleId: str(raw, 'security_issue_id') ?? str(raw, 'id'),
            title: str(raw, 'security_issue_title'),
            description: str(raw, 'security_issue_description'),
            severity: str(raw, 'level'),
            vulnerabilityIds: texts(raw, 'cve_announcements'),
          },
          server,
        )
      : skipped('fixed_in_report'),
  );

export const cyberwatchJson = jsonFormat({
  id: 'cyberwatch-json',
  tool: 'Cyberwatch',
  category: 'network',
  docsUrl: 'https://docs.cyberwatch.fr/en/api/api_documentation.html',
  severities: {
    levelcritical: 'critical',
    levelhigh: 'high',
    levelmedium: 'medium',
    levellow: 'low',
    levelinfo: 'info',
  },
  detect: ({ value }) => {
    if (has(at(value, 'cves', 0), 'cve_code') || has(at(value, 'security_issues', 0), 'servers'))
      return 1;
    return isList(value, 'cves') && isList(value, 'security_issues') ? 0.9 : 0;
  },
  each: ['/cves/#', '/security_issues/#'],
  looksIn: ['/servers/#'],
  asides: ['cwes', 'updates_assets', 'cve_announcements'],
  map: (raw, { keys }) => {
    // A vulnerability without assets.
    if (isList(raw, 'servers') && list(raw, 'servers').length === 0) return skipped('no_entry');
    if (!isList(raw, 'servers')) return undefined;
    return keys[0] === 'cves' ? ofVulnerability(raw) : ofIssue(raw);
  },
});
