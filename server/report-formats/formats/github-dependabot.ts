/** Dependabot alerts: REST, GraphQL (nodes, edges, pages) and webhooks. */
import { countEntries, type Entry, skipped } from '../entries.ts';
import { jsonFormat, partOfResults } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** GitHub's other values are `unknown` and `inconclusive`. */
const relations: Readonly<Record<string, boolean>> = { direct: true, transitive: false };

const joinTexts = (...parts: (string | undefined)[]): string | undefined =>
  parts.filter((part) => part !== undefined).join(': ') || undefined;

function vulnerabilityAlert(alert: unknown): RawFinding {
  const vulnerability = at(alert, 'securityVulnerability') ?? at(alert, 'security_vulnerability');
  const advisory =
    at(vulnerability, 'advisory') ??
    at(alert, 'securityAdvisory') ??
    at(alert, 'security_advisory');
  const pack = at(vulnerability, 'package') ?? at(alert, 'dependency', 'package');
  const state = str(alert, 'state')?.toLowerCase();
  // Dismissed by a user or a repository rule.
  const dismissed =
    state === undefined
      ? (str(alert, 'dismissedAt') ?? str(alert, 'autoDismissedAt')) !== undefined
      : /^(?:auto_)?dismissed$/.test(state);
  const identifiers = list(advisory, 'identifiers').map((identifier) => str(identifier, 'value'));
  const path = str(alert, 'vulnerableManifestPath') ?? str(alert, 'dependency', 'manifest_path');
  const scope = (str(alert, 'dependency', 'scope') ?? str(alert, 'dependencyScope'))?.toLowerCase();
  const reason = joinTexts(
    str(alert, 'dismissReason') ?? str(alert, 'dismissed_reason'),
    str(alert, 'dismissComment') ?? str(alert, 'dismissed_comment'),
  );
  const relationship = str(alert, 'dependency', 'relationship');
  return {
    ruleId: str(advisory, 'ghsaId') ?? str(advisory, 'ghsa_id') ?? identifiers[0],
    helpUri: str(advisory, 'permalink') ?? str(alert, 'html_url'),
    title: str(advisory, 'summary'),
    description: str(advisory, 'description'),
    severity: str(vulnerability, 'severity') ?? str(advisory, 'severity'),
    cvss: [
      at(advisory, 'cvss_severities', 'cvss_v4'),
      at(advisory, 'cvssSeverities', 'cvssV4'),
      at(advisory, 'cvss_severities', 'cvss_v3'),
      at(advisory, 'cvssSeverities', 'cvssV3'),
      at(advisory, 'cvss'),
    ].map((cvss) => ({
      vector: str(cvss, 'vectorString') ?? str(cvss, 'vector_string'),
      score: num(cvss, 'score'),
    })),
    vulnerabilityIds: [...identifiers, str(advisory, 'ghsa_id'), str(advisory, 'cve_id')],
    cwes: [
      list(advisory, 'cwes', 'nodes').map((cwe) => str(cwe, 'cweId')),
      list(advisory, 'cwes').map((cwe) => str(cwe, 'cwe_id')),
    ],
    epss: {
      score: num(advisory, 'epss', 'percentage'),
      percentile: num(advisory, 'epss', 'percentile'),
    },
    location: { path },
    component: {
      name: str(pack, 'name'),
      version: str(alert, 'vulnerableRequirements')?.replace(/^=\s*/, ''),
      ecosystem: str(pack, 'ecosystem'),
      path,
      fixed: [
        str(vulnerability, 'firstPatchedVersion', 'identifier') ??
          str(vulnerability, 'first_patched_version', 'identifier'),
      ],
      direct: relations[relationship ?? ''],
      development: scope === undefined ? undefined : scope === 'development',
    },
    tags: str(advisory, 'classification') === 'malware' ? ['malware'] : [],
    references: list(advisory, 'references').map((reference) => str(reference, 'url')),
    suppression: dismissed
      ? {
          kind: 'dismissed',
          status: 'accepted',
          ...(reason !== undefined && { justification: reason }),
        }
      : undefined,
    firstSeen: str(alert, 'createdAt') ?? str(alert, 'created_at'),
  };
}

/** Returns the entry of an alert. An alert that GitHub found to be fixed is not a finding. */
function toEntry(alert: unknown): Entry {
  const state = str(alert, 'state')?.toLowerCase();
  const fixed = state === undefined && str(alert, 'fixedAt') !== undefined;
  if (fixed || state === 'fixed') return skipped('fixed_in_report');
  return vulnerabilityAlert(alert);
}

const marks = ['securityVulnerability', 'securityAdvisory', 'security_advisory'];
const isAlert = (node: unknown): boolean =>
  !Array.isArray(node) && marks.some((mark) => has(node, mark));

/** Alerts occur alone, in lists, in webhook events, and nested in GraphQL connections. */
function alertsIn(node: unknown, depth = 0): unknown[] {
  if (isAlert(node)) return [node];
  if (depth > 12 || typeof node !== 'object' || node === null) return [];
  return Object.values(node).flatMap((part) => alertsIn(part, depth + 1));
}

/** GraphQL connections, also under aliases of the query, and the list of REST. */
const places = [
  '/data/*/vulnerabilityAlerts/nodes/#',
  '/data/*/vulnerabilityAlerts/edges/#',
  '/data/*/nodes/#',
  '/data/*/edges/#',
  '/data/*/repositories/nodes/#',
  '/data/*/repositories/edges/#',
  '/repository/vulnerabilityAlerts/nodes/#',
  '/vulnerabilityAlerts/nodes/#',
  '/#',
];

const isAlone = (document: unknown): boolean => isAlert(document) || isAlert(at(document, 'alert'));

export const dependabot = jsonFormat({
  id: 'github-dependabot',
  tool: 'Dependabot',
  category: 'sca',
  docsUrl: 'https://docs.github.com/en/rest/dependabot/alerts',
  aliases: [
    'github_vulnerability',
    'github vulnerability',
    'github dependabot',
    'dependabot alerts',
  ],
  detect: ({ value, text }) =>
    /"vulnerabilityAlerts"/.test(text) ||
    has(value, '0.security_advisory') ||
    has(value, '0.0.security_advisory') ||
    has(value, '0.securityVulnerability') ||
    has(value, 'security_advisory', 'security_vulnerability') ||
    has(value, 'securityVulnerability') ||
    has(value, 'alert.security_advisory')
      ? 0.95
      : 0,
  each: places,
  // Members of a repository without alerts.
  looksIn: ['', '/node'].flatMap((node) =>
    ['nodes', 'edges'].map((list) => `${node}/vulnerabilityAlerts/${list}/#`),
  ),
  asides: ['owner', 'pageInfo', 'primaryLanguage', 'repositoryTopics'],
  alone: isAlone,
  run: (root, roots) => {
    if (roots.some((document) => list(document, 'errors').length > 0))
      return { incomplete: 'scan_failed' };
    // The frame keeps the lists of the extracted alerts, empty. A document without any list is an
    // unknown variant.
    const lists = places.filter((place) => place !== '/#').map((place) => place.slice(0, -2));
    if (has(root, 'data') && countEntries(root, lists) === 0)
      return { incomplete: 'unknown_variant', lookedFor: lists.slice(0, 5).join(', ') };
    return roots.length === 1 && isAlone(root) ? partOfResults('/#') : {};
  },
  map: (raw) => alertsIn(raw).map(toEntry),
});
