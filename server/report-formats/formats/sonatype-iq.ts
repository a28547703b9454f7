/**
 * Sonatype Lifecycle (Nexus IQ): the raw report and the policy violations report of an application.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/** Maps Lifecycle's threat levels, 0 to 10. */
const ofThreat = (level: number | undefined): string | undefined => {
  if (level === undefined) return undefined;
  if (level >= 8) return 'critical';
  if (level >= 4) return 'high';
  if (level >= 2) return 'medium';
  return level >= 1 ? 'low' : 'info';
};

function componentOf(raw: unknown): NonNullable<RawFinding['component']> {
  const identifier = at(raw, 'componentIdentifier');
  const own = at(identifier, 'coordinates');
  const [group, artifact] = [
    str(own, 'groupId'),
    str(own, 'artifactId') ?? str(own, 'packageId') ?? str(own, 'name'),
  ];
  const name = group === undefined ? artifact : `${group}:${artifact ?? ''}`;
  return {
    name: name ?? str(raw, 'displayName')?.split(' : ', 1)[0] ?? texts(raw, 'pathnames')[0],
    version: str(own, 'version'),
    purl: str(raw, 'packageUrl'),
    ecosystem: str(identifier, 'format'),
    path: texts(raw, 'pathnames')[0],
    licenses: [
      ...list(raw, 'licenseData', 'effectiveLicenses'),
      ...list(raw, 'licenseData', 'declaredLicenses'),
    ].flatMap((license) => str(license, 'licenseId') ?? []),
    direct:
      typeof at(raw, 'dependencyData', 'directDependency') === 'boolean'
        ? at(raw, 'dependencyData', 'directDependency') === true
        : undefined,
  };
}

const closed: Readonly<Record<string, string>> = {
  'not applicable': 'not applicable',
  'risk accepted': 'risk accepted',
};

function issue(raw: unknown, entry: unknown): RawFinding {
  const component = componentOf(entry);
  const id = str(raw, 'reference');
  const status = closed[str(raw, 'status')?.toLowerCase() ?? ''];
  const score = num(raw, 'severity');
  return {
    ruleId: id,
    helpUri: str(raw, 'url'),
    title: `${id ?? 'Security issue'} - ${component.name ?? 'a component'} (${component.version ?? ''})`,
    description: joinParagraphs(
      str(raw, 'description'),
      labeledLines({
        Source: str(raw, 'source'),
        Status: str(raw, 'status'),
        'Threat category': str(raw, 'threatCategory'),
        Path: component.path,
      }),
    ),
    severity: score === undefined ? str(raw, 'threatCategory') : undefined,
    cvss: [{ vector: str(raw, 'cvssVector'), score }],
    vulnerabilityIds: [id],
    cwes: [str(raw, 'cwe') ?? str(raw, 'analysis', 'cwe')],
    component,
    location: { path: component.path },
    references: [str(raw, 'url')],
    suppression: status === undefined ? undefined : { kind: status, status: 'accepted' },
  };
}

function violation(raw: unknown, entry: unknown): RawFinding {
  const component = componentOf(entry);
  const reasons = list(raw, 'constraints').flatMap((constraint) =>
    list(constraint, 'conditions').map(
      (condition) => str(condition, 'conditionReason') ?? str(condition, 'conditionSummary'),
    ),
  );
  const references = list(raw, 'constraints').flatMap((constraint) =>
    list(constraint, 'conditions').map((condition) =>
      str(condition, 'conditionTriggerReference', 'value'),
    ),
  );
  const waived =
    at(raw, 'waived') === true ||
    at(raw, 'grandfathered') === true ||
    at(raw, 'legacyViolation') === true;
  return {
    ruleId: str(raw, 'policyId') ?? str(raw, 'policyName'),
    ruleName: str(raw, 'policyName'),
    title: `${str(raw, 'policyName') ?? 'Policy violated'}: ${component.name ?? 'a component'} ${component.version ?? ''}`,
    description: reasons.filter((text) => text !== undefined).join('\n\n') || undefined,
    severity: ofThreat(num(raw, 'policyThreatLevel')),
    category: /license/i.test(str(raw, 'policyThreatCategory') ?? '') ? 'license' : undefined,
    vulnerabilityIds: [...references, ...reasons],
    component,
    suppression: waived
      ? { kind: at(raw, 'waived') === true ? 'waived' : 'legacy violation', status: 'accepted' }
      : undefined,
  };
}

export const sonatypeIq = jsonFormat({
  id: 'sonatype-iq',
  tool: 'Sonatype Lifecycle',
  category: 'sca',
  docsUrl: 'https://help.sonatype.com/en/report-related-rest-api.html',
  aliases: ['sonatype', 'sonatype application', 'nexus iq', 'nexus lifecycle', 'sonatype nexus iq'],
  severities: { severe: 'high' },
  detect: ({ value }) => {
    if (
      has(value, 'components.0.securityData') ||
      has(value, 'components.0.componentIdentifier') ||
      has(value, 'components.0.matchState')
    )
      return 1;
    return isList(value, 'components') &&
      (has(value, 'matchSummary.totalComponentCount') ||
        has(value, 'reportDataUrl') ||
        has(value, 'policyEvaluationUrl'))
      ? 1
      : 0;
  },
  each: ['/components/#'],
  run: (root) => ({ completedAt: str(root, 'reportTime') }),
  holds: ['/securityData/securityIssues/#', '/violations/#'],
  map: (entry) => [
    ...list(entry, 'securityData', 'securityIssues').map((raw) => issue(raw, entry)),
    ...list(entry, 'violations').map((raw) => violation(raw, entry)),
  ],
});
