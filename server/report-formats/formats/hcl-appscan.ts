import { type Entry, leftOut } from '../entries.ts';
import { cell, csvFormat, xmlFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/** AppScan Standard and Enterprise: groups of items that refer to types and urls by id. */
export const hclAppScan = xmlFormat({
  id: 'hcl-appscan',
  tool: 'HCL AppScan',
  category: 'dast',
  docsUrl: 'https://help.hcl-software.com/appscan/',
  aliases: [
    'hcl_appscan',
    'hcl appscan',
    'ibm appscan',
    'ibm_app',
    'hcl_asoc_sast',
    'hcl asoc sast',
    'hcl appscan on cloud',
  ],
  detect: ({ value }) => (has(value, 'xml-report') ? 0.95 : 0),
  each: ['/xml-report/issue-group/item'],
  map: (item, { root }): Entry => {
    const state = str(item, 'status') ?? str(item, 'issue-status') ?? str(item, 'state') ?? '';
    if (/^fixed$/i.test(state)) return leftOut('fixed_in_report');
    const report = at(root, 'xml-report', 0);
    const refer = (name: string): string | undefined => str(item, name, 'ref') ?? str(item, name);
    const type = list(report, 'issue-type-group', 'item').find(
      (entry) => str(entry, '@id') === refer('issue-type'),
    );
    const url = list(report, 'url-group', 'item').find(
      (entry) => str(entry, '@id') === refer('url'),
    );
    const entity = list(report, 'entity-group', 'item').find(
      (entry) => str(entry, '@id') === refer('entity'),
    );
    return {
      ruleId: refer('issue-type'),
      title: str(type, 'name') ?? refer('issue-type'),
      description:
        str(item, 'variant-group', 'item', 'reasoning') ??
        str(item, 'issue-information', 'call-trace'),
      mitigation: str(type, 'fix-recommendation'),
      severity: str(item, 'severity') ?? str(item, 'severity-id'),
      cvss: [{ score: num(item, 'cvss-score') }],
      cwes: [str(item, 'cwe'), str(item, 'cwe', 'ref'), str(type, 'cwe', 'link'), str(type, 'cwe')],
      vulnerabilityIds: [str(item, 'cve'), str(type, 'cve'), str(type, 'cve', 'link')],
      endpoint: str(url, 'name') ?? str(url, 'url-name') ?? str(item, 'asset-name'),
      httpParameter: str(entity, 'name') ?? str(entity, 'entity-name'),
      location: {
        path: str(item, 'source-file') ?? str(item, 'location')?.replace(/:\d+$/, ''),
        line: num(item, 'line') ?? num(/:(\d+)$/.exec(str(item, 'location') ?? '')?.[1]),
      },
      suppression: /^(?:noise|passed)$/i.test(state)
        ? { kind: state.toLowerCase(), status: 'accepted' }
        : undefined,
      category: str(report, '@technology')?.toUpperCase() === 'SAST' ? 'sast' : undefined,
    };
  },
});

/** AppScan Standard up to version 9: each issue beside the kinds of issue it refers to. */
export const appScan9 = xmlFormat({
  id: 'appscan-9',
  tool: 'HCL AppScan',
  category: 'dast',
  docsUrl: 'https://help.hcl-software.com/appscan/',
  detect: ({ value }) =>
    has(value, 'XmlReport.0.AppScanInfo') ||
    (has(value, 'XmlReport') && /appscan/i.test(str(value, 'XmlReport', '@Name') ?? ''))
      ? 0.95
      : 0,
  each: ['/XmlReport/Results/Issues/Issue'],
  run: (root) => ({ toolVersion: str(root, 'XmlReport', '@Version') }),
  map: (issue, { root }): RawFinding => {
    const id = str(issue, '@IssueTypeID');
    const results = at(root, 'XmlReport', 0, 'Results', 0);
    const type = list(results, 'IssueTypes', 'IssueType').find((entry) => str(entry, '@ID') === id);
    const remedy = list(results, 'RemediationTypes', 'RemediationType').find(
      (entry) => str(entry, '@ID') === str(type, 'RemediationID'),
    );
    const link = at(type, 'advisory', 0, 'cwe', 0, 'link', 0);
    return {
      ruleId: id,
      title: str(type, 'advisory', 'name') ?? id,
      description:
        str(type, 'advisory', 'testTechnicalDescription') ??
        str(type, 'advisory', 'testDescription'),
      mitigation: str(remedy, 'Name'),
      severity: str(issue, 'Severity') ?? str(type, 'Severity'),
      cvss: [{ score: num(issue, 'CVSS', 'Score') }],
      cwes: [str(link, '@id'), str(link)],
      endpoint: str(issue, 'Url'),
      httpParameter:
        str(issue, 'Entity', '@Type') === 'Parameter' ? str(issue, 'Entity', '@Name') : undefined,
    };
  },
});

const levels = /^(?:critical|high|medium|low|informational|undetermined)$/i;

/**
 * AppScan on Cloud's table of issues. Lines about the application and the scan stand before it, and a
 * table of groups of fixes after it, whose rows have no severity in that column.
 */
export const appScanCsv = csvFormat({
  id: 'appscan-csv',
  tool: 'HCL AppScan',
  category: 'dast',
  docsUrl: 'https://help.hcl-software.com/appscan/ASoC/appseccloud_results.html',
  severities: { undetermined: 'info' },
  columns: [['issue id', 'issue type name', 'severity', 'location']],
  confidence: 0.97,
  preamble: true,
  map: (row) => {
    const [id, severity, place] = [
      cell(row, 'issue id'),
      cell(row, 'severity'),
      cell(row, 'location'),
    ];
    if (id === undefined || severity === undefined || !levels.test(severity))
      return leftOut('no_entry');
    const status = cell(row, 'status')?.toLowerCase();
    if (status === 'fixed') return leftOut('fixed_in_report');
    const type = cell(row, 'issue type name');
    const isAddress = /^https?:/i.test(place ?? '');
    return {
      ruleId: type,
      title: type,
      description: joinParagraphs(
        cell(row, 'description'),
        labeledLines({
          Cause: cell(row, 'cause'),
          'Security risk': cell(row, 'security risk'),
          'Threat class': cell(row, 'threat class'),
          'Calling method': cell(row, 'calling method'),
        }),
      ),
      mitigation: cell(row, 'remediation'),
      severity,
      cwes: cell(row, 'cwe'),
      vulnerabilityIds: [cell(row, 'cve')],
      category: isAddress ? 'dast' : 'sast',
      endpoint: isAddress ? place : undefined,
      location: isAddress
        ? undefined
        : {
            path: place?.replace(/:\d+$/, ''),
            line: Number(cell(row, 'line') ?? /:(\d+)$/.exec(place ?? '')?.[1]),
          },
      fingerprints: { issueId: id },
      suppression:
        status === 'noise' || status === 'passed'
          ? { kind: status, status: 'accepted' }
          : undefined,
      firstSeen: cell(row, 'date created'),
    };
  },
});
