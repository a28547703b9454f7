/**
 * Black Duck: `security.csv`, alone or in the archive of a project's report; vulnerable components
 * from its API; and rapid scan results.
 */
import { skipped } from '../entries.ts';
import { labeledLines } from '../normalize/text.ts';
import { cell, csvFormat, jsonFormat, partOfResults } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';

/**
 * Origins end in the version, and those of a distribution also in the architecture: `g:a:1.0`,
 * `lodash/4.17.15`, `openssl/1.1.1d/amd64`.
 */
function withoutVersion(
  origin: string | undefined,
  version: string | undefined,
): string | undefined {
  const parts = origin?.split(/[:/](?=[^:/])/) ?? [];
  const end = version === undefined ? -1 : parts.lastIndexOf(version);
  return origin === undefined || end < 1
    ? origin
    : origin.slice(0, parts.slice(0, end).join(':').length);
}

export const blackDuck = csvFormat({
  id: 'black-duck',
  tool: 'Black Duck',
  category: 'sca',
  docsUrl: 'https://documentation.blackduck.com/bundle/bd-hub/page/Reporting/Reports.html',
  aliases: [
    'blackduck',
    'blackduck hub',
    'blackduck api',
    'synopsys black duck',
    'blackduck component risk',
  ],
  columns: [
    ['channel version origin', 'vulnerability id', 'security risk'],
    ['component origin id', 'vulnerability id', 'security risk'],
    ['component name', 'vulnerability id', 'base score'],
  ],
  map: (row) => {
    const id = cell(row, 'vulnerability id');
    if (id === undefined) return undefined;
    const version = cell(
      row,
      'channel version origin name',
      'component origin version name',
      'component version name',
      'version',
    );
    const name =
      withoutVersion(cell(row, 'channel version origin id', 'component origin id'), version) ??
      cell(row, 'component name', 'project name');
    return {
      ruleId: id,
      title: `${cell(row, 'component name', 'project name') ?? name ?? ''} ${version ?? ''}: ${id}`,
      description: cell(row, 'description', 'vulnerability description'),
      mitigation: cell(row, 'remediation comment'),
      severity: cell(row, 'security risk', 'severity'),
      cvss: [{ score: Number(cell(row, 'base score', 'overall score')) }],
      vulnerabilityIds: [id, cell(row, 'url')],
      cwes: cell(row, 'cwe ids'),
      component: {
        name,
        version,
        ecosystem: cell(row, 'channel version origin', 'component origin name')?.toLowerCase(),
      },
      references: [cell(row, 'url')],
      suppression: ['IGNORED', 'MITIGATED', 'PATCHED', 'NOT_AFFECTED'].includes(
        cell(row, 'remediation status') ?? '',
      )
        ? { kind: (cell(row, 'remediation status') ?? '').toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: cell(row, 'published on'),
    };
  },
});

/**
 * `components.csv` of the same archive. A component that violates a policy or has a license risk is
 * a finding; the others are a package list.
 */
export const blackDuckComponents = csvFormat({
  id: 'black-duck-components',
  tool: 'Black Duck',
  category: 'license',
  docsUrl: 'https://documentation.blackduck.com/bundle/bd-hub/page/Reporting/Reports.html',
  columns: [['component name', 'component policy status', 'license risk']],
  confidence: 0.95,
  map: (row) => {
    const [name, risk] = [cell(row, 'component name'), cell(row, 'license risk')];
    const violates = /^in[ _]violation$/i.test(cell(row, 'component policy status') ?? '');
    if (!violates && (risk === undefined || /^(?:ok|unknown|none)$/i.test(risk)))
      return skipped('no_entry');
    const version = cell(row, 'component version name');
    const license = cell(row, 'license names');
    return {
      ruleId: violates ? 'policy-violation' : 'license-risk',
      title: `${violates ? 'Policy violated by' : 'License risk of'} ${name ?? ''} ${version ?? ''}`,
      description: labeledLines({
        License: license,
        'License family': cell(row, 'license families'),
        Usage: cell(row, 'usage'),
        'Matched by': cell(row, 'match type'),
      }),
      severity: violates ? 'high' : risk,
      component: {
        name: withoutVersion(cell(row, 'origin id'), version) ?? name,
        version,
        ecosystem: cell(row, 'origin name')?.toLowerCase(),
        ...(license !== undefined && { licenses: [license] }),
      },
    };
  },
});

const remediated = /^(?:IGNORED|MITIGATED|PATCHED|NOT_AFFECTED|REMEDIATION_COMPLETE)$/;

/** Returns the name of `npmjs:lodash/4.17.15` or `org.apache.struts:struts2-core:2.3.1`. */
const nameOf = (origin: string | undefined, version: string | undefined): string | undefined =>
  withoutVersion(origin?.replace(/\/([^/]+)$/, ':$1'), version);

export const blackDuckApi = jsonFormat({
  id: 'black-duck-api',
  tool: 'Black Duck',
  category: 'sca',
  docsUrl: 'https://documentation.blackduck.com/bundle/bd-hub/page/Reporting/Reports.html',
  detect: ({ value }) =>
    has(value, 'items.0.vulnerabilityWithRemediation') ||
    has(value, '0.vulnerabilityWithRemediation') ||
    has(value, 'items.0.vulnerability.vulnerabilityId', 'items.0.componentName')
      ? 1
      : 0,
  each: ['/items/#', '/#'],
  run: (root) =>
    list(root, '_meta', 'links').some((link) => str(link, 'rel') === 'paging-next')
      ? partOfResults('/_meta/links/paging-next')
      : {},
  map: (raw) => {
    // Media type 8 renamed the object, its id and the origin of the component.
    const about = at(raw, 'vulnerabilityWithRemediation') ?? at(raw, 'vulnerability');
    const id = str(about, 'vulnerabilityName') ?? str(about, 'vulnerabilityId');
    const version = str(raw, 'componentVersionName');
    const origin = str(raw, 'componentVersionOriginId') ?? str(raw, 'externalId');
    const source = str(raw, 'componentVersionOriginName') ?? str(raw, 'externalNamespace');
    const [status, comment] = [
      str(about, 'remediationStatus') ?? '',
      str(about, 'remediationComment'),
    ];
    return {
      ruleId: id,
      title: `${str(raw, 'componentName') ?? ''} ${version ?? ''}: ${id ?? ''}`,
      description: str(about, 'description'),
      severity: str(about, 'severity'),
      cvss: [{ score: num(about, 'overallScore') ?? num(about, 'baseScore') }],
      vulnerabilityIds: [id, str(about, 'relatedVulnerability')],
      cwes: [str(about, 'cweId')],
      component: {
        name: nameOf(origin, version) ?? str(raw, 'componentName'),
        version,
        ecosystem: source?.toLowerCase(),
        purl: str(raw, 'packageUrl'),
      },
      suppression:
        remediated.test(status) || at(raw, 'ignored') === true
          ? {
              kind: status.toLowerCase() || 'ignored',
              status: 'accepted',
              ...(comment !== undefined && { justification: comment }),
            }
          : undefined,
      firstSeen: str(about, 'vulnerabilityPublishedDate'),
    };
  },
});

/** Policies may also concern licences; their violations name no vulnerability. */
export const blackDuckRapid = jsonFormat({
  id: 'black-duck-rapid',
  tool: 'Black Duck',
  category: 'sca',
  docsUrl: 'https://documentation.blackduck.com/bundle/bd-hub/page/Reporting/Reports.html',
  detect: ({ value }) =>
    has(value, '0.componentName') &&
    (has(value, '0.policyViolationVulnerabilities') ||
      has(value, '0.violatingPolicies') ||
      has(value, '0.allVulnerabilities'))
      ? 1
      : 0,
  each: ['/#'],
  looksIn: ['policyViolationVulnerabilities', 'allVulnerabilities', 'policyViolationLicenses'].map(
    (list) => `/${list}/#`,
  ),
  asides: [
    ...['_meta', 'violatingPolicies', 'violatingPolicyNames', 'dependencyTrees'],
    ...['shortTermUpgradeGuidance', 'longTermUpgradeGuidance', 'transitiveUpgradeGuidance'],
  ],
  exhaustive: true,
  map: (raw) => {
    const version = str(raw, 'versionName');
    const component = {
      name:
        nameOf(str(raw, 'componentIdentifier')?.replace(/^[^:/]+:(?=.+[:/])/, ''), version) ??
        str(raw, 'componentName'),
      version,
    };
    const [violating, all] = [
      list(raw, 'policyViolationVulnerabilities'),
      list(raw, 'allVulnerabilities'),
    ];
    return [
      ...(all.length > 0 ? all : violating).map((entry): RawFinding => {
        const id = str(entry, 'name');
        return {
          ruleId: id,
          title: `${str(raw, 'componentName') ?? ''} ${version ?? ''}: ${id ?? ''}`,
          description: str(entry, 'description') ?? str(entry, 'errorMessage'),
          severity: str(entry, 'vulnSeverity'),
          cvss: [{ score: num(entry, 'overallScore') }],
          vulnerabilityIds: [id, str(entry, 'relatedVulnerability')],
          cwes: texts(entry, 'cweIds'),
          component: { ...component, fixed: [str(raw, 'shortTermUpgradeGuidance', 'versionName')] },
        };
      }),
      ...list(raw, 'policyViolationLicenses').map((entry): RawFinding => ({
        ruleId: `license:${str(entry, 'licenseName') ?? str(entry, 'name') ?? 'unknown'}`,
        title: `License of ${component.name ?? 'a component'} ${version ?? ''}: ${str(entry, 'licenseName') ?? str(entry, 'name') ?? ''}`,
        description: str(entry, 'errorMessage'),
        fallbackSeverity: 'medium',
        category: 'license',
        component,
      })),
    ];
  },
});
