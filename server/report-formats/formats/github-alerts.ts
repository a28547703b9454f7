/**
 * Alerts that GitHub's APIs answer: Dependabot (GraphQL and REST), code scanning, secret scanning.
 */
import { type Entry, leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { extractOwaspIds } from '../normalize/identifiers.ts';

function vulnerabilityAlert(alert: unknown): RawFinding {
  const vulnerability = at(alert, 'securityVulnerability') ?? at(alert, 'security_vulnerability');
  const advisory = at(vulnerability, 'advisory') ?? at(alert, 'security_advisory');
  const pack = at(vulnerability, 'package') ?? at(alert, 'dependency', 'package');
  const state = str(alert, 'state')?.toLowerCase();
  const dismissed = state === 'dismissed' || str(alert, 'dismissedAt') !== undefined;
  const identifiers = list(advisory, 'identifiers').map((identifier) => str(identifier, 'value'));
  const path = str(alert, 'vulnerableManifestPath') ?? str(alert, 'dependency', 'manifest_path');
  const scope = (str(alert, 'dependency', 'scope') ?? str(alert, 'dependencyScope'))?.toLowerCase();
  const reason = str(alert, 'dismissReason') ?? str(alert, 'dismissed_reason');
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
      direct: str(alert, 'dependency', 'relationship') === 'direct' ? true : undefined,
      development: scope === undefined ? undefined : scope === 'development',
    },
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

/** Alerts that are fixed or dismissed by a rule of the repository say nothing about the present. */
const isFixed = (alert: unknown): boolean =>
  str(alert, 'state')?.toLowerCase() === 'fixed' ||
  str(alert, 'state')?.toLowerCase() === 'auto_dismissed';

const closedAlert = (alert: unknown): Entry =>
  leftOut(str(alert, 'state')?.toLowerCase() === 'fixed' ? 'fixed_in_report' : 'dismissed');

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
    has(value, '0.securityVulnerability')
      ? 0.95
      : 0,
  each: [
    '/data/repository/vulnerabilityAlerts/nodes/#',
    '/data/search/nodes/#',
    '/data/organization/repositories/nodes/#',
    '/vulnerabilityAlerts/nodes/#',
    '/#',
  ],
  map: (raw) => {
    const nested = at(raw, 'vulnerabilityAlerts', 'nodes');
    const alerts = Array.isArray(nested)
      ? (nested as unknown[])
      : has(raw, 'securityVulnerability') || has(raw, 'security_advisory')
        ? [raw]
        : list(raw, 'data', 'repository', 'vulnerabilityAlerts', 'nodes');
    return alerts.map((alert) => (isFixed(alert) ? closedAlert(alert) : vulnerabilityAlert(alert)));
  },
});

export const codeScanning = jsonFormat({
  id: 'github-code-scanning',
  tool: 'GitHub code scanning',
  category: 'sast',
  docsUrl: 'https://docs.github.com/en/rest/code-scanning/code-scanning',
  aliases: ['github_sast', 'github sast', 'code scanning'],
  detect: ({ value }) => (has(value, '0.most_recent_instance', '0.rule') ? 1 : 0),
  each: ['/#'],
  map: (alert) => {
    if (isFixed(alert)) return leftOut('fixed_in_report');
    const rule = at(alert, 'rule');
    const location = at(alert, 'most_recent_instance', 'location');
    const tags = texts(rule, 'tags');
    const reason = str(alert, 'dismissed_reason');
    return {
      ruleId: str(rule, 'id'),
      ruleName: str(rule, 'name'),
      helpUri: str(rule, 'help_uri') ?? str(alert, 'html_url'),
      title: `${str(rule, 'description') ?? str(rule, 'name') ?? ''} (${str(rule, 'id') ?? ''})`,
      description: [
        str(alert, 'most_recent_instance', 'message', 'text'),
        str(rule, 'full_description'),
        str(rule, 'help'),
      ]
        .filter((part) => part !== undefined)
        .join('\n\n'),
      severity: str(rule, 'security_severity_level') ?? str(rule, 'severity'),
      cwes: tags.filter((tag) => /cwe/i.test(tag)),
      owasp: extractOwaspIds(tags),
      location: {
        path: str(location, 'path'),
        line: num(location, 'start_line'),
        endLine: num(location, 'end_line'),
        column: num(location, 'start_column'),
        endColumn: num(location, 'end_column'),
      },
      references: [str(alert, 'html_url')],
      tags,
      suppression:
        str(alert, 'state') === 'dismissed'
          ? {
              kind: 'dismissed',
              status: 'accepted',
              ...(reason !== undefined && { justification: reason }),
            }
          : undefined,
      firstSeen: str(alert, 'created_at'),
    };
  },
});

export const secretScanning = jsonFormat({
  id: 'github-secret-scanning',
  tool: 'GitHub secret scanning',
  category: 'secret',
  docsUrl: 'https://docs.github.com/en/rest/secret-scanning/secret-scanning',
  aliases: ['github_secrets_detection_report', 'github secrets detection report'],
  detect: ({ value }) => (isList(value) && has(value, '0.secret_type') ? 1 : 0),
  each: ['/#'],
  map: (alert) => {
    const details = at(alert, 'first_location_detected') ?? at(alert, 'locations', 0, 'details');
    const name = str(alert, 'secret_type_display_name') ?? str(alert, 'secret_type');
    const resolution = str(alert, 'resolution');
    return {
      ruleId: str(alert, 'secret_type'),
      ruleName: name,
      title: `Exposed secret: ${name ?? 'unknown type'}`,
      description: `Validity: ${str(alert, 'validity') ?? 'unknown'}.`,
      mitigation: 'Revoke the secret, replace it, and remove it from the history.',
      severity: str(alert, 'validity') === 'active' ? 'critical' : 'high',
      cwes: [798],
      location: {
        path: str(details, 'path'),
        line: num(details, 'start_line'),
        endLine: num(details, 'end_line'),
        column: num(details, 'start_column'),
      },
      references: [str(alert, 'html_url')],
      suppression:
        resolution === undefined
          ? undefined
          : { kind: 'resolved', status: 'accepted', justification: resolution },
      firstSeen: str(alert, 'created_at'),
    };
  },
});
