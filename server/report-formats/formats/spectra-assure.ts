/**
 * ReversingLabs Spectra Assure, `report.rl.json`: vulnerabilities of the components and
 * dependencies of a package, and malware.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, num, str, texts } from '../parsers/json-access.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';

function identified(raw: unknown): NonNullable<RawFinding['component']> {
  const identity = at(raw, 'identity') ?? raw;
  return {
    name: str(identity, 'product') ?? str(raw, 'name') ?? str(raw, 'path'),
    version: str(identity, 'version'),
    purl: str(identity, 'purl'),
    path: str(raw, 'path'),
    licenses: texts(identity, 'license'),
  };
}

function vulnerability(id: string, details: unknown, raw: unknown): RawFinding {
  const component = identified(raw);
  const cvss = at(details, 'cvss');
  const exploit = texts(details, 'exploit');
  return {
    ruleId: id,
    title: `${id} on component ${component.name ?? 'unknown'}:${component.version ?? ''}`,
    description: joinParagraphs(
      str(details, 'summary') ?? str(details, 'description') ?? str(details, 'name'),
      labeledLines({ Component: component.path, Exploit: exploit.join(', ') || undefined }),
    ),
    severity: str(cvss, 'severity') ?? str(details, 'severity'),
    fallbackSeverity: 'medium',
    cvss: [
      {
        vector: str(cvss, 'vector') ?? str(cvss, 'vectorString'),
        score: num(cvss, 'baseScore') ?? num(cvss, 'base_score') ?? num(cvss, 'score'),
        version: str(cvss, 'version'),
      },
    ],
    vulnerabilityIds: [id],
    cwes: texts(details, 'cwe'),
    knownExploited: exploit.some((word) => /^(?:MALWARE|MANDATE|EXPLOITED)$/i.test(word))
      ? true
      : undefined,
    component,
    location: { path: component.path },
    tags: exploit,
  };
}

function malware(raw: unknown): Entry {
  const verdict = at(raw, 'classification') ?? at(raw, 'quality', 'malware');
  const status = str(verdict, 'status')?.toLowerCase();
  if (status !== 'malicious' && status !== 'suspicious') return skipped('not_a_finding');
  const component = identified(raw);
  return {
    ruleId: str(verdict, 'result') ?? status,
    title: `${status === 'malicious' ? 'Malware' : 'Suspicious code'} in ${component.name ?? component.path ?? 'a component'}`,
    description: str(verdict, 'result'),
    severity: status === 'malicious' ? 'critical' : 'high',
    cwes: [506],
    component,
    location: { path: component.path },
  };
}

export const spectraAssure = jsonFormat({
  id: 'spectra-assure',
  tool: 'ReversingLabs Spectra Assure',
  category: 'sca',
  docsUrl: 'https://docs.secure.software/',
  aliases: [
    'reversinglabs',
    'reversinglabs_spectraassure',
    'reversinglabs spectra assure',
    'spectra assure',
    'rl-secure',
    'rl-json',
  ],
  detect: ({ value }) =>
    has(value, 'report.metadata.components') ||
    (has(value, 'report.info.file') && has(value, 'report.metadata'))
      ? 1
      : 0,
  run: (root) => ({ toolVersion: str(root, 'version'), completedAt: str(root, 'timestamp') }),
  map: (document) => {
    const metadata = at(document, 'report', 'metadata');
    const known = at(metadata, 'vulnerabilities');
    const parts = [...entries(metadata, 'components'), ...entries(metadata, 'dependencies')].map(
      ([, raw]) => raw,
    );
    return parts.flatMap((raw) => {
      const listed = (state: string): string[] => [
        ...new Set([
          ...texts(raw, 'identity', 'vulnerabilities', state),
          ...texts(raw, 'vulnerabilities', state),
        ]),
      ];
      return [
        malware(raw),
        ...listed('active').map((id) => vulnerability(id, at(known, id), raw)),
        ...listed('triaged').map((id) => ({
          ...vulnerability(id, at(known, id), raw),
          suppression: { kind: 'triaged', status: 'accepted' as const },
        })),
      ];
    });
  },
});
