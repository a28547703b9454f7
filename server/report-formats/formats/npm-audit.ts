/**
 * `npm audit --json` of npm 6 (`advisories`), also written by pnpm, and of npm 7 and later
 * (`auditReportVersion: 2`).
 */
import { jsonFormat, ofVersion } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, list, num, str, texts, tree } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

const flag = (raw: unknown, name: string): boolean | undefined => {
  const value = at(raw, name);
  return typeof value === 'boolean' ? value : undefined;
};

export function advisory(raw: unknown, finding: unknown): RawFinding {
  const name = str(raw, 'module_name') ?? str(raw, 'name');
  const version = str(finding, 'version');
  const patched = str(raw, 'patched_versions');
  const chain = texts(finding, 'paths');
  return {
    ruleId: str(raw, 'github_advisory_id') ?? str(raw, 'id'),
    helpUri: str(raw, 'url'),
    title: `${str(raw, 'title') ?? 'Vulnerability'} - ${name ?? ''}`,
    description: joinParagraphs(
      str(raw, 'overview'),
      labeledLines({
        'Vulnerable versions': str(raw, 'vulnerable_versions'),
        Paths: chain.slice(0, 25).join(', ') || undefined,
      }),
    ),
    mitigation: str(raw, 'recommendation'),
    severity: str(raw, 'severity'),
    cvss: [{ vector: str(raw, 'cvss', 'vectorString'), score: num(raw, 'cvss', 'score') }],
    vulnerabilityIds: [
      ...texts(raw, 'cves'),
      str(raw, 'github_advisory_id'),
      str(raw, 'url'),
      str(raw, 'references'),
    ],
    cwes: [at(raw, 'cwe')],
    component: {
      name,
      version,
      ecosystem: 'npm',
      fixed:
        patched === undefined || patched.startsWith('<0') ? [] : [patched.replace(/^>=\s*/, '')],
      direct: chain.some((path) => !path.includes('>')) ? true : undefined,
      development: flag(finding, 'dev'),
    },
    references: [str(raw, 'url'), str(raw, 'references')],
  };
}

/** The report counts the vulnerabilities of each severity. Version 7 adds their total. */
const counted = (root: unknown): number =>
  entries(root, 'metadata', 'vulnerabilities').reduce(
    (most, [, count]) => Math.max(most, num(count) ?? 0),
    0,
  );

export const npmAudit6 = jsonFormat({
  id: 'npm-audit',
  tool: 'npm audit',
  category: 'sca',
  docsUrl: 'https://github.com/npm/cli/blob/v6/docs/content/commands/npm-audit.md',
  aliases: ['npm', 'npm_audit', 'npm audit version 6', 'pnpm audit', 'pnpm'],
  detect: ({ value }) =>
    has(value, 'advisories') && (has(value, 'metadata') || has(value, 'actions')) ? 0.9 : 0,
  each: ['/advisories/*'],
  states: counted,
  map: (raw) => {
    // One finding per installed version, because each is fixed separately.
    const versions = new Map(
      list(raw, 'findings').map((finding) => [str(finding, 'version') ?? '', finding]),
    );
    return versions.size === 0
      ? advisory(raw, undefined)
      : [...versions.values()].map((finding) => advisory(raw, finding));
  },
});

const fixText = (fix: unknown): string | undefined =>
  typeof fix === 'object' && fix !== null
    ? `Update ${str(fix, 'name') ?? ''} to ${str(fix, 'version') ?? ''}${at(fix, 'isSemVerMajor') === true ? ' (a new major version)' : ''}.`
    : fix === true
      ? 'Run `npm audit fix`.'
      : undefined;

function packageFinding(raw: unknown): RawFinding {
  const name = str(raw, 'name');
  const via = list(raw, 'via');
  const advisories = via.filter((entry) => typeof entry === 'object');
  const first = advisories[0];
  const through = via.filter((entry) => typeof entry === 'string');
  const fix = at(raw, 'fixAvailable');
  const node = texts(raw, 'nodes');
  return {
    ruleId:
      str(first, 'url')?.match(/GHSA-[\w-]+/)?.[0] ??
      str(first, 'source') ??
      (name === undefined ? undefined : `vulnerable-dependency:${name}`),
    helpUri: str(first, 'url'),
    title:
      first === undefined
        ? `${name ?? 'A package'} depends on vulnerable versions of ${through.join(', ')}`
        : (str(first, 'title') ?? name),
    description: labeledLines({
      'Vulnerable versions': str(raw, 'range'),
      Advisories:
        advisories
          .map(
            (entry) =>
              `${str(entry, 'title') ?? ''} (${str(entry, 'severity') ?? ''}) ${str(entry, 'url') ?? ''}`,
          )
          .join('; ') || undefined,
      'Brought by': through.join(', ') || undefined,
      Where: node.slice(0, 25).join(', ') || undefined,
    }),
    mitigation: fixText(fix),
    severity: str(raw, 'severity'),
    cvss: advisories.map((entry) => ({
      vector: str(entry, 'cvss', 'vectorString'),
      score: num(entry, 'cvss', 'score'),
    })),
    vulnerabilityIds: advisories.map((entry) => str(entry, 'url')),
    cwes: advisories.map((entry) => texts(entry, 'cwe')),
    location: { path: undefined },
    component: {
      name,
      version: str(raw, 'version'),
      ecosystem: 'npm',
      direct: at(raw, 'isDirect') === true,
      fixed: typeof fix === 'object' && str(fix, 'name') === name ? [str(fix, 'version')] : [],
    },
    references: advisories.map((entry) => str(entry, 'url')),
  };
}

export const npmAudit7 = jsonFormat({
  id: 'npm-audit-7',
  tool: 'npm audit',
  category: 'sca',
  docsUrl: 'https://github.com/npm/cli/blob/latest/docs/lib/content/commands/npm-audit.md',
  aliases: ['npm_audit_7_plus', 'npm audit v7+', 'npm audit 7 plus'],
  detect: ({ value }) => (has(value, 'auditReportVersion', 'vulnerabilities') ? 1 : 0),
  each: ['/vulnerabilities/*'],
  states: counted,
  run: (root) => ({
    incomplete: num(root, 'metadata', 'dependencies', 'total') === 0 && 'nothing_scanned',
    ...ofVersion(str(root, 'auditReportVersion'), /^2$/, '/auditReportVersion 2'),
  }),
  map: (raw) => (Object.keys(tree(raw)).length === 0 ? undefined : packageFinding(raw)),
});
