/** Audits of Microsoft systems: ScubaGear, HardeningKitty, Certipy and WES-NG. */
import { type Entry, skipped, skippedByStatus, skippedCheck } from '../entries.ts';
import { cell, csvFormat, jsonFormat } from '../format.ts';
import { htmlToText, joinParagraphs, labeledLines } from '../normalize/text.ts';
import { at, entries, has, str } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

/**
 * Severity by result. A control that could not be checked stays open, because no fix was confirmed.
 */
const scubaSeverities: Readonly<Record<string, string>> = {
  fail: 'high',
  warning: 'medium',
  error: 'info',
};

export const scubaGear = jsonFormat({
  id: 'scubagear',
  tool: 'ScubaGear',
  category: 'cloud',
  docsUrl: 'https://github.com/cisagov/ScubaGear/blob/main/docs/execution/reports.md',
  aliases: ['scubagoggles', 'scuba'],
  detect: ({ value }) => (has(value, 'MetaData', 'Results', 'Summary') ? 0.9 : 0),
  each: ['/Results/*/#/Controls/#'],
  asides: ['MetaData', 'Summary', 'Raw', 'AnnotatedFailedPolicies'],
  run: (root) => ({
    toolVersion: str(root, 'MetaData', 'ToolVersion'),
    completedAt: str(root, 'MetaData', 'TimestampZulu'),
  }),
  map: (raw, { root, keys }): Entry | undefined => {
    const [id, result] = [str(raw, 'Control ID'), str(raw, 'Result')?.toLowerCase() ?? ''];
    if (id === undefined) return undefined;
    if (result === 'omitted') return skippedCheck({ rule: id });
    const severity = scubaSeverities[result];
    if (severity === undefined) return skippedByStatus(result);
    const group = at(root, 'Results', ...keys.slice(1, 3));
    return {
      ruleId: id,
      title: htmlToText(str(raw, 'Requirement')),
      description: joinParagraphs(
        htmlToText(str(raw, 'Details')),
        labeledLines({ Criticality: str(raw, 'Criticality'), Result: str(raw, 'Result') }),
      ),
      severity,
      cloudResource: {
        provider: 'azure',
        account: str(root, 'MetaData', 'TenantId'),
        type: String(keys[1] ?? ''),
        id: str(root, 'MetaData', 'DomainName') ?? str(root, 'MetaData', 'DisplayName'),
      },
      references: [str(group, 'GroupReferenceURL')],
      tags: [str(group, 'GroupName'), str(raw, 'Criticality')],
    };
  },
});

export const hardeningKitty = csvFormat({
  id: 'hardeningkitty',
  tool: 'HardeningKitty',
  category: 'network',
  docsUrl: 'https://github.com/scipag/HardeningKitty#readme',
  columns: [['id', 'category', 'name', 'severity', 'result', 'recommended']],
  map: (row): Entry | undefined => {
    const [id, name] = [cell(row, 'id'), cell(row, 'name')];
    // Before the result columns were added, passed tests had the severity `Passed`.
    const [severity, test] = [cell(row, 'severity') ?? '', cell(row, 'testresult') ?? ''];
    if (id === undefined || name === undefined) return undefined;
    if (/^passed$/i.test(test) || /^passed$/i.test(severity)) return skipped('passed');
    return {
      ruleId: id,
      title: name,
      description: labeledLines({
        Category: cell(row, 'category'),
        Found: cell(row, 'result'),
        Recommended: cell(row, 'recommended'),
      }),
      mitigation: `Set it to ${cell(row, 'recommended') ?? 'the recommended value'}.`,
      severity: cell(row, 'severityfinding') ?? severity,
      tags: [cell(row, 'category')],
    };
  },
});

const vulnerabilities = '[!] Vulnerabilities';

/** Certificate authorities and templates that allow an attacker to impersonate another user. */
export const certipy = jsonFormat({
  id: 'certipy',
  tool: 'Certipy',
  category: 'network',
  docsUrl: 'https://github.com/ly4k/Certipy/wiki',
  detect: ({ value }) => (has(value, 'Certificate Authorities', 'Certificate Templates') ? 1 : 0),
  each: ['/Certificate Authorities/*', '/Certificate Templates/*'],
  map: (raw) => {
    const name = str(raw, 'Template Name') ?? str(raw, 'CA Name');
    if (name === undefined) return undefined;
    const found = entries(raw, vulnerabilities);
    if (found.length === 0) return skipped('passed');
    return found.map(([id, reason]): RawFinding => ({
      ruleId: id,
      title: `${id}: ${name}`,
      description: str(reason),
      fallbackSeverity: 'high',
      endpoint: str(raw, 'DNS Name'),
      cloudResource: {
        type: has(raw, 'Template Name') ? 'certificate template' : 'certificate authority',
        id: name,
      },
    }));
  },
});

export const wesNg = csvFormat({
  id: 'wesng',
  tool: 'WES-NG',
  category: 'network',
  docsUrl: 'https://github.com/bitsadmin/wesng#readme',
  aliases: ['windows exploit suggester', 'wes'],
  columns: [['dateposted', 'cve', 'bulletinkb', 'affectedproduct', 'severity']],
  confidence: 0.97,
  map: (row): Entry | undefined => {
    const [id, patch] = [cell(row, 'cve'), cell(row, 'bulletinkb')];
    if (id === undefined) return undefined;
    const [product, exploits] = [cell(row, 'affectedproduct'), cell(row, 'exploits')];
    return {
      ruleId: id,
      title: `${id}: ${cell(row, 'title') ?? product ?? ''}`,
      description: labeledLines({
        Product: product,
        Component: cell(row, 'affectedcomponent'),
        Impact: cell(row, 'impact'),
        Exploits: exploits,
      }),
      mitigation: patch === undefined ? undefined : `Install KB${patch}.`,
      severity: cell(row, 'severity'),
      fallbackSeverity: 'medium',
      vulnerabilityIds: [id],
      component: { name: cell(row, 'affectedcomponent') ?? product },
      references: [exploits],
      tags: [cell(row, 'impact')],
    };
  },
});
