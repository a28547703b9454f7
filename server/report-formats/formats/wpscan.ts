import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { joinParagraphs, labeledLines } from '../normalize/text.ts';
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

interface Exposure {
  ruleId: string;
  title: string;
  severity: string;
  cwe: number;
  mitigation: string;
}

/**
 * Resources that anyone can download, or accounts that anyone can log in with. The report keys them
 * by address or user name.
 */
const exposures: Readonly<Record<string, Exposure>> = {
  config_backups: {
    ruleId: 'config-backup',
    title: 'A backup of the configuration can be downloaded',
    severity: 'high',
    cwe: 530,
    mitigation: 'Remove the file, and replace the credentials that it holds.',
  },
  db_exports: {
    ruleId: 'db-export',
    title: 'An export of the database can be downloaded',
    severity: 'critical',
    cwe: 530,
    mitigation: 'Remove the file, and replace the credentials that it holds.',
  },
  backup_folders: {
    ruleId: 'backup-folder',
    title: 'A folder of backups can be opened',
    severity: 'high',
    cwe: 530,
    mitigation: 'Remove the folder, or deny access to it.',
  },
  password_attack: {
    ruleId: 'weak-password',
    title: 'A user has a password that was guessed',
    severity: 'critical',
    cwe: 521,
    mitigation: "Replace the user's password.",
  },
};

function exposed(kind: string, name: string, raw: unknown, target: string | undefined): RawFinding {
  const exposure = exposures[kind];
  const isAddress = /^https?:/i.test(name);
  return {
    ruleId: exposure?.ruleId,
    title: isAddress ? exposure?.title : `${exposure?.title ?? ''}: ${name}`,
    description: joinParagraphs(
      labeledLines({ 'Found by': str(raw, 'found_by') }),
      texts(raw, 'interesting_entries').join('\n'),
    ),
    severity: str(raw, 'severity') ?? exposure?.severity,
    fallbackSeverity: 'high',
    confidence: confidenceOf(raw),
    cwes: exposure?.cwe,
    mitigation: exposure?.mitigation,
    endpoint: isAddress ? name : target,
  };
}

const confidenceOf = (raw: unknown): string | undefined => {
  const confidence = num(raw, 'confidence');
  return confidence === undefined ? undefined : confidence >= 90 ? 'high' : 'medium';
};

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
    '/timthumbs/*',
    ...Object.keys(exposures).map((kind) => `/${kind}/*`),
  ],
  // Members of the scan, and of an installed component.
  asides: [
    ...['banner', 'vuln_api', 'users', 'medias'],
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
      ...entries(document, 'timthumbs').flatMap(([url, raw]): RawFinding[] => [
        {
          ruleId: 'timthumb',
          title: 'TimThumb, which is no longer maintained, resizes pictures',
          severity: 'low',
          cwes: 1104,
          endpoint: url,
          component: { name: 'TimThumb', version: str(raw, 'version', 'number') },
        },
        ...installed('picture resizer', { location: url, ...tree(raw) }, 'TimThumb'),
      ]),
      ...Object.keys(exposures).flatMap((kind) =>
        entries(document, kind).map(([name, raw]) => exposed(kind, name, raw, target)),
      ),
    ];
  },
});
