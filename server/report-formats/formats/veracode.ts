/**
 * Veracode: the detailed XML report (static, dynamic, composition analysis), JSON of the Findings
 * API and of Pipeline Scan, and the reports of its composition analysis alone.
 */
import { skipped } from '../entries.ts';
import { jsonFormat, partOfResults, type RunMetadata, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { labeledLines, joinParagraphs, htmlToText } from '../normalize/text.ts';
import { at, has, isList, list, num, str, texts, type Tree } from '../parsers/json-access.ts';

const common = {
  tool: 'Veracode',
  category: 'sast',
  docsUrl: 'https://docs.veracode.com/r/c_sec_deep_dive_detailed_xml',
  severities: { '5': 'critical', '4': 'high', '3': 'medium', '2': 'low', '1': 'low', '0': 'info' },
} as const;

const accepted = new Set(['accepted', 'approved']);

function flaw(raw: Tree, parents: readonly Tree[]): RawFinding {
  const cwe = parents.find((parent) => has(parent, '@cweid'));
  const category = parents.find((parent) => has(parent, '@categoryname') && !has(parent, '@cweid'));
  const folder = str(raw, '@sourcefilepath') ?? '';
  const file = str(raw, '@sourcefile');
  const url = str(raw, '@url');
  const action = str(raw, '@mitigation_status');
  const id = num(raw, '@cweid');
  return {
    ruleId: `CWE-${id ?? 0}`,
    ruleName: str(cwe, '@cwename'),
    title: str(raw, '@categoryname') ?? str(category, '@categoryname'),
    description: joinParagraphs(
      htmlToText(str(raw, '@description')),
      labeledLines({
        Module: str(raw, '@module'),
        Type: str(raw, '@type'),
        Function: str(raw, '@functionprototype'),
        'Attack vector': str(raw, '@vuln_parameter'),
      }),
      htmlToText(str(raw, '@note')),
    ),
    mitigation:
      list(category, 'recommendations', 'para')
        .map((para) =>
          [
            str(para, '@text'),
            ...list(para, 'bulletitem').map((item) => `- ${str(item, '@text') ?? ''}`),
          ]
            .filter((part) => part !== undefined)
            .join('\n'),
        )
        .join('\n\n') || undefined,
    severity: str(raw, '@severity'),
    category: url === undefined ? 'sast' : 'dast',
    cwes: id,
    owasp: [],
    location:
      file === undefined
        ? undefined
        : {
            path: `${folder}${folder.endsWith('/') || folder === '' ? '' : '/'}${file}`,
            line: num(raw, '@line'),
          },
    endpoint: url,
    httpParameter: url === undefined ? undefined : str(raw, '@vuln_parameter'),
    fingerprints:
      str(raw, '@issueid') === undefined ? undefined : { issueId: str(raw, '@issueid') ?? '' },
    suppression:
      action !== undefined && accepted.has(action.toLowerCase())
        ? {
            kind: 'mitigation',
            status: 'accepted',
            justification: str(raw, '@mitigation_status_desc') ?? action,
          }
        : undefined,
    firstSeen: str(raw, '@date_first_occurrence'),
  };
}

/** Returns a finding for each vulnerability of a composition analysis component. */
function composition(component: unknown): RawFinding[] {
  return list(component, 'vulnerabilities', 'vulnerability').map((raw) => ({
    ruleId: str(raw, '@cve_id'),
    title: `Vulnerable component: ${str(component, '@library') ?? str(component, '@file_name') ?? ''}:${str(component, '@version') ?? ''}`,
    description: str(raw, '@cve_summary'),
    severity: str(raw, '@severity'),
    category: 'sca',
    cvss: [{ score: num(raw, '@cvss_score') }],
    vulnerabilityIds: [str(raw, '@cve_id')],
    cwes: [str(raw, '@cwe_id')],
    location: { path: str(component, 'file_paths', 'file_path', '@value') },
    component: {
      name: str(component, '@library') ?? str(component, '@file_name'),
      version: str(component, '@version'),
    },
    suppression:
      str(raw, '@mitigation') === 'true' ? { kind: 'mitigation', status: 'accepted' } : undefined,
    firstSeen: str(raw, '@first_found_date'),
  }));
}

const fixed = (raw: Tree): boolean =>
  /^fixed$/i.test(str(raw, '@remediation_status') ?? '') &&
  str(raw, '@mitigation_status')?.toLowerCase() !== 'accepted';

export const veracodeXml = xmlFormat({
  ...common,
  id: 'veracode',
  detect: ({ value }) => (has(value, 'detailedreport') ? 1 : 0),
  each: [
    '/detailedreport/severity/category/cwe/staticflaws/flaw',
    '/detailedreport/severity/category/cwe/dynamicflaws/flaw',
    '/detailedreport/severity/category/cwe/manualflaws/flaw',
    '/detailedreport/software_composition_analysis/vulnerable_components/component',
  ],
  run: (root) => ({
    toolVersion: str(root, 'detailedreport', 'static-analysis', '@engine_version'),
    completedAt: str(root, 'detailedreport', '@last_update_time'),
  }),
  map: (raw, { parents }) =>
    has(raw, '@component_id')
      ? composition(raw)
      : fixed(raw)
        ? skipped('fixed_in_report')
        : flaw(raw, parents),
});

/** Removes version and file extension: `inflight-1.0.6.jar` is the library `inflight`. */
function libraryOf(file: string | undefined, version: string | undefined): string | undefined {
  const end = version === undefined || version === '' ? -1 : (file?.lastIndexOf(version) ?? -1);
  const name = end > 0 ? file?.slice(0, end).replace(/[-_.@]$/, '') : undefined;
  return name === undefined || name === '' ? file : name;
}

function finding(raw: unknown): RawFinding {
  const details = at(raw, 'finding_details');
  const [type, status] = [str(raw, 'scan_type'), at(raw, 'finding_status')];
  const cve = at(details, 'cve');
  const path = str(details, 'file_path');
  const reason = str(status, 'resolution');
  const description = htmlToText(str(raw, 'description'));
  const [what, ...how] = (str(raw, 'description') ?? '')
    .split(/<\/span>\s*/)
    .map((part) => htmlToText(part) ?? '');
  return {
    ruleId:
      str(cve, 'name') ??
      (num(details, 'cwe', 'id') === undefined
        ? undefined
        : `CWE-${num(details, 'cwe', 'id') ?? 0}`),
    title:
      type === 'SCA'
        ? `${str(details, 'component_filename') ?? ''}: ${str(cve, 'name') ?? ''}`
        : (str(details, 'finding_category', 'name') ?? str(details, 'cwe', 'name')),
    description: how.length === 0 ? description : what,
    mitigation: how[0] === undefined || how[0] === '' ? undefined : how[0],
    severity: str(details, 'severity'),
    category: type === 'SCA' ? 'sca' : type === 'DYNAMIC' ? 'dast' : 'sast',
    cvss: [
      { vector: str(cve, 'cvss3', 'vector'), score: num(cve, 'cvss3', 'score'), version: '3.1' },
      { vector: str(cve, 'vector'), score: num(cve, 'cvss'), version: '2.0' },
    ],
    vulnerabilityIds: [str(cve, 'name')],
    cwes: [num(details, 'cwe', 'id')],
    location: { path, line: num(details, 'file_line_number') },
    component:
      type === 'SCA'
        ? {
            name: libraryOf(str(details, 'component_filename'), str(details, 'version')),
            version: str(details, 'version'),
            path: str(details, 'component_path', 0, 'path'),
            licenses: list(details, 'licenses').flatMap(
              (license) => str(license, 'license_id') ?? [],
            ),
          }
        : undefined,
    endpoint: str(details, 'url') ?? str(details, 'URL'),
    httpParameter: str(details, 'vulnerable_parameter'),
    references: [str(raw, 'description')],
    fingerprints:
      str(raw, 'issue_id') === undefined ? undefined : { issueId: str(raw, 'issue_id') ?? '' },
    suppression:
      str(status, 'resolution_status') === 'APPROVED'
        ? {
            kind: 'mitigation',
            status: 'accepted',
            ...(reason !== undefined && { justification: reason }),
          }
        : undefined,
    firstSeen: str(status, 'first_found_date'),
    lastSeen: str(status, 'last_seen_date'),
  };
}

/** Responses of the API are paginated; the first page is 0. */
function pageOf(root: unknown): RunMetadata {
  const [number, pages] = [num(root, 'page', 'number'), num(root, 'page', 'total_pages')];
  return number !== undefined && pages !== undefined && (number > 0 || pages > 1)
    ? partOfResults('page.total_pages')
    : {};
}

export const veracodeJson = jsonFormat({
  ...common,
  id: 'veracode-json',
  detect: ({ value }) =>
    has(value, '_embedded.findings') || has(value, 'findings.0.finding_details') ? 1 : 0,
  each: ['/_embedded/findings/#', '/findings/#'],
  run: pageOf,
  map: (raw) =>
    str(raw, 'finding_status', 'status') === 'CLOSED' ? skipped('fixed_in_report') : finding(raw),
});

export const veracodePipeline = jsonFormat({
  ...common,
  id: 'veracode-pipeline',
  aliases: ['veracode pipeline', 'veracode pipeline scan'],
  stableFingerprints: ['flawHash'],
  detect: ({ value }) =>
    has(value, 'findings.0.files.source_file') ||
    has(value, 'findings.0.flaw_match') ||
    (isList(value, 'findings') &&
      (has(value, 'pipeline_scan') || has(value, 'modules', 'scan_status')))
      ? 1
      : 0,
  each: ['/findings/#'],
  run: (root) => ({
    incomplete: !/^(?:SUCCESS|$)/.test(str(root, 'scan_status') ?? '') && 'scan_failed',
  }),
  map: (raw) => {
    const [source, match, text] = [
      at(raw, 'files', 'source_file'),
      at(raw, 'flaw_match'),
      str(raw, 'display_text'),
    ];
    const [what, ...how] = (text ?? '').split(/<\/span>\s*/).map((part) => htmlToText(part) ?? '');
    const hash = [
      str(match, 'procedure_hash'),
      str(match, 'prototype_hash'),
      str(match, 'flaw_hash'),
      str(match, 'flaw_hash_ordinal'),
    ]
      .filter((part) => part !== undefined)
      .join(':');
    return {
      ruleId: `CWE-${str(raw, 'cwe_id') ?? '0'}`,
      ruleName: str(raw, 'issue_type'),
      title: str(raw, 'issue_type') ?? str(raw, 'title'),
      description: joinParagraphs(
        what,
        labeledLines({
          Call: str(raw, 'title'),
          Function: str(source, 'qualified_function_name') ?? str(source, 'function_name'),
        }),
      ),
      mitigation: how[0] === undefined || how[0] === '' ? undefined : how[0],
      severity: str(raw, 'severity'),
      cwes: [num(raw, 'cwe_id')],
      location: { path: str(source, 'file'), line: num(source, 'line') },
      references: [text, str(raw, 'flaw_details_link')],
      fingerprints: hash === '' ? undefined : { flawHash: hash },
    };
  },
});

const composed = {
  tool: 'Veracode SCA',
  category: 'sca',
  docsUrl: 'https://docs.veracode.com/r/Software_Composition_Analysis',
} as const;

/** `maven:org.example:core:1.2:` has the coordinates that the library's name omits. */
function coordinatesOf(library: unknown): { name?: string; ecosystem?: string } {
  const [manager = '', first = '', second = ''] = (str(library, 'id') ?? '').split(':');
  if (first === '') return {};
  return {
    name: manager === 'maven' && second !== '' ? `${first}:${second}` : first,
    ecosystem: manager,
  };
}

const numbered = (cve: string | undefined): string | undefined =>
  cve === undefined ? undefined : `CVE-${cve.replace(/^CVE-/i, '')}`;

/**
 * The agent's report (`srcclr scan --json`). A vulnerability refers to its libraries by path:
 * `/records/0/libraries/17/versions/0`.
 */
export const veracodeScaAgent = jsonFormat({
  ...composed,
  id: 'veracode-sca-agent',
  aliases: ['srcclr', 'sourceclear'],
  detect: ({ value }) =>
    has(value, 'records.0.metadata') &&
    (has(value, 'records.0.graphs') ||
      has(value, 'records.0.vulnerabilities') ||
      has(value, 'records.0.libraries'))
      ? 1
      : 0,
  each: ['/records/#/vulnerabilities/#'],
  looksIn: ['/libraries/#'],
  asides: ['_links', 'references', 'cwe'],
  run: (root) => ({ completedAt: str(root, 'metadata', 'requestDate') }),
  map: (raw, { root }) => {
    const id = numbered(str(raw, 'cve'));
    const [three, two] = [num(raw, 'cvss3Score'), num(raw, 'cvssScore')];
    return list(raw, 'libraries').map((library): RawFinding => {
      const [, record, index, version] =
        /^\/records\/(\d+)\/libraries\/(\d+)(?:\/versions\/(\d+))?/.exec(
          str(library, '_links', 'ref') ?? '',
        ) ?? [];
      const about = at(root, 'records', Number(record), 'libraries', Number(index));
      const [group, artifact] = [str(about, 'coordinate1'), str(about, 'coordinate2')];
      const ecosystem = str(about, 'coordinateType')?.toLowerCase();
      const name =
        group === undefined
          ? str(about, 'name')
          : artifact === undefined
            ? group
            : `${group}${ecosystem === 'maven' ? ':' : '/'}${artifact}`;
      const installed = str(about, 'versions', Number(version ?? 0), 'version');
      const fixed = list(library, 'details').map((details) => str(details, 'updateToVersion'));
      return {
        ruleId: id ?? str(raw, 'title'),
        title: `${name ?? 'A library'}:${installed ?? ''} | ${str(raw, 'title') ?? id ?? ''}`,
        description: str(raw, 'overview'),
        mitigation:
          str(library, 'details', 0, 'fixText') ??
          (fixed[0] === undefined ? undefined : `Update to ${fixed[0]}.`),
        severity:
          three === undefined ? (two === undefined ? undefined : String(two)) : String(three),
        fallbackSeverity: 'medium',
        cvss: [
          { vector: str(raw, 'cvss3Vector'), score: three, version: '3.1' },
          { vector: str(raw, 'cvssVector'), score: two, version: '2.0' },
        ],
        vulnerabilityIds: [id],
        cwes: [str(raw, 'cweId'), str(raw, 'cwe')],
        component: { name, version: installed, ecosystem, fixed },
        references: [str(raw, '_links', 'html')],
        tags: texts(raw, 'vulnerabilityTypes'),
        firstSeen: str(raw, 'disclosureDate'),
      };
    });
  },
});

/** Issues of a workspace from the platform's API. */
export const veracodeScaIssues = jsonFormat({
  ...composed,
  id: 'veracode-sca-issues',
  stableFingerprints: ['issueId'],
  detect: ({ value }) =>
    has(value, '_embedded.issues.0.library') ||
    has(value, '_embedded.issues.0.issue_type') ||
    isList(value, '_embedded', 'issues')
      ? 1
      : 0,
  each: ['/_embedded/issues/#'],
  run: pageOf,
  map: (raw) => {
    const [library, vulnerability, status] = [
      at(raw, 'library'),
      at(raw, 'vulnerability'),
      str(raw, 'issue_status')?.toLowerCase(),
    ];
    if (status === 'resolved' || status === 'fixed') return skipped('fixed_in_report');
    const [name, version, id, own] = [
      str(library, 'name'),
      str(library, 'version'),
      numbered(str(vulnerability, 'cve')),
      str(raw, 'issue_id') ?? str(raw, 'id'),
    ];
    return {
      ruleId: id ?? str(vulnerability, 'title') ?? str(raw, 'issue_type'),
      title: `${name ?? 'A library'}:${version ?? ''} | ${str(vulnerability, 'title') ?? id ?? str(raw, 'issue_type') ?? ''}`,
      description:
        str(vulnerability, 'overview') ??
        str(vulnerability, 'description') ??
        str(vulnerability, 'title'),
      severity: str(raw, 'severity'),
      category: /license/i.test(str(raw, 'issue_type') ?? '') ? 'license' : undefined,
      cvss: [
        {
          vector: str(vulnerability, 'cvss3_vector'),
          score: num(vulnerability, 'cvss3_score'),
          version: '3.1',
        },
        {
          vector: str(vulnerability, 'cvss2_vector'),
          score: num(vulnerability, 'cvss2_score'),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [id],
      cwes: [str(vulnerability, 'cwe_id')],
      component: {
        name,
        ...coordinatesOf(library),
        version,
        licenses: texts(raw, 'license', 'name'),
      },
      fingerprints: own === undefined ? undefined : { issueId: own },
      suppression:
        at(raw, 'ignored') === true || status === 'ignored'
          ? { kind: 'ignored', status: 'accepted' }
          : undefined,
      firstSeen: str(raw, 'created_date'),
    };
  },
});
