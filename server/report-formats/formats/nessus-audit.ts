/**
 * Compliance checks of an audit file. All of them have the id and name of the same plugin, so the
 * name of the check is part of the rule id.
 */
import { type Entry, skipped } from '../entries.ts';
import { cell, jsonFormat } from '../format.ts';
import { hostAndPort } from '../normalize/endpoint.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
import type { Row } from '../parsers/csv-reader.ts';
import { at, has, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

interface Audit {
  name: string;
  result: string;
  description?: string | undefined;
  mitigation?: string | undefined;
  references?: readonly (string | undefined)[];
}

/** Severity of a check that failed, needs a manual review, or could not be run. */
const severities: Readonly<Record<string, string>> = {
  FAILED: 'high',
  WARNING: 'medium',
  ERROR: 'info',
};

/** A check that could not be run stays open, because no fix was confirmed. */
export function withAudit(audit: Audit | undefined, finding: RawFinding): Entry {
  if (audit === undefined) return finding;
  if (audit.result === 'PASSED') return skipped('passed');
  return {
    ...finding,
    ruleId: `${finding.ruleId ?? ''}:${audit.name}`,
    ruleName: audit.name,
    title: audit.name,
    severity: severities[audit.result] ?? finding.severity,
    description: audit.description ?? finding.description,
    mitigation: audit.mitigation ?? finding.mitigation,
    references: [...(finding.references ?? []), ...(audit.references ?? [])],
  };
}

/** Parses `"1.1 Name of the check" : [FAILED]`, with which the description of a check begins. */
function auditOfText(text: string | undefined): Audit | undefined {
  const [first = ''] = (text ?? '').trimStart().split('\n', 1);
  const [, name, result] = /^"(.{1,500})"\s{0,3}:\s{0,3}\[(\w{1,20})\]/.exec(first) ?? [];
  return name === undefined || result === undefined ? undefined : { name, result };
}

export function auditOfItem(item: unknown): Audit | undefined {
  const stated = (fact: string): string | undefined => str(item, `compliance-${fact}`);
  const written = auditOfText(str(item, 'description'));
  const [name, result] = [stated('check-name') ?? written?.name, stated('result')?.toUpperCase()];
  if (name === undefined || result === undefined) return written;
  return {
    name,
    result,
    description: joinParagraphs(
      stated('info') ?? str(item, 'description'),
      labeledLines({
        Result: result,
        Expected: stated('policy-value'),
        Actual: stated('actual-value'),
        'Audit file': stated('audit-file'),
        Reference: stated('reference'),
      }),
    ),
    mitigation: stated('solution'),
    references: [stated('see-also')],
  };
}

/** Tenable Security Center has the XML elements in the plugin text. */
export function auditOfRow(row: Row): Audit | undefined {
  const written = auditOfText(cell(row, 'description', 'definition.description'));
  if (written !== undefined) return written;
  const text = cell(row, 'plugin text', 'plugin output') ?? '';
  const element = (name: string): string | undefined =>
    new RegExp(`<cm:compliance-${name}>([^<]*)<`).exec(text)?.[1]?.trim();
  const [name, result] = [element('check-name'), element('result')?.toUpperCase()];
  return name === undefined || result === undefined
    ? undefined
    : { name, result, description: element('info'), mitigation: element('solution') };
}

/** Compliance exports of Tenable Vulnerability Management. */
export const tenableAudit = jsonFormat({
  id: 'tenable-audit',
  tool: 'Nessus',
  category: 'network',
  docsUrl: 'https://developer.tenable.com/reference/io-exports-compliance-download',
  detect: ({ value }) =>
    ['0.', 'compliance_findings.0.', ''].some((place) =>
      has(value, `${place}check_name`, `${place}audit_file`, `${place}status`),
    )
      ? 1
      : 0,
  each: ['/#', '/compliance_findings/#'],
  alone: (document) => has(document, 'check_name'),
  map: (raw): Entry | undefined => {
    const [name, result] = [str(raw, 'check_name'), str(raw, 'status')?.toUpperCase()];
    if (name === undefined || result === undefined) return undefined;
    if (/^fixed$/i.test(str(raw, 'state') ?? '')) return skipped('fixed_in_report');
    const asset = at(raw, 'asset');
    const audit: Audit = {
      name,
      result,
      description: joinParagraphs(
        str(raw, 'check_info') ?? str(raw, 'description'),
        labeledLines({
          Result: result,
          Expected: str(raw, 'expected_value'),
          Actual: str(raw, 'actual_value'),
          'Audit file': str(raw, 'audit_file'),
        }),
      ),
      mitigation: str(raw, 'solution'),
      references: [str(raw, 'see_also')],
    };
    return withAudit(audit, {
      ruleId: str(raw, 'plugin_id'),
      endpoint:
        hostAndPort(
          str(asset, 'fqdn') ?? str(asset, 'hostname') ?? str(asset, 'name') ?? str(asset, 'ipv4'),
          undefined,
        ) ?? str(raw, 'asset_uuid'),
      tags: [str(raw, 'plugin_name'), str(raw, 'compliance_benchmark_name')],
      firstSeen: str(raw, 'first_seen'),
      lastSeen: str(raw, 'last_seen') ?? str(raw, 'last_observed'),
    });
  },
});
