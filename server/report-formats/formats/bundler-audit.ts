/** bundler-audit: the text report (`Name: … Advisory: …` blocks), and JSON since 0.9. */
import { says } from '../clean-text.ts';
import { jsonFormat, textFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

const facts = {
  tool: 'bundler-audit',
  category: 'sca',
  docsUrl: 'https://github.com/rubysec/bundler-audit',
} as const;

function block(text: string): RawFinding | undefined {
  const field = (...names: string[]): string | undefined =>
    names
      .map((name) => new RegExp(`^${name}:[ \\t]*(.+)$`, 'mi').exec(text)?.[1]?.trim())
      .find((found) => found !== undefined);
  const [name, id, title] = [field('Name'), field('CVE', 'GHSA', 'Advisory'), field('Title')];
  if (name === undefined || (id === undefined && title === undefined)) return undefined;
  return {
    ruleId: id,
    helpUri: field('URL'),
    title: `Gem ${name}: ${title ?? ''} [${id ?? ''}]`,
    severity: field('Criticality'),
    mitigation: field('Solution'),
    vulnerabilityIds: [field('CVE'), field('GHSA'), field('Advisory')],
    component: { name, version: field('Version'), ecosystem: 'gem' },
    references: [field('URL')],
  };
}

export const bundlerAuditText = textFormat({
  ...facts,
  id: 'bundler-audit',
  aliases: ['bundler_audit'],
  kinds: ['text', 'csv'],
  severities: { unknown: 'medium' },
  detect: ({ text }) =>
    /^Name: .+\r?\nVersion: .+\r?\n(?:Advisory|CVE|GHSA): /m.test(text) ||
    /^No vulnerabilities found/m.test(text)
      ? 0.95
      : 0,
  clean: says('No vulnerabilities found', /^No (?:vulnerabilities|unpatched versions) found/),
  map: (text) =>
    text.split(/\r?\n[ \t]*\r?\n/).flatMap((part, index) => {
      const finding = block(part);
      return finding === undefined ? [] : [{ pointer: `block ${index + 1}`, finding }];
    }),
});

export const bundlerAuditJson = jsonFormat({
  ...facts,
  id: 'bundler-audit-json',
  detect: ({ value }) =>
    isList(value, 'results') && (has(value, 'results.0.gem') || has(value, 'version', 'created_at'))
      ? 0.95
      : 0,
  each: ['/results/#'],
  map: (raw) => {
    const advisory = at(raw, 'advisory');
    const name = str(raw, 'gem', 'name');
    return {
      ruleId: str(advisory, 'id') ?? str(raw, 'type'),
      helpUri: str(advisory, 'url'),
      title: `Gem ${name ?? ''}: ${str(advisory, 'title') ?? str(raw, 'source') ?? ''}`,
      description: str(advisory, 'description'),
      severity: str(advisory, 'criticality'),
      fallbackSeverity: 'medium',
      cvss: [
        { score: num(advisory, 'cvss_v3'), version: '3.1' },
        { score: num(advisory, 'cvss_v2'), version: '2.0' },
      ],
      vulnerabilityIds: [
        str(advisory, 'id'),
        str(advisory, 'cve') === undefined ? undefined : `CVE-${str(advisory, 'cve') ?? ''}`,
        str(advisory, 'ghsa') === undefined ? undefined : `GHSA-${str(advisory, 'ghsa') ?? ''}`,
      ],
      component: {
        name,
        version: str(raw, 'gem', 'version'),
        ecosystem: 'gem',
        fixed: texts(advisory, 'patched_versions'),
      },
      references: [str(advisory, 'url')],
    };
  },
});
