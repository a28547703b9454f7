/**
 * Bug bounty platforms except HackerOne's API: CSV exports of Bugcrowd, HackerOne and Cobalt, and
 * Bugcrowd's API.
 */
import { skipped } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/** The digit of P1 to P5. */
const priorities = {
  '1': 'critical',
  '2': 'high',
  '3': 'medium',
  '4': 'low',
  '5': 'info',
} as const;

const settled =
  /^(?:not[ _-]?applicable|not[ _-]?reproducible|out[ _-]of[ _-]scope|duplicate|informational|informative|wont[ _-]?fix|won't[ _-]fix|spam|invalid|rejected|risk[ _-]accepted|accepted[ _-]risk)$/i;
const solved = /^(?:resolved|fixed|closed|valid[ _-]?fix)$/i;

const settledAs = (state: string | undefined): RawFinding['suppression'] =>
  state !== undefined && settled.test(state)
    ? { kind: state.toLowerCase(), status: 'accepted' }
    : undefined;

export const bugcrowdCsv = csvFormat({
  id: 'bugcrowd-csv',
  tool: 'Bugcrowd',
  category: 'dast',
  docsUrl: 'https://docs.bugcrowd.com/customers/submission-management/exporting-submissions/',
  aliases: ['bugcrowd', 'bugcrowd scan'],
  severities: priorities,
  stableFingerprints: ['reference'],
  columns: [
    ['reference_number', 'priority', 'caption'],
    ['reference_number', 'vrt_lineage'],
    ['reference_number', 'title', 'priority', 'bug_url'],
  ],
  map: (row) => {
    const state = cell(row, 'substate', 'state');
    if (state !== undefined && solved.test(state)) return skipped('fixed_in_report');
    const reference = cell(row, 'reference_number');
    return {
      ruleId: cell(row, 'vrt_id', 'vrt_lineage', 'title', 'caption'),
      title: cell(row, 'title', 'caption'),
      description: joinParagraphs(
        cell(row, 'description', 'bug_description'),
        cell(row, 'extra_info'),
        cell(row, 'http_request'),
        labeledLines({ Target: cell(row, 'target_name'), Reference: reference }),
      ),
      mitigation: cell(row, 'remediation_advice'),
      severity: cell(row, 'priority'),
      cvss: [{ vector: cell(row, 'cvss_string'), score: Number(cell(row, 'cvss_score')) }],
      cwes: cell(row, 'cwe', 'vulnerability_references')?.match(/CWE-\d+/gi),
      vulnerabilityIds: [cell(row, 'title', 'caption')],
      endpoint: cell(row, 'bug_url', 'target_name'),
      references: [cell(row, 'vulnerability_references'), cell(row, 'submission_url', 'url')],
      tags: [cell(row, 'vrt_lineage'), cell(row, 'target_category')],
      fingerprints: reference === undefined ? undefined : { reference },
      suppression: settledAs(state),
      firstSeen: cell(row, 'submitted_at'),
    };
  },
});

export const bugcrowdApi = jsonFormat({
  id: 'bugcrowd-api',
  tool: 'Bugcrowd',
  category: 'dast',
  docsUrl: 'https://docs.bugcrowd.com/api/getting-started/',
  aliases: ['bugcrowd api import', 'api_bugcrowd', 'bugcrowd api'],
  severities: priorities,
  stableFingerprints: ['submissionId'],
  detect: ({ value }) =>
    ['data.0', '0'].some(
      (place) =>
        str(at(value, ...place.split('.').map((step) => (step === '0' ? 0 : step))), 'type') ===
        'submission',
    )
      ? 1
      : 0,
  each: ['/data/#', '/#'],
  map: (raw) => {
    const about = at(raw, 'attributes');
    const state = str(about, 'state');
    if (state !== undefined && solved.test(state)) return skipped('fixed_in_report');
    const id = str(raw, 'id');
    return {
      ruleId: str(about, 'vrt_id') ?? str(about, 'title'),
      title: str(about, 'title'),
      description: joinParagraphs(str(about, 'description'), str(about, 'extra_info')),
      mitigation: str(about, 'remediation_advice'),
      severity: str(about, 'severity'),
      cwes: str(about, 'vulnerability_references')?.match(/CWE-\d+/gi),
      endpoint: str(about, 'bug_url'),
      references: [str(about, 'vulnerability_references')],
      tags: [str(about, 'vrt_id')],
      fingerprints: id === undefined ? undefined : { submissionId: id },
      suppression: settledAs(state),
      firstSeen: str(about, 'submitted_at'),
    };
  },
});

export const hackeroneCsv = csvFormat({
  id: 'hackerone-csv',
  tool: 'HackerOne',
  category: 'dast',
  docsUrl: 'https://docs.hackerone.com/en/articles/8528592-export-reports',
  aliases: ['hackerone bug bounty', 'bug bounty hackerone'],
  severities: { none: 'info' },
  stableFingerprints: ['reportId'],
  columns: [
    ['id', 'title', 'severity_rating'],
    ['id', 'title', 'severity_score', 'substate'],
    ['id', 'title', 'state', 'substate', 'weakness'],
  ],
  map: (row) => {
    const id = cell(row, 'id');
    const state = cell(row, 'substate', 'state');
    if (state?.toLowerCase() === 'resolved') return skipped('fixed_in_report');
    return {
      ruleId: cell(row, 'weakness', 'weakness_name', 'title'),
      title: cell(row, 'title'),
      description: joinParagraphs(
        cell(row, 'vulnerability_information', 'description'),
        cell(row, 'impact'),
        labeledLines({
          Reference: cell(row, 'reference'),
          Asset: cell(row, 'structured_scope', 'asset'),
          Reporter: cell(row, 'reporter'),
          Public: cell(row, 'public'),
        }),
      ),
      severity: cell(row, 'severity_rating', 'severity'),
      cvss: [{ score: Number(cell(row, 'severity_score')) }],
      cwes: [cell(row, 'weakness', 'cwe')?.match(/CWE-\d+/gi)],
      vulnerabilityIds: [cell(row, 'cve_ids', 'cve')],
      endpoint: cell(row, 'structured_scope', 'asset'),
      references: [
        cell(row, 'reference_link', 'reference_url'),
        id === undefined ? undefined : `https://hackerone.com/reports/${id}`,
      ],
      fingerprints: id === undefined ? undefined : { reportId: id },
      suppression: settledAs(state),
      firstSeen: cell(row, 'reported_at', 'created_at', 'submitted_at'),
    };
  },
});

/** The same export as JSON. */
export const hackeroneExport = jsonFormat({
  id: 'hackerone-export',
  tool: 'HackerOne',
  category: 'dast',
  docsUrl: 'https://docs.hackerone.com/en/articles/8528592-export-reports',
  severities: { none: 'info' },
  stableFingerprints: ['reportId'],
  detect: ({ value }) =>
    ['findings.0', 'reports.0', '0'].some(
      (place) =>
        has(value, `${place}.title`) &&
        has(value, `${place}.severity_rating`) &&
        (has(value, `${place}.substate`) ||
          has(value, `${place}.reported_at`) ||
          has(value, `${place}.weakness`)),
    )
      ? 1
      : 0,
  each: ['/findings/#', '/reports/#', '/#'],
  map: (raw) => {
    if (!has(raw, 'title')) return undefined;
    const [id, state] = [str(raw, 'id'), str(raw, 'substate') ?? str(raw, 'state')];
    if (state?.toLowerCase() === 'resolved') return skipped('fixed_in_report');
    const weakness = str(raw, 'weakness', 'name') ?? str(raw, 'weakness');
    return {
      ruleId: weakness ?? str(raw, 'title'),
      title: str(raw, 'title'),
      description: joinParagraphs(
        str(raw, 'vulnerability_information') ?? str(raw, 'description'),
        labeledLines({
          Reference: str(raw, 'reference'),
          Reporter: str(raw, 'reporter', 'username') ?? str(raw, 'reporter'),
        }),
      ),
      severity: str(raw, 'severity_rating'),
      cvss: [{ score: num(raw, 'severity_score') }],
      cwes: [weakness?.match(/CWE-\d+/gi), str(raw, 'weakness', 'external_id')],
      vulnerabilityIds: [str(raw, 'cve_ids')],
      endpoint: str(raw, 'structured_scope', 'asset_identifier') ?? str(raw, 'structured_scope'),
      references: [id === undefined ? undefined : `https://hackerone.com/reports/${id}`],
      fingerprints: id === undefined ? undefined : { reportId: id },
      suppression: settledAs(state),
      firstSeen: str(raw, 'reported_at') ?? str(raw, 'created_at'),
    };
  },
});

const cobaltState = (state: string | undefined): RawFinding['suppression'] | 'gone' =>
  state === undefined
    ? undefined
    : /fixed|^valid_fix$/i.test(state)
      ? 'gone'
      : /wont_?fix|won't fix|out_of_scope|duplicate|invalid|accepted_risk/i.test(state)
        ? { kind: state.toLowerCase(), status: 'accepted' }
        : undefined;

export const cobaltCsv = csvFormat({
  id: 'cobalt',
  tool: 'Cobalt',
  category: 'dast',
  docsUrl: 'https://docs.cobalt.io/platform-deep-dive/pentests/findings/',
  aliases: ['cobalt.io', 'cobalt.io scan', 'cobalt io'],
  stableFingerprints: ['reference'],
  columns: [
    ['id', 'title', 'type', 'suggestedfix'],
    ['title', 'suggestedfix', 'stepstoreproduce'],
    ['title', 'suggested fix', 'steps to reproduce', 'prerequisites'],
    ['tag', 'title', 'bugtype'],
    ['refkey', 'title', 'status'],
  ],
  map: (quoted) => {
    // The export prefixes a cell that begins with `=` with an apostrophe, so that spreadsheets do
    // not evaluate it.
    const row = Object.fromEntries(
      Object.entries(quoted).map(([name, text]) => [name, text.replace(/^'/, '')]),
    );
    const state = cobaltState(cell(row, 'status', 'state'));
    if (state === 'gone') return skipped('fixed_in_report');
    const reference = cell(row, 'refkey', 'tag', 'id');
    return {
      ruleId: cell(row, 'type', 'type category', 'title'),
      title: cell(row, 'title'),
      description: joinParagraphs(
        cell(row, 'description'),
        cell(row, 'stepstoreproduce', 'steps to reproduce', 'proof of concept'),
        cell(row, 'prerequisites'),
        cell(row, 'criticalityjustification', 'criticality justification'),
      ),
      mitigation: cell(row, 'suggestedfix', 'suggested fix'),
      severity: cell(row, 'severity', 'risk', 'criticality', 'business impact', 'impact'),
      vulnerabilityIds: [cell(row, 'title'), cell(row, 'description')],
      cwes: cell(row, 'type')?.match(/CWE-\d+/gi),
      endpoint: cell(row, 'boundurl', 'browserurl', 'affected targets', 'affectedtargets')?.split(
        /[\s,]+/,
        1,
      )[0],
      references: [cell(row, 'resourceurl', 'reporturl', 'link', 'ui link')],
      tags: [cell(row, 'type')],
      fingerprints: reference === undefined ? undefined : { reference },
      suppression: state,
      firstSeen: cell(row, 'createdat', 'created at'),
    };
  },
});

export const cobaltApi = jsonFormat({
  id: 'cobalt-api',
  tool: 'Cobalt',
  category: 'dast',
  docsUrl: 'https://docs.cobalt.io/cobalt-api/',
  aliases: ['cobalt.io api import', 'api_cobalt', 'cobalt api'],
  stableFingerprints: ['findingId'],
  detect: ({ value }) =>
    isList(value, 'data') && has(value, 'data.0.resource.suggested_fix')
      ? 1
      : isList(value, 'data') &&
          (has(value, 'data.0.resource.type_category') ||
            has(value, 'data.0.resource.affected_targets'))
        ? 1
        : 0,
  each: ['/data/#'],
  map: (entry) => {
    const raw = at(entry, 'resource');
    const state = cobaltState(str(raw, 'state'));
    if (state === 'gone') return skipped('fixed_in_report');
    const id = str(raw, 'id');
    return {
      ruleId: str(raw, 'type_category') ?? str(raw, 'title'),
      title: str(raw, 'title'),
      description: joinParagraphs(str(raw, 'description'), str(raw, 'proof_of_concept')),
      mitigation: str(raw, 'suggested_fix'),
      severity:
        str(raw, 'severity') ??
        (num(raw, 'impact') === undefined
          ? undefined
          : (
              { 1: 'info', 2: 'low', 3: 'medium', 4: 'high', 5: 'critical' } as Record<
                number,
                string
              >
            )[num(raw, 'impact') ?? 0]),
      cvss: list(raw, 'cvsss').map((entry) => ({
        version: str(entry, 'version'),
        vector: str(entry, 'vector'),
        score: num(entry, 'score'),
      })),
      cwes: list(raw, 'cwes').map((entry) => num(entry, 'id') ?? str(entry)),
      vulnerabilityIds: list(raw, 'cves').map((entry) => str(entry, 'cve_id') ?? str(entry)),
      endpoint: str(list(raw, 'affected_targets')[0]),
      references: [str(entry, 'links', 'ui', 'url')],
      fingerprints: id === undefined ? undefined : { findingId: id },
      suppression: state,
      firstSeen:
        str(
          list(raw, 'log').find((line) => str(line, 'action') === 'created'),
          'timestamp',
        ) ?? str(raw, 'created_at'),
      lastSeen: str(list(raw, 'log').at(-1), 'timestamp'),
    };
  },
});
