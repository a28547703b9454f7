import { type Entry, skipped } from '../entries.ts';
import { cell, csvFormat, xmlFormat } from '../format.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/**
 * Collects all texts below an element in order. Advisories consist of paragraphs, code and links.
 */
const textsBelow = (element: unknown): string[] =>
  typeof element === 'string'
    ? [element.trim()].filter((text) => text !== '')
    : Object.entries(element ?? {}).flatMap(([name, value]) =>
        name.startsWith('@') ? [] : textsBelow(value),
      );
const proseOf = (element: unknown, name: string): string | undefined =>
  [...new Set(textsBelow(at(element, name)))].join('\n') || undefined;

const itemOf = (report: unknown, group: string, id: string | undefined): unknown =>
  id === undefined
    ? undefined
    : list(report, group, 'item').find((entry) => str(entry, '@id') === id);

const placeOf = (item: unknown): string | undefined => {
  const place = str(item, 'location');
  if (/^https?:/i.test(place ?? '')) return place;
  const host = str(item, 'host') ?? str(item, 'domain');
  const port = str(item, 'port') ?? '0';
  return host === undefined
    ? undefined
    : `${str(item, 'scheme') ?? 'http'}://${host}${port === '0' ? '' : `:${port}`}${str(item, 'path') ?? ''}`;
};

/** Returns the source location of an AppScan on Cloud item. */
const sourceOf = (item: unknown): RawFinding['location'] => {
  const place = str(item, 'location');
  const own = /^https?:/i.test(place ?? '') ? undefined : place;
  return {
    path: str(item, 'source-file') ?? own?.replace(/:\d+$/, ''),
    line: num(item, 'line') ?? num(/:(\d+)$/.exec(own ?? '')?.[1]),
    snippet: str(item, '@context'),
  };
};

/** AppScan Standard, Enterprise and on Cloud: groups of items that refer to each other by id. */
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
    if (/^fixed$/i.test(state)) return skipped('fixed_in_report');
    const report = at(root, 'xml-report', 0);
    const refer = (name: string, of: unknown = item): string | undefined =>
      str(of, name, 'ref') ?? str(of, name);
    const type = itemOf(report, 'issue-type-group', refer('issue-type'));
    const url = itemOf(report, 'url-group', refer('url'));
    const entity = itemOf(report, 'entity-group', refer('entity'));
    const advised = at(
      itemOf(report, 'advisory-group', refer('advisory') ?? refer('advisory', type)),
      'advisory',
      0,
    );
    const fix = refer('remediation') ?? refer('fix-recommendation', type);
    const remedy = itemOf(report, 'fix-recommendation-group', fix);
    const article = list(report, 'article-group', 'item').find(
      (entry) => str(entry, '@id') === refer('issue-type'),
    );
    const inSource = /^(?:SAST|SCA)$/i.test(
      str(item, 'technology') ?? str(report, '@technology') ?? '',
    );
    const id = str(item, 'asoc-issue-id');
    return {
      ruleId: refer('issue-type'),
      title:
        str(type, 'name') ??
        str(advised, 'name') ??
        str(item, 'issue-type-name') ??
        refer('issue-type'),
      description: joinParagraphs(
        str(item, 'variant-group', 'item', 'reasoning'),
        proseOf(at(item, 'variant-group', 0, 'item', 0), 'issue-information') ??
          proseOf(item, 'issue-information'),
        proseOf(advised, 'testDescription'),
        proseOf(advised, 'testTechnicalDescription'),
        proseOf(article, 'cause'),
        labeledLines({
          'Threat class': refer('threat-class'),
          'Security risks': refer('security-risks'),
          Cause: refer('cause-id'),
        }),
      ),
      mitigation: joinParagraphs(
        str(remedy, 'name'),
        proseOf(remedy, 'general'),
        proseOf(at(item, 'fix', 0, 'item', 0), 'general'),
        proseOf(article, 'recommendations'),
      ),
      severity: str(item, 'severity') ?? str(item, 'severity-id'),
      cvss: [{ score: num(item, 'cvss-score') }],
      cwes: [
        ...[item, type, advised].flatMap((of) => [
          str(of, 'cwe'),
          str(of, 'cwe', 'ref'),
          str(of, 'cwe', 'link'),
        ]),
      ],
      vulnerabilityIds: [
        str(item, 'cve'),
        str(item, '@cve'),
        str(type, 'cve'),
        str(type, 'cve', 'link'),
      ],
      endpoint: inSource
        ? undefined
        : (str(url, 'name') ??
          str(url, 'url-name') ??
          str(item, 'url-name') ??
          placeOf(item) ??
          str(item, 'asset-name')),
      httpParameter:
        str(entity, 'name') ??
        str(entity, 'entity-name') ??
        (/^parameter$/i.test(str(item, 'element-type') ?? '') ? str(item, 'element') : undefined),
      location: sourceOf(item),
      references: textsBelow(at(article, 'externalReferences')),
      fingerprints: id === undefined ? undefined : { issueId: id },
      suppression: /^(?:noise|passed)$/i.test(state)
        ? { kind: state.toLowerCase(), status: 'accepted' }
        : undefined,
      firstSeen: str(item, 'date-created'),
      lastSeen: str(item, 'last-found'),
      category: inSource ? 'sast' : undefined,
    };
  },
});

/** AppScan Standard up to version 9: issues with references to separately listed issue types. */
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
 * AppScan on Cloud's CSV of issues. Lines about the application and the scan precede it. A table of
 * fix groups follows it, whose rows have no severity in that column.
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
      return skipped('no_entry');
    const status = cell(row, 'status')?.toLowerCase();
    if (status === 'fixed') return skipped('fixed_in_report');
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
