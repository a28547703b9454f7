/**
 * Xygeni's scanner: one report per kind of scan (`metadata.format` is `sast-xygeni`,
 * `secrets-xygeni`, …), with the results in a list named after the kind.
 */
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import type { Category } from '#domain/finding-category';
import { at, bool, has, list, num, str, texts } from '../parsers/json-access.ts';

/** Names of the result lists, with the category of their results. */
const kinds: Readonly<Record<string, Category>> = {
  vulnerabilities: 'sast',
  secrets: 'secret',
  flaws: 'iac',
  misconfigurations: 'iac',
  dependencies: 'sca',
  evidences: 'sca',
  malware: 'sca',
  suspects: 'sca',
};

const scans: Readonly<Record<string, Category>> = { quality: 'quality', apisec: 'dast' };

/** Converts `OWASP:2021:A4` to the common spelling. */
const owaspOf = (tags: readonly string[]): string[] =>
  tags.flatMap((tag) => {
    const [, year, number] = /^OWASP:(\d{4}):A(\d+)$/i.exec(tag) ?? [];
    return number === undefined ? [] : [`A${number}:${year ?? ''}`];
  });

const placeOf = (raw: unknown): NonNullable<RawFinding['location']> => {
  const place = at(raw, 'location');
  // Columns are 1-based with an inclusive end; 0 means that there is none.
  const end = num(place, 'endColumn');
  return {
    path: str(place, 'filepath') ?? str(place, 'file'),
    line: num(place, 'beginLine') ?? num(place, 'line'),
    endLine: num(place, 'endLine'),
    column: num(place, 'beginColumn'),
    endColumn: end === undefined || end === 0 ? undefined : end + 1,
    snippet: str(place, 'code'),
  };
};

/** Returns the first data flow, from source to sink. */
const flowOf = (raw: unknown): RawFinding['codeFlow'] =>
  list(raw, 'codeFlows', 0, 'frames').map((frame) => ({
    ...placeOf(frame),
    message: str(frame, 'kind'),
  }));

function component(raw: unknown): NonNullable<RawFinding['component']> {
  const [group, name] = [str(raw, 'group'), str(raw, 'name')];
  const ecosystem = (
    str(raw, 'repositoryType') ??
    str(raw, 'ecosystem') ??
    str(raw, 'language')
  )?.toLowerCase();
  const joint = ecosystem === 'npm' ? '/' : ':';
  return {
    name: group === undefined || name === undefined ? name : `${group}${joint}${name}`,
    version: str(raw, 'version'),
    purl: str(raw, 'purl'),
    ecosystem,
    path: placeOf(raw).path ?? str(raw, 'fileName') ?? str(raw, 'displayFileName'),
    direct: bool(raw, 'directDependency'),
  };
}

function vulnerable(raw: unknown): RawFinding[] {
  const about = component(raw);
  return list(raw, 'vulnerabilities').map((vulnerability) => {
    const id = str(vulnerability, 'cve') ?? str(vulnerability, 'id');
    return {
      ruleId: id,
      title: `${about.name ?? ''}:${about.version ?? ''} | ${id ?? ''}`,
      description: str(vulnerability, 'description'),
      severity: str(vulnerability, 'severity'),
      category: 'sca',
      cvss: [
        {
          vector: str(vulnerability, 'vector') ?? str(vulnerability, 'cvssVector'),
          score:
            num(vulnerability, 'score') ??
            num(vulnerability, 'baseScore') ??
            num(vulnerability, 'cvssScore') ??
            num(vulnerability, 'overallCvssScore'),
        },
      ],
      vulnerabilityIds: [id, ...texts(vulnerability, 'aliases')],
      cwes: [
        ...texts(vulnerability, 'cwes'),
        ...texts(vulnerability, 'weakness'),
        str(vulnerability, 'cwe'),
      ],
      component: { ...about, fixed: texts(vulnerability, 'fixedVersion') },
      location: placeOf(raw),
      references: [...texts(vulnerability, 'references'), str(vulnerability, 'url')],
      tags: texts(raw, 'tags'),
    };
  });
}

export const xygeni = jsonFormat({
  id: 'xygeni',
  tool: 'Xygeni',
  category: 'sast',
  docsUrl: 'https://docs.xygeni.io/',
  aliases: [
    'xygeni scanner',
    'xygeni sast',
    'xygeni secrets',
    'xygeni deps',
    'xygeni iac',
    'xygeni malware',
    'xygeni misconf',
  ],
  detect: ({ value }) =>
    /-xygeni$/.test(str(value, 'metadata', 'format') ?? '') ||
    str(value, 'metadata', 'reportProperties', 'tool.name') === 'Xygeni'
      ? 1
      : has(value, 'metadata.scanType', 'metadata.projectName', 'issuesAssetMapping')
        ? 0.8
        : 0,
  each: Object.keys(kinds).map((list) => `/${list}/#`),
  // Members of a dependency. The items of the other lists are results themselves.
  looksIn: ['/vulnerabilities/#'],
  asides: ['licenses', 'paths', 'tags', 'scopes', 'location', 'properties', 'remediation'],
  run: (root) => {
    const branch = (str(root, 'currentBranch') ?? str(root, 'metadata', 'scm', 'branch'))?.replace(
      /^(?:refs\/heads\/|(?:refs\/remotes\/)?origin\/)/,
      '',
    );
    return {
      toolVersion: str(root, 'metadata', 'reportProperties', 'tool.version'),
      completedAt: str(root, 'metadata', 'timestamp'),
      branch: branch === 'unknown' ? undefined : branch,
    };
  },
  map: (raw, { root, keys }) => {
    const kind = String(keys[0]);
    if (kind === 'dependencies') return vulnerable(raw);
    const [type, detector, hash] = [
      str(raw, 'kind') ?? str(raw, 'type'),
      str(raw, 'detector'),
      str(raw, 'uniqueHash') ?? str(raw, 'hash'),
    ];
    const [tags, name] = [texts(raw, 'tags'), str(raw, 'resource')];
    const isPackage = has(raw, 'name') && has(raw, 'version');
    return {
      ruleId: detector ?? type,
      title:
        kind === 'secrets'
          ? `Secret: ${type ?? detector ?? ''}`
          : (str(raw, 'explanation') ?? str(raw, 'description') ?? type),
      description:
        kind === 'secrets'
          ? [type, str(raw, 'key')].filter((part) => part !== undefined).join(' at ')
          : (str(raw, 'explanation') ?? str(raw, 'description')),
      severity: str(raw, 'severity'),
      confidence: str(raw, 'confidence')?.replace(/^highest$/i, 'high'),
      category: scans[str(root, 'metadata', 'scanType') ?? ''] ?? kinds[kind],
      cwes: [...texts(raw, 'cwes'), num(raw, 'cwe')],
      owasp: owaspOf(tags),
      location: placeOf(raw),
      codeFlow: flowOf(raw),
      component: isPackage ? component(raw) : undefined,
      cloudResource:
        kind === 'flaws' && name !== undefined
          ? { provider: str(raw, 'provider'), id: name }
          : undefined,
      tags: [type, ...tags.filter((tag) => !tag.includes(':'))],
      fingerprints: hash === undefined ? undefined : { hash },
      author: {
        name: undefined,
        email: str(raw, 'location', 'user'),
        commit: str(raw, 'location', 'commitHash'),
        date: str(raw, 'location', 'timeAdded'),
      },
    };
  },
});
