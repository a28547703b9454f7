/**
 * OCSF findings (classes 2001 security, 2002 vulnerability, 2003 compliance, 2004 detection), as
 * written by Prowler 4, Wiz and others.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

/** Statuses of passed checks. A check that needs a manual review (`MANUAL`) stays a finding. */
const passing = new Set(['PASS', 'PASSED', 'SUCCESS']);

/** Used if `severity_id` has no word beside it. */
const severities: Readonly<Record<string, string>> = {
  '1': 'Informational',
  '2': 'Low',
  '3': 'Medium',
  '4': 'High',
  '5': 'Critical',
  '6': 'Fatal',
};

/**
 * Prowler 3 wrote drafts of the standard (class 2001), with `Other` for checks muted by its allow
 * list and `Unknown` for informational ones. Later versions have `status_code`, and `status` is
 * that of the finding.
 */
function closedBy(raw: unknown): Entry | undefined {
  const status = (str(raw, 'status_code') ?? str(raw, 'compliance', 'status'))?.toUpperCase();
  const state = (
    str(raw, 'status') ??
    str(raw, 'state_name') ??
    str(raw, 'state') ??
    ''
  ).toUpperCase();
  if (passing.has(status ?? state)) return skipped('passed');
  if (num(raw, 'class_uid') === 2001 && str(raw, 'metadata', 'product', 'name') === 'Prowler') {
    if (state === 'SUCCESS') return skipped('passed');
    if (state === 'UNKNOWN') return skipped('not_a_finding');
  }
  const id = num(raw, 'class_uid') === 2001 ? undefined : num(raw, 'status_id');
  if (state === 'RESOLVED' || id === 4) return skipped('fixed_in_report');
  return undefined;
}

/**
 * Returns the suppression of a muted or archived finding. Prowler 3 wrote `Other` for checks muted
 * by its allow list.
 */
function suppressionOf(raw: unknown): RawFinding['suppression'] {
  const state = (str(raw, 'status') ?? str(raw, 'state_name') ?? str(raw, 'state'))?.toLowerCase();
  const isDraft = num(raw, 'class_uid') === 2001;
  const id = isDraft ? undefined : num(raw, 'status_id');
  const isProwler = str(raw, 'metadata', 'product', 'name') === 'Prowler';
  if (state === 'suppressed' || id === 3 || (isDraft && isProwler && state === 'other'))
    return { kind: 'muted', status: 'accepted' };
  return state === 'archived' || id === 5 ? { kind: 'archived', status: 'accepted' } : undefined;
}

const toEntries = (raw: unknown): readonly Entry[] => {
  const closed = closedBy(raw);
  if (closed !== undefined) return [closed];
  const vulnerabilities = list(raw, 'vulnerabilities');
  return (vulnerabilities.length > 0 ? vulnerabilities : [undefined]).map((one) =>
    toFinding(raw, one),
  );
};

function toFinding(raw: unknown, vulnerability: unknown): RawFinding {
  const info = at(raw, 'finding_info') ?? at(raw, 'finding');
  const resource = at(raw, 'resources', 0);
  const rule =
    str(raw, 'metadata', 'event_code') ??
    str(raw, 'check_id') ??
    str(raw, 'metadata', 'product', 'feature', 'uid') ??
    str(raw, 'compliance', 'control') ??
    str(vulnerability, 'cve', 'uid') ??
    str(info, 'uid');
  return {
    ruleId: rule,
    ruleName: str(info, 'title'),
    title: str(raw, 'message') ?? str(info, 'title'),
    description: joinParagraphs(
      str(info, 'title'),
      str(info, 'desc'),
      str(raw, 'status_detail'),
      str(raw, 'risk_details'),
    ),
    mitigation: joinParagraphs(
      str(raw, 'remediation', 'desc'),
      texts(raw, 'remediation', 'references').join('\n'),
    ),
    severity:
      str(raw, 'severity') ??
      str(raw, 'severity_name') ??
      severities[str(raw, 'severity_id') ?? ''],
    cvss: list(vulnerability, 'cve', 'cvss').map((entry) => ({
      vector: str(entry, 'vector_string'),
      score: num(entry, 'base_score'),
      version: str(entry, 'version'),
    })),
    vulnerabilityIds: [str(vulnerability, 'cve', 'uid')],
    cwes: [str(vulnerability, 'cwe', 'uid'), str(vulnerability, 'cve', 'cwe', 'uid')],
    category: vulnerability === undefined ? 'cloud' : 'sca',
    component: {
      name: str(vulnerability, 'affected_packages', 0, 'name'),
      version: str(vulnerability, 'affected_packages', 0, 'version'),
    },
    cloudResource: {
      provider: str(raw, 'cloud', 'provider') ?? str(resource, 'cloud_partition'),
      account: str(raw, 'cloud', 'account', 'uid') ?? str(resource, 'account_uid'),
      region: str(raw, 'cloud', 'region') ?? str(resource, 'region'),
      type: str(resource, 'type') ?? str(resource, 'group', 'name'),
      id: str(resource, 'uid') ?? str(resource, 'name'),
    },
    references: [
      ...texts(raw, 'remediation', 'references'),
      str(raw, 'unmapped', 'related_url'),
      str(info, 'src_url'),
      ...texts(raw, 'unmapped', 'additional_urls'),
    ],
    tags: [...texts(raw, 'unmapped', 'categories'), ...texts(info, 'types')],
    fingerprints:
      str(info, 'uid')?.includes('<') === false
        ? { findingUid: str(info, 'uid') ?? '' }
        : undefined,
    suppression: suppressionOf(raw),
    firstSeen: str(info, 'first_seen_time') ?? str(info, 'created_time'),
    lastSeen: str(info, 'last_seen_time'),
  };
}

const sampleOf = (value: unknown): unknown => (isList(value) ? at(value, 0) : value);

const isFinding = (sample: unknown): boolean =>
  (has(sample, 'finding_info') || has(sample, 'finding')) &&
  (has(sample, 'class_uid') || has(sample, 'severity_id') || has(sample, 'status_code'));

/** Returns the product that the report names. In Prowler's own reports it may have been removed. */
const productOf = (sample: unknown): string =>
  str(sample, 'metadata', 'product', 'name') ?? 'Prowler';

const common = { category: 'cloud', each: ['', '/#'], map: toEntries } as const;

export const ocsf = jsonFormat({
  ...common,
  id: 'ocsf',
  tool: 'Prowler',
  docsUrl: 'https://schema.ocsf.io/',
  aliases: ['prowler ocsf'],
  detect: ({ value }) =>
    isFinding(sampleOf(value)) && /prowler/i.test(productOf(sampleOf(value))) ? 1 : 0,
});

export const wizOcsf = jsonFormat({
  ...common,
  id: 'wiz-ocsf',
  tool: 'Wiz',
  docsUrl: 'https://schema.ocsf.io/1.0.0/classes/security_finding',
  detect: ({ value }) =>
    isFinding(sampleOf(value)) && /^wiz\b/i.test(productOf(sampleOf(value))) ? 1 : 0,
});

/** Findings of any other product. Such a report is not complete, so it closes nothing. */
export const ocsfFindings = jsonFormat({
  ...common,
  id: 'ocsf-findings',
  tool: 'OCSF',
  docsUrl: 'https://schema.ocsf.io/1.4.0/categories/findings',
  aliases: ['open cybersecurity schema framework'],
  detect: ({ value }) => (isFinding(sampleOf(value)) ? 0.9 : 0),
});
