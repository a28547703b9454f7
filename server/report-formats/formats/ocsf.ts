/**
 * OCSF findings (classes 2001 security, 2002 vulnerability, 2003 compliance, 2004 detection), as
 * Prowler 4 and others write them.
 */
import { type Entry, leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

/** What asks for a look by hand (`MANUAL`) is a finding, so that a user looks at it. */
const passing = new Set(['PASS', 'PASSED', 'SUCCESS']);

function toFinding(raw: unknown): Entry | undefined {
  if (
    passing.has(str(raw, 'status_code')?.toUpperCase() ?? str(raw, 'status')?.toUpperCase() ?? '')
  )
    return leftOut('passed');
  const info = at(raw, 'finding_info') ?? at(raw, 'finding');
  const resource = at(raw, 'resources', 0);
  const [vulnerability] = list(raw, 'vulnerabilities');
  const rule =
    str(raw, 'metadata', 'event_code') ??
    str(raw, 'check_id') ??
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
    severity: str(raw, 'severity'),
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
      provider: str(raw, 'cloud', 'provider'),
      account: str(raw, 'cloud', 'account', 'uid'),
      region: str(raw, 'cloud', 'region') ?? str(resource, 'region'),
      type: str(resource, 'type'),
      id: str(resource, 'uid') ?? str(resource, 'name'),
    },
    references: [
      ...texts(raw, 'remediation', 'references'),
      str(raw, 'unmapped', 'related_url'),
      ...texts(raw, 'unmapped', 'additional_urls'),
    ],
    tags: [...texts(raw, 'unmapped', 'categories'), ...texts(info, 'types')],
    fingerprints:
      str(info, 'uid')?.includes('<') === false
        ? { findingUid: str(info, 'uid') ?? '' }
        : undefined,
    suppression:
      str(raw, 'status')?.toLowerCase() === 'suppressed'
        ? { kind: 'muted', status: 'accepted' }
        : undefined,
    firstSeen: str(info, 'first_seen_time') ?? str(info, 'created_time'),
    lastSeen: str(info, 'last_seen_time'),
  };
}

export const ocsf = jsonFormat({
  id: 'ocsf',
  tool: 'Prowler',
  category: 'cloud',
  docsUrl: 'https://schema.ocsf.io/',
  aliases: ['prowler ocsf', 'open cybersecurity schema framework'],
  detect: ({ value }) => {
    const sample = isList(value) ? at(value, 0) : value;
    return (has(sample, 'finding_info') || has(sample, 'finding')) &&
      (has(sample, 'class_uid') || has(sample, 'severity_id') || has(sample, 'status_code'))
      ? 1
      : 0;
  },
  each: ['', '/#'],
  map: toFinding,
});
