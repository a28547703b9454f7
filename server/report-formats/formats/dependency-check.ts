/**
 * OWASP Dependency-Check: XML (all schema versions), JSON and CSV. A related dependency is the same
 * vulnerability in another file.
 */
import { type Entry, skipped } from '../entries.ts';
import { cutAt } from '../normalize/cut.ts';
import { cell, csvFormat, jsonFormat, ofVersion, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts, type Tree } from '../parsers/json-access.ts';
import { normalizePurl, parsePurl } from '../normalize/package-url.ts';

const common = {
  tool: 'OWASP Dependency-Check',
  category: 'sca',
  docsUrl: 'https://jeremylong.github.io/DependencyCheck/',
} as const;

function componentOf(
  identifiers: readonly unknown[],
  dependency: unknown,
): NonNullable<RawFinding['component']> {
  const names = identifiers.flatMap(
    (identifier) => str(identifier, 'id') ?? str(identifier, 'name') ?? [],
  );
  const purl = names.map(normalizePurl).find((found) => found !== undefined);
  if (purl !== undefined) return { ...parsePurl(purl), purl };
  const maven = identifiers
    .map((identifier) =>
      str(identifier, '@type') === 'maven' || str(identifier, 'type') === 'maven'
        ? str(identifier, 'name')
        : undefined,
    )
    .find((name) => name !== undefined)
    ?.replace(/^\((.*)\)$/, '$1');
  const parts = maven?.split(':') ?? [];
  if (parts.length >= 3)
    return { name: parts.slice(0, 2).join(':'), version: parts[2], ecosystem: 'maven' };
  const evidence = list(dependency, 'evidenceCollected', 'evidence');
  const stated = (type: string): string | undefined =>
    str(
      evidence.find(
        (entry) =>
          str(entry, '@type') === type && str(entry, '@confidence')?.startsWith('HIGH') === true,
      ),
      'value',
    );
  return { name: stated('product') ?? str(dependency, 'fileName'), version: stated('version') };
}

/** Reports before 9.0 have the CVSS 3 metrics as separate words instead of a vector. */
function vectorOfParts(v3: unknown): string | undefined {
  const parts = {
    AV: 'attackVector',
    AC: 'attackComplexity',
    PR: 'privilegesRequired',
    UI: 'userInteraction',
    S: 'scope',
    C: 'confidentialityImpact',
    I: 'integrityImpact',
    A: 'availabilityImpact',
  };
  const metrics = Object.entries(parts).map(([metric, name]) =>
    str(v3, name) === undefined
      ? undefined
      : `${metric}:${(str(v3, name) ?? '').charAt(0).toUpperCase()}`,
  );
  return metrics.every((metric) => metric !== undefined) ? metrics.join('/') : undefined;
}

function toFinding(
  vulnerability: unknown,
  dependency: unknown,
  component: NonNullable<RawFinding['component']>,
  suppressed: boolean,
): RawFinding {
  const id = str(vulnerability, 'name');
  const [v3, v2, v4] = [
    at(vulnerability, 'cvssV3') ?? at(vulnerability, 'cvssv3'),
    at(vulnerability, 'cvssV2') ?? at(vulnerability, 'cvssv2'),
    at(vulnerability, 'cvssV4') ?? at(vulnerability, 'cvssv4'),
  ];
  const v2vector =
    str(v2, 'accessVector') === undefined
      ? undefined
      : ['AV', 'AC', 'Au', 'C', 'I', 'A']
          .map(
            (metric, index) =>
              `${metric}:${(str(v2, ['accessVector', 'accessComplexity', 'authenticationr', 'confidentialImpact', 'integrityImpact', 'availabilityImpact'][index] ?? '') ?? (index === 2 ? (str(v2, 'authenticationr>') ?? str(v2, 'authentication')) : undefined) ?? '').charAt(0)}`,
          )
          .join('/');
  const v3vector = str(v3, 'vectorString') ?? vectorOfParts(v3);
  const notes = str(vulnerability, 'notes');
  return {
    ruleId: id,
    title: `${component.name ?? str(dependency, 'fileName') ?? ''}:${component.version ?? ''} | ${id ?? 'vulnerability'}`,
    description: str(vulnerability, 'description'),
    mitigation: `Update ${component.name ?? 'the component'}${component.version === undefined ? '' : `:${component.version}`} to at least the version recommended in the description.`,
    // JSON up to 6.0 has a stray `>` at the end of two names.
    severity:
      str(vulnerability, 'severity') ??
      str(v3, 'baseSeverity') ??
      str(v3, 'baseSeverity>') ??
      str(v2, 'severity'),
    cvss: [
      { vector: str(v4, 'vectorString'), score: num(v4, 'baseScore'), version: '4.0' },
      { vector: v3vector, score: num(v3, 'baseScore'), version: str(v3, 'version') ?? '3.1' },
      {
        vector: v2vector,
        score: num(v2, 'score') ?? num(vulnerability, 'cvssScore'),
        version: '2.0',
      },
    ],
    vulnerabilityIds: [
      id,
      ...list(vulnerability, 'references', 'reference').map((reference) => str(reference, 'name')),
    ],
    cwes: [
      texts(vulnerability, 'cwe'),
      list(vulnerability, 'cwes').flatMap((cwe) =>
        typeof cwe === 'string' ? [cwe] : texts(cwe, 'cwe'),
      ),
    ],
    component: { ...component, path: str(dependency, 'filePath') },
    location: { path: str(dependency, 'filePath') ?? str(dependency, 'fileName') },
    references: [
      ...list(vulnerability, 'references', 'reference'),
      ...list(vulnerability, 'references'),
    ].map((reference) => str(reference, 'url')),
    knownExploited: has(vulnerability, 'knownExploitedVulnerability') ? true : undefined,
    suppression: suppressed
      ? {
          kind: 'suppression file',
          status: 'accepted',
          ...(notes !== undefined && { justification: notes }),
        }
      : undefined,
  };
}

function ofXml(dependency: Tree): Entry[] {
  const own = list(dependency, 'identifiers');
  const identifiers = own.flatMap((group) => [
    ...list(group, 'package'),
    ...list(group, 'identifier'),
    ...list(group, 'vulnerabilityIds'),
  ]);
  const component = componentOf(identifiers, dependency);
  const related = list(dependency, 'relatedDependencies', 'relatedDependency');
  const of = (vulnerability: unknown, suppressed: boolean): RawFinding[] => [
    toFinding(vulnerability, dependency, component, suppressed),
    ...related.map((other) =>
      toFinding(
        vulnerability,
        other,
        componentOf(
          list(other, 'identifiers').flatMap((group) => [
            ...list(group, 'package'),
            ...list(group, 'identifier'),
          ]),
          other,
        ),
        suppressed,
      ),
    ),
  ];
  // The report lists every dependency, including those without vulnerabilities.
  if (!has(dependency, 'vulnerabilities')) return [skipped('no_entry')];
  return [
    ...list(dependency, 'vulnerabilities', 'vulnerability').flatMap((vulnerability) =>
      of(vulnerability, false),
    ),
    ...list(dependency, 'vulnerabilities', 'suppressedVulnerability').flatMap((vulnerability) =>
      of(vulnerability, true),
    ),
  ];
}

/** Properties of a dependency other than its vulnerabilities. */
const asides = [
  'projectReferences',
  'includedBy',
  'relatedDependencies',
  'evidenceCollected',
  'identifiers',
  'packages',
  'vulnerabilityIds',
  'suppressedVulnerabilityIds',
];

export const dependencyCheckXml = xmlFormat({
  ...common,
  id: 'dependency-check',
  aliases: ['dependency_check', 'owasp dependency check', 'owasp dependencycheck'],
  detect: ({ value, text }) =>
    has(value, 'analysis') && /dependency[-_. ]?check/i.test(text.slice(0, 4000)) ? 1 : 0,
  each: ['/analysis/dependencies/dependency'],
  listsAll: true,
  looksIn: ['/vulnerabilities/#/vulnerability/#', '/vulnerabilities/#/suppressedVulnerability/#'],
  asides,
  run: (root) => ({
    toolVersion: str(root, 'analysis', 'scanInfo', 'engineVersion'),
    completedAt: str(root, 'analysis', 'projectInfo', 'reportDate'),
    ...(has(root, 'analysis.scanInfo.0.analysisExceptions.0.exception') && {
      incomplete: 'files_failed',
    }),
    ...ofVersion(
      /dependency-check\.([\d.]+)\.xsd/.exec(str(root, 'analysis', '@xmlns') ?? '')?.[1],
      /^[1-4]\./,
      'dependency-check.4.1.xsd',
    ),
  }),
  map: ofXml,
});

export const dependencyCheckJson = jsonFormat({
  ...common,
  id: 'dependency-check-json',
  detect: ({ value }) =>
    has(value, 'reportSchema', 'scanInfo', 'dependencies') ||
    has(value, 'dependencies.0.evidenceCollected')
      ? 1
      : 0,
  each: ['/dependencies/#'],
  listsAll: true,
  looksIn: ['/vulnerabilities/#', '/suppressedVulnerabilities/#'],
  asides,
  run: (root) => ({
    toolVersion: str(root, 'scanInfo', 'engineVersion'),
    completedAt: str(root, 'projectInfo', 'reportDate'),
    // Dependencies of failed analyzers were not scanned.
    incomplete: list(root, 'scanInfo', 'analysisExceptions').length > 0 && 'files_failed',
    ...ofVersion(str(root, 'reportSchema'), /^1\./, '/reportSchema 1.x'),
  }),
  map: (dependency) => {
    const component = componentOf(
      [...list(dependency, 'packages'), ...list(dependency, 'vulnerabilityIds')],
      dependency,
    );
    const related = list(dependency, 'relatedDependencies');
    const of = (vulnerability: unknown, suppressed: boolean): RawFinding[] => [
      toFinding(vulnerability, dependency, component, suppressed),
      ...related.map((other) =>
        toFinding(
          vulnerability,
          other,
          componentOf([...list(other, 'packageIds'), ...list(other, 'packages')], other),
          suppressed,
        ),
      ),
    ];
    const found = [
      ...list(dependency, 'vulnerabilities').flatMap((vulnerability) => of(vulnerability, false)),
      ...list(dependency, 'suppressedVulnerabilities').flatMap((vulnerability) =>
        of(vulnerability, true),
      ),
    ];
    return found.length === 0 ? skipped('no_entry') : found;
  },
});

/**
 * A row per dependency and vulnerability. The CVSS 3 vector is followed by numbers that are not
 * metrics.
 */
export const dependencyCheckCsv = csvFormat({
  ...common,
  id: 'dependency-check-csv',
  columns: [['dependencyname', 'dependencypath', 'cve', 'vulnerability']],
  map: (row) => {
    const [id, fileName, path] = [
      cell(row, 'cve'),
      cell(row, 'dependencyname'),
      cell(row, 'dependencypath'),
    ];
    if (id === undefined) return undefined;
    const component = componentOf(
      (cell(row, 'identifiers')?.split(/,\s*/) ?? []).map((name) => ({ id: name })),
      { fileName },
    );
    const score = (...names: string[]): number | undefined =>
      cell(row, ...names) === undefined ? undefined : Number(cell(row, ...names));
    return {
      ruleId: id,
      title: `${component.name ?? ''}:${component.version ?? ''} | ${id}`,
      description: cell(row, 'vulnerability'),
      severity: cell(row, 'cvssv4_baseseverity', 'cvssv3_baseseverity', 'cvssv2_severity'),
      cvss: [
        {
          vector: cell(row, 'cvssv4'),
          score: score('cvssv4_basescore', 'cvssv4_score'),
          version: '4.0',
        },
        {
          vector: cutAt(cell(row, 'cvssv3'), /\/E:\d/),
          score: score('cvssv3_basescore'),
          version: '3.1',
        },
        {
          vector: cell(row, 'cvssv2')?.replace(/^\//, ''),
          score: score('cvssv2_score'),
          version: '2.0',
        },
      ],
      vulnerabilityIds: [id],
      cwes: cell(row, 'cwe'),
      component: { ...component, path },
      location: { path: path ?? fileName },
      knownExploited: cell(row, 'dateadded') === undefined ? undefined : true,
    };
  },
});
