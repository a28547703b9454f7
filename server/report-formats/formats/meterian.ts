/**
 * Meterian's JSON report: advice by component in the security part, licence violations in the
 * licensing part.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

/** Older clients call the lists `assessments`. */
const reports = (part: unknown): unknown[] => [
  ...list(part, 'reports'),
  ...list(part, 'assessments'),
];

const safeVersions = (raw: unknown): string[] => [
  ...new Set(
    ['latestPatch', 'latestMinor', 'latestMajor', 'latestSafe'].flatMap(
      (kind) => str(raw, 'safeVersions', kind) ?? [],
    ),
  ),
];

const links = (advice: unknown): (string | undefined)[] => [
  str(advice, 'url'),
  ...list(advice, 'links').map((link) => str(link, 'url') ?? str(link)),
];

function advised(advice: unknown, report: unknown, language: string | undefined): RawFinding {
  const dependency = at(report, 'dependency') ?? at(report, 'library') ?? report;
  const [name, version] = [str(dependency, 'name'), str(dependency, 'version')];
  const fixed = safeVersions(report);
  const id = str(advice, 'id');
  const cve = str(advice, 'cve');
  const urls = links(advice);
  return {
    ruleId: cve === undefined || cve === 'N/A' ? id : cve,
    title: `${name ?? 'A component'}:${version ?? ''}`,
    description: joinParagraphs(
      str(advice, 'description'),
      labeledLines({
        Source: str(advice, 'source'),
        Type: str(advice, 'type'),
        'Safe versions': fixed.join(', ') || undefined,
      }),
    ),
    mitigation:
      fixed.length === 0
        ? undefined
        : `Update ${name ?? 'the component'} to ${fixed.join(' or ')}.`,
    severity: str(advice, 'severity'),
    cvss: [
      {
        vector: str(advice, 'cvssVector') ?? str(advice, 'cvss', 'vector'),
        score: num(advice, 'cvss') ?? num(advice, 'cvss', 'score'),
      },
    ],
    vulnerabilityIds: [cve, ...urls, id],
    cwes: [at(advice, 'cwe'), at(advice, 'cwes')],
    component: {
      name,
      version,
      ecosystem: str(dependency, 'language')?.toLowerCase() ?? language,
      path: texts(report, 'locations')[0] ?? texts(dependency, 'locations')[0],
      fixed,
    },
    location: { path: texts(report, 'locations')[0] ?? texts(dependency, 'locations')[0] },
    references: urls,
    tags: [str(dependency, 'scope')],
    suppression:
      at(advice, 'excluded') === true ? { kind: 'excluded', status: 'accepted' } : undefined,
  };
}

function licenced(result: unknown, language: string | undefined): RawFinding[] {
  const [name, version] = [str(result, 'name'), str(result, 'version')];
  return list(result, 'violations').map((raw) => ({
    ruleId: 'license-violation',
    title: `License violation of ${name ?? 'a component'}:${version ?? ''}`,
    description: str(raw, 'message') ?? str(raw),
    severity: 'medium',
    category: 'license',
    component: {
      name,
      version,
      ecosystem: language,
      licenses: list(result, 'licenses').flatMap((license) => str(license, 'id') ?? []),
    },
  }));
}

export const meterian = jsonFormat({
  id: 'meterian',
  tool: 'Meterian',
  category: 'sca',
  docsUrl: 'https://docs.meterian.io/',
  aliases: ['meterian scanner'],
  severities: { suggest: 'info' },
  detect: ({ value }) =>
    has(value, 'reports.security') &&
    (has(value, 'reports.stability') ||
      has(value, 'reports.licensing') ||
      has(value, 'scores.security') ||
      has(value, 'scores'))
      ? 1
      : has(value, 'reports.security.reports') || has(value, 'reports.security.assessments')
        ? 0.9
        : 0,
  run: (root) => ({ completedAt: str(root, 'timestamp') }),
  map: (document) => [
    ...reports(at(document, 'reports', 'security')).flatMap((part) =>
      reports(part).flatMap((report) =>
        [...list(report, 'advices'), ...list(report, 'advisories')].map((advice) =>
          advised(advice, report, str(part, 'language')?.toLowerCase()),
        ),
      ),
    ),
    ...list(document, 'reports', 'licensing', 'reports').flatMap((part) =>
      list(part, 'results').flatMap((result) =>
        licenced(result, str(part, 'language')?.toLowerCase()),
      ),
    ),
  ],
});
