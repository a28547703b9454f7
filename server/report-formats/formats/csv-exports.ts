/** Scanners with a plain CSV export that differ only in their column names. */
import { type Entry, skipped, skippedByStatus } from '../entries.ts';
import { cell, csvFormat } from '../format.ts';
import { joinParagraphs } from '../normalize/text.ts';
import type { Row } from '../parsers/csv-reader.ts';
import type { RawLocation } from '../raw-finding.ts';
import { contrastFixed } from './contrast-traces.ts';
import { sysdigFinding } from './sysdig.ts';

export const contrast = csvFormat({
  id: 'contrast',
  tool: 'Contrast',
  category: 'dast',
  docsUrl: 'https://docs.contrastsecurity.com/',
  // The lowest of Contrast's five severities.
  severities: { note: 'info' },
  columns: [['vulnerability name', 'vulnerability id', 'category', 'rule name', 'severity']],
  map: (row): Entry =>
    contrastFixed.test(cell(row, 'status') ?? '')
      ? skipped('fixed_in_report')
      : {
          ruleId: cell(row, 'rule name'),
          title: cell(row, 'vulnerability name'),
          description: joinParagraphs(cell(row, 'category'), cell(row, 'request uri')),
          severity: cell(row, 'severity'),
          cwes: cell(row, 'cwe id'),
          endpoint: cell(row, 'request uri'),
          httpMethod: cell(row, 'request method'),
          suppression: /^not a problem/i.test(cell(row, 'status') ?? '')
            ? { kind: cell(row, 'status') ?? '', status: 'accepted' }
            : undefined,
          firstSeen: cell(row, 'first seen'),
          lastSeen: cell(row, 'last seen'),
          fingerprints: { vulnerabilityId: cell(row, 'vulnerability id') ?? '' },
        },
});

const kiuwanPlace = (row: Row, file: string, line: string, text: string): RawLocation => ({
  path: cell(row, file),
  line: Number(cell(row, line)),
  snippet: cell(row, text),
});

export const kiuwan = csvFormat({
  id: 'kiuwan',
  tool: 'Kiuwan',
  category: 'sast',
  docsUrl: 'https://www.kiuwan.com/docs/',
  severities: { veryhigh: 'critical', verylow: 'info', normal: 'medium' },
  columns: [['rule code', 'rule', 'priority', 'file', 'line number']],
  map: (row) => ({
    ruleId: cell(row, 'rule code', 'rule'),
    title: cell(row, 'rule'),
    description: joinParagraphs(
      cell(row, 'vulnerability type'),
      cell(row, 'line text'),
      cell(row, 'source line text'),
    ),
    severity: cell(row, 'priority'),
    cwes: [cell(row, 'cwe'), cell(row, 'normative')],
    owasp: [cell(row, 'normative')],
    location: kiuwanPlace(row, 'file', 'line number', 'line text'),
    codeFlow: [
      kiuwanPlace(row, 'source file', 'source line number', 'source line text'),
      kiuwanPlace(row, 'file', 'line number', 'line text'),
    ].filter((_, __, all) => all[0]?.path !== undefined),
    tags: [cell(row, 'software characteristic')],
    suppression:
      cell(row, 'muted')?.toLowerCase() === 'yes'
        ? { kind: 'muted', status: 'accepted' }
        : undefined,
  }),
});

export const wiz = csvFormat({
  id: 'wiz',
  tool: 'Wiz',
  category: 'cloud',
  docsUrl: 'https://docs.wiz.io/',
  columns: [
    ['title', 'severity', 'status', 'resource name', 'control id'],
    ['findingstatus', 'vendorseverity', 'assetname'],
    ['issue id', 'severity', 'resource name'],
  ],
  confidence: 0.95,
  map: (row): Entry => {
    // `status` beside `findingstatus` is the status of the resource.
    const status = cell(row, 'findingstatus', 'status')?.toUpperCase();
    if (status === 'RESOLVED') return skipped('fixed_in_report');
    return {
      ruleId: cell(row, 'control id', 'name') ?? cell(row, 'title'),
      title: cell(row, 'title', 'name'),
      description: joinParagraphs(
        cell(row, 'description', 'cvedescription'),
        cell(row, 'risks'),
        cell(row, 'threats'),
      ),
      mitigation: cell(row, 'remediation recommendation', 'remediation', 'recommendation'),
      severity: cell(row, 'severity', 'vendorseverity'),
      vulnerabilityIds: [cell(row, 'name'), cell(row, 'title')],
      cvss: [{ score: Number(cell(row, 'score', 'cvssscore')) }],
      cloudResource: {
        provider: cell(row, 'resource platform', 'cloudplatform'),
        account: cell(row, 'subscription id', 'subscriptionid'),
        region: cell(row, 'resource region', 'assetregion'),
        type: cell(row, 'resource type', 'assettype'),
        id: cell(row, 'resource external id', 'providerid', 'resource name', 'assetname'),
      },
      component: {
        name: cell(row, 'detailedname'),
        version: cell(row, 'version'),
        path: cell(row, 'locationpath'),
        fixed: [cell(row, 'fixedversion')],
      },
      references: [cell(row, 'wiz url'), cell(row, 'link')],
      suppression: status === 'REJECTED' ? { kind: 'rejected', status: 'accepted' } : undefined,
      knownExploited: cell(row, 'hascisakevexploit')?.toLowerCase() === 'true' ? true : undefined,
      firstSeen: cell(row, 'created at', 'firstdetected'),
      lastSeen: cell(row, 'lastdetected'),
    };
  },
});

export const azureRecommendations = csvFormat({
  id: 'azure-defender',
  tool: 'Microsoft Defender for Cloud',
  category: 'cloud',
  docsUrl:
    'https://learn.microsoft.com/en-us/azure/defender-for-cloud/review-security-recommendations',
  aliases: [
    'azure_security_center_recommendations',
    'azure security center recommendations scan',
    'azure security center',
  ],
  columns: [['recommendationid', 'recommendationname', 'severity', 'resourcename']],
  map: (row) =>
    ['healthy', 'notapplicable'].includes(cell(row, 'state')?.toLowerCase() ?? '')
      ? skippedByStatus(cell(row, 'state'))
      : {
          ruleId: cell(row, 'recommendationid'),
          title: `${cell(row, 'resourcename') ?? ''} - ${cell(row, 'recommendationdisplayname', 'recommendationname') ?? ''}`,
          description: cell(row, 'description'),
          mitigation: cell(row, 'remediationsteps'),
          severity: cell(row, 'severity'),
          cloudResource: {
            provider: 'azure',
            account: cell(row, 'subscriptionid'),
            type: cell(row, 'resourcetype'),
            id: cell(row, 'resourceid', 'nativeresourceid', 'resourcename'),
          },
          references: [cell(row, 'azureportalrecommendationlink')],
        },
});

export const sysdig = csvFormat({
  id: 'sysdig',
  tool: 'Sysdig Secure',
  category: 'container',
  docsUrl: 'https://docs.sysdig.com/en/docs/sysdig-secure/vulnerabilities/',
  aliases: ['sysdig vulnerability report', 'sysdig_reports', 'sysdig_cli'],
  columns: [
    ['vulnerability id', 'severity', 'package name', 'package version'],
    ['cve id', 'package name', 'package version', 'severity', 'package type'],
    ['cve id', 'cve severity', 'package name', 'package version'],
    ['vulnerability', 'package name', 'vuln cvss version'],
    ['vuln_id', 'vuln_severity', 'scan_package_name'],
  ],
  confidence: 0.85,
  map: sysdigFinding,
});

export const trustwave = csvFormat({
  id: 'trustwave',
  tool: 'Trustwave',
  category: 'network',
  docsUrl: 'https://www.trustwave.com/',
  severities: { i: 'info', l: 'low', m: 'medium', h: 'high', c: 'critical' },
  columns: [['vulnerability name', 'severity', 'ip', 'port', 'remediation']],
  map: (row) => ({
    ruleId: cell(row, 'vulnerability name'),
    title: cell(row, 'vulnerability name'),
    description: joinParagraphs(cell(row, 'description'), cell(row, 'evidence')),
    mitigation: cell(row, 'remediation'),
    severity: cell(row, 'severity'),
    vulnerabilityIds: [cell(row, 'cve')],
    endpoint: `${cell(row, 'domain', 'ip') ?? ''}${cell(row, 'port') === undefined ? '' : `:${cell(row, 'port') ?? ''}`}`,
  }),
});

/** Returns the Maven coordinates of a package if the table has them beside the library's name. */
function libraryOf(row: Row): { name: string | undefined; ecosystem?: string } {
  const [group, artifact] = [cell(row, 'coordinate 1'), cell(row, 'coordinate 2')];
  return cell(row, 'package manager')?.toUpperCase() === 'MAVEN' && artifact !== undefined
    ? { name: group === undefined ? artifact : `${group}:${artifact}`, ecosystem: 'maven' }
    : { name: cell(row, 'library') };
}

export const veracodeSca = csvFormat({
  id: 'veracode-sca',
  tool: 'Veracode SCA',
  category: 'sca',
  docsUrl: 'https://docs.veracode.com/r/Software_Composition_Analysis',
  aliases: ['veracode sourceclear', 'veracode_sca', 'veracode sca scan'],
  columns: [['issue id', 'library', 'version in use', 'severity']],
  map: (row) => {
    if (/^(?:resolved|fixed)$/i.test(cell(row, 'issue status', 'status') ?? ''))
      return skipped('fixed_in_report');
    return {
      ruleId:
        cell(row, 'cve') === undefined
          ? cell(row, 'title')
          : `CVE-${(cell(row, 'cve') ?? '').replace(/^CVE-/, '')}`,
      title: `${cell(row, 'library') ?? ''}:${cell(row, 'version in use') ?? ''} | ${cell(row, 'title') ?? ''}`,
      description: cell(row, 'title'),
      severity: cell(row, 'severity'),
      category: /license/i.test(cell(row, 'issue type') ?? '') ? 'license' : undefined,
      vulnerabilityIds: [
        cell(row, 'cve') === undefined
          ? undefined
          : `CVE-${(cell(row, 'cve') ?? '').replace(/^CVE-/, '')}`,
      ],
      cvss: [{ score: Number(cell(row, 'cvss score')) }],
      component: {
        ...libraryOf(row),
        version: cell(row, 'version in use'),
        licenses: cell(row, 'licenses') === undefined ? [] : [cell(row, 'licenses') ?? ''],
      },
      suppression:
        cell(row, 'ignored')?.toLowerCase() === 'true'
          ? { kind: 'ignored', status: 'accepted' }
          : undefined,
      fingerprints: { issueId: cell(row, 'issue id') ?? '' },
      firstSeen: cell(row, 'issue opened: scan date'),
    };
  },
});

/** Requirements of the Security Knowledge Framework, which rates no severity. */
export const skf = csvFormat({
  id: 'skf',
  tool: 'Security Knowledge Framework',
  category: 'sast',
  docsUrl: 'https://www.securityknowledgeframework.org/',
  aliases: ['skf scan', 'security knowledge framework'],
  columns: [['title', 'description', 'mitigation']],
  confidence: 0.3,
  map: (row) => ({
    ruleId: cell(row, 'title'),
    title: cell(row, 'title'),
    description: cell(row, 'description'),
    mitigation: cell(row, 'mitigation'),
    severity: cell(row, 'severity'),
    fallbackSeverity: 'info',
    firstSeen: cell(row, 'date'),
  }),
});
