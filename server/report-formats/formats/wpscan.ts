import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { hostTarget } from '../normalize/target.ts';
import { at, entries, has, list, num, str, texts, tree } from '../parsers/json-access.ts';

function vulnerability(raw: unknown, base: RawFinding): RawFinding {
  const fixed = str(raw, 'fixed_in');
  const references = entries(raw, 'references');
  return {
    ...base,
    ruleId: str(raw, 'references', 'wpvulndb') ?? str(raw, 'title'),
    title: str(raw, 'title'),
    mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
    fallbackSeverity: 'medium',
    cvss: [{ vector: str(raw, 'cvss', 'vector'), score: num(raw, 'cvss', 'score') }],
    vulnerabilityIds: texts(raw, 'references', 'cve').map((cve) =>
      cve.startsWith('CVE') ? cve : `CVE-${cve}`,
    ),
    component: { ...base.component, fixed: [fixed] },
    references: [
      ...texts(raw, 'references', 'url'),
      ...references
        .filter(([name]) => name === 'wpvulndb')
        .flatMap(([, ids]) =>
          list(ids).map((id) => `https://wpscan.com/vulnerability/${String(id)}`),
        ),
    ],
  };
}

export const wpscan = jsonFormat({
  id: 'wpscan',
  tool: 'WPScan',
  category: 'dast',
  docsUrl: 'https://github.com/wpscanteam/wpscan',
  detect: ({ value }) =>
    /WordPress Security Scanner/i.test(str(value, 'banner', 'description') ?? '') ||
    (has(value, 'target_url') &&
      (has(value, 'interesting_findings') || has(value, 'plugins') || has(value, 'scan_aborted')))
      ? 1
      : 0,
  run: (root) => ({
    toolVersion: str(root, 'banner', 'version'),
    targets: [hostTarget(str(root, 'target_url'))],
    incomplete: has(root, 'scan_aborted') && 'scan_failed',
  }),
  looksIn: [
    '/interesting_findings/#',
    '/version/vulnerabilities/#',
    '/main_theme/vulnerabilities/#',
    '/plugins/*/vulnerabilities/#',
    '/themes/*/vulnerabilities/#',
  ],
  // Of the scan, and of what is installed.
  asides: [
    ...['banner', 'vuln_api', 'users', 'medias', 'password_attack'],
    ...['version', 'parents', 'interesting_entries', 'confirmed_by'],
  ],
  exhaustive: true,
  map: (document) => {
    const target = str(document, 'target_url');
    const installed = (kind: string, raw: unknown, name: string | undefined): RawFinding[] => {
      const base: RawFinding = {
        endpoint: str(raw, 'location') ?? target,
        description: `WordPress ${kind}.`,
        component: {
          name: name ?? kind,
          version: str(raw, 'version', 'number') ?? str(raw, 'number'),
        },
      };
      return list(raw, 'vulnerabilities').map((entry) => vulnerability(entry, base));
    };
    const findings = list(document, 'interesting_findings').map((raw): RawFinding => ({
      ruleId: str(raw, 'type'),
      title: `Interesting finding: ${str(raw, 'to_s') ?? str(raw, 'type') ?? ''}`,
      description: [
        `Found by: ${str(raw, 'found_by') ?? 'unknown'}.`,
        ...texts(raw, 'interesting_entries'),
      ].join('\n\n'),
      severity: 'info',
      confidence: (num(raw, 'confidence') ?? 0) >= 90 ? 'high' : 'medium',
      endpoint: str(raw, 'url'),
      references: texts(raw, 'references', 'url'),
    }));
    return [
      ...findings,
      ...list(document, 'interesting_findings').flatMap((raw) =>
        installed('finding', raw, str(raw, 'type')),
      ),
      ...installed('core', at(document, 'version'), 'WordPress'),
      ...installed('theme', at(document, 'main_theme'), str(document, 'main_theme', 'slug')),
      ...Object.entries(tree(document, 'plugins')).flatMap(([name, raw]) =>
        installed('plugin', raw, name),
      ),
      ...Object.entries(tree(document, 'themes')).flatMap(([name, raw]) =>
        installed('theme', raw, name),
      ),
    ];
  },
});
