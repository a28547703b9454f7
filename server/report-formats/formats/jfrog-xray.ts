/**
 * JFrog Xray: exported violations and components, the unified export, and the on-demand binary
 * scan.
 */
import { jsonFormat, type MapResult } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { cliLists, cliReaders, cliRun, isCliReport } from './jfrog-cli.ts';
import { joinParagraphs } from '../normalize/text.ts';
import { at, entries, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

interface Typed {
  ecosystem: string | undefined;
  name: string | undefined;
  version: string | undefined;
}

/**
 * Ids of distribution packages contain the distribution, and their versions may have an epoch:
 * `deb://debian:buster:openssl:1:1.1.1d`.
 */
const prefixes: Readonly<Record<string, (parts: readonly string[]) => number>> = {
  deb: ({ length }) => (length > 3 ? 2 : 0),
  alpine: ({ length }) => (length > 2 ? 1 : 0),
  rpm: ([release = '']) => (/^\d/.test(release) ? 1 : 0),
};

const typed = (id: string | undefined): Typed => {
  const [, ecosystem, path] = /^(\w+):\/\/(.*)$/.exec(id ?? '') ?? [];
  const parts = (path ?? id ?? '').split(':');
  const prefix = prefixes[ecosystem ?? '']?.(parts);
  if (prefix !== undefined)
    return {
      ecosystem,
      name: parts[prefix],
      version: parts.slice(prefix + 1).join(':') || undefined,
    };
  return {
    ecosystem: ecosystem === 'gav' ? 'maven' : ecosystem,
    name: parts.slice(0, -1).join(':') || parts[0],
    version: parts.length > 1 ? parts.at(-1) : undefined,
  };
};

/** Returns the fixed version of a range such as `[1.2.6]` or `≥ 2:1.6.4-3`. */
const fixedVersion = (range: string): string =>
  range.replace(/^(?:≥|>=)\s*/, '').replace(/^[[(]([^,\])]+)(?:,[^\])]*)?[\])]$/, '$1');

/** Returns the image if the artifact's package type or the prefix of its id is `docker`. */
function artifactOf(id: string | undefined, type: string | undefined): RawFinding['image'] {
  const image = /^docker:\/\/(.+)$/.exec(id ?? '')?.[1];
  if (image === undefined) return type?.toLowerCase() === 'docker' ? { reference: id } : undefined;
  return { reference: image };
}

function toFinding(raw: unknown, component: NonNullable<RawFinding['component']>): RawFinding {
  const stated = list(raw, 'properties')
    .filter((entry) => has(entry, 'Cve'))
    .map((entry) => ({
      cve: str(entry, 'Cve'),
      cwe: texts(entry, 'Cwe'),
      cvss_v3: str(entry, 'CvssV3'),
      cvss_v2: str(entry, 'CvssV2'),
    }));
  const cves = [
    ...list(raw, 'cves'),
    ...list(raw, 'component_versions', 'more_details', 'cves'),
    ...stated,
  ];
  const id = str(raw, 'issue_id') ?? str(raw, 'id') ?? str(cves[0], 'cve');
  const fixed = [
    ...texts(raw, 'fixed_versions'),
    ...texts(raw, 'component_versions', 'fixed_versions'),
  ].map(fixedVersion);
  const extended = at(raw, 'extended_information');
  return {
    ruleId: id,
    title: `${component.name ?? ''}:${component.version ?? ''} | ${str(cves[0], 'cve') ?? id ?? ''}`,
    description: [
      str(raw, 'summary'),
      str(raw, 'description') ?? str(raw, 'component_versions', 'more_details', 'description'),
      str(extended, 'short_description'),
      str(extended, 'full_description'),
    ]
      .filter((part, index, all) => part !== undefined && all.indexOf(part) === index)
      .join('\n\n'),
    mitigation: joinParagraphs(
      fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
      str(extended, 'remediation'),
    ),
    severity: str(raw, 'severity'),
    cvss: cves.flatMap((cve) =>
      ['cvss_v3', 'cvss_v2'].map((key) => {
        const [score, vector] = (str(cve, key) ?? '').split(/\/(.*)/);
        return {
          version: key === 'cvss_v2' ? '2.0' : undefined,
          score: Number(score) || num(cve, `${key}_score`),
          vector: vector === undefined || vector === '' ? str(cve, `${key}_vector`) : vector,
        };
      }),
    ),
    vulnerabilityIds: [...cves.map((cve) => str(cve, 'cve')), id],
    cwes: cves.map((cve) => texts(cve, 'cwe')),
    component: { ...component, fixed },
    references: texts(raw, 'references'),
  };
}

/** Reads the command line's `simple-json` output. */
function simple(raw: unknown): RawFinding {
  const cves = list(raw, 'cves').map((cve) => ({
    cve: str(cve, 'id'),
    cvss_v3_score: str(cve, 'cvssV3'),
    cvss_v3_vector: str(cve, 'cvssV3Vector'),
    cvss_v2_score: str(cve, 'cvssV2'),
    cvss_v2_vector: str(cve, 'cvssV2Vector'),
  }));
  const named = at(raw, 'components', 0);
  const component = {
    name: str(raw, 'impactedPackageName') ?? str(named, 'name'),
    version: str(raw, 'impactedPackageVersion') ?? str(named, 'version'),
    ecosystem: str(raw, 'impactedPackageType')?.toLowerCase(),
  };
  return toFinding(
    {
      ...(raw as object),
      cves,
      issue_id: str(raw, 'issueId'),
      fixed_versions: texts(raw, 'fixedVersions'),
    },
    component,
  );
}

/** Converts the `components` map, keyed by `npm://left-pad:1.0.0`, with the fixed versions. */
const componentFindings = (raw: unknown): RawFinding[] =>
  entries(raw, 'components').map(([id, entry]) =>
    toFinding(
      { ...(raw as object), fixed_versions: at(entry, 'fixed_versions') },
      { ...typed(id), path: str(list(entry, 'impact_paths', 0).at(-1), 'full_path') },
    ),
  );

function scan(raw: unknown): RawFinding[] {
  const found = list(raw, 'vulnerabilities');
  // A scan with a watch or project lists violations instead.
  return (
    found.length > 0
      ? found
      : list(raw, 'violations').filter((entry) => (str(entry, 'type') ?? 'security') === 'security')
  ).flatMap(componentFindings);
}

function violation(raw: unknown): RawFinding[] {
  if (has(raw, 'components') && !isList(raw, 'components')) return componentFindings(raw);
  const infected = texts(raw, 'infected_components');
  return infected.length === 0
    ? [toFinding(raw, typed(texts(raw, 'impacted_artifacts')[0]?.split('/').at(-1)))]
    : infected.map((id) => toFinding(raw, typed(id)));
}

/** Parses the last part of a path: `3.12:openssl:1.1.1k-r0`, `guava-30.0-jre.jar`, or a name. */
function packageAt(name: string): Typed {
  if (name.includes(':')) return typed(/^\d/.test(name) ? `alpine://${name}` : name);
  const [, stem, version] = /^(.+?)-(\d[^/]*)\.(?:jar|war|js|tgz|whl)$/.exec(name) ?? [];
  return { ecosystem: undefined, name: stem ?? name, version };
}

/** An issue names its component, or a path within the artifact that leads to it. */
function issueOf(raw: unknown, artifact: unknown): RawFinding {
  const stated = str(raw, 'components', 0, 'component_id');
  const path = str(raw, 'impact_path', 0);
  const general = at(artifact, 'general');
  const component =
    stated === undefined
      ? packageAt(path?.split('/').at(-1) ?? str(general, 'name') ?? '')
      : typed(stated);
  return {
    ...toFinding(
      { ...(raw as object), fixed_versions: at(raw, 'components', 0, 'fixed_versions') },
      { ...component, path },
    ),
    image: artifactOf(str(general, 'component_id'), str(general, 'pkg_type')),
  };
}

const read: Readonly<Record<string, (raw: unknown, artifact: unknown) => MapResult>> = {
  data: (raw) => {
    const component = typed(str(raw, 'source_comp_id'));
    const distribution = component.ecosystem !== undefined && component.ecosystem in prefixes;
    return toFinding(raw, {
      name: distribution ? component.name : (str(raw, 'component') ?? str(raw, 'source_comp_id')),
      version: component.version,
      ecosystem: str(raw, 'package_type'),
    });
  },
  rows: (raw) => ({
    ...toFinding(raw, { ...typed(str(raw, 'vulnerable_component')), path: str(raw, 'path') }),
    image: artifactOf(str(raw, 'impacted_artifact'), undefined),
    lastSeen: str(raw, 'artifact_scan_time'),
  }),
  scan,
  artifacts: issueOf,
  vulnerabilities: (raw) =>
    has(raw, 'impactedPackageName') ? simple(raw) : componentFindings(raw),
  securityViolations: simple,
  violations: violation,
  ...cliReaders,
};

export const jfrogXray = jsonFormat({
  id: 'jfrog-xray',
  tool: 'JFrog Xray',
  category: 'sca',
  docsUrl: 'https://jfrog.com/help/r/jfrog-security-documentation/export-scan-data',
  aliases: [
    'jfrogxray',
    'jfrog xray',
    'jfrog xray unified',
    'jfrog_xray_unified',
    'jfrog_xray_on_demand_binary_scan',
    'jfrog xray api summary artifact',
    'jfrog_xray_api_summary_artifact',
  ],
  detect: ({ value }) => {
    if (
      has(value, 'data.0.component_versions') ||
      has(value, 'data.0.source_comp_id') ||
      has(value, 'rows.0.issue_id') ||
      has(value, '0.vulnerabilities.0.issue_id') ||
      has(value, 'artifacts.0.issues')
    )
      return 1;
    if (
      has(value, 'vulnerabilities.0.impactedPackageName') ||
      has(value, 'securityViolations.0.impactedPackageName') ||
      isCliReport(value) ||
      has(value, 'violations.0.infected_components') ||
      has(value, '0.violations.0.issue_id') ||
      (has(value, '0.scan_id') && has(value, '0.component_id'))
    )
      return 1;
    // Lists with a count are common, so a non-empty `data` list needs further evidence.
    return (has(value, 'total_count') &&
      isList(value, 'data') &&
      list(value, 'data').length === 0) ||
      (has(value, 'total_rows') && isList(value, 'rows'))
      ? 0.8
      : 0;
  },
  each: [
    '/data/#',
    '/rows/#',
    '/#',
    '/artifacts/#/issues/#',
    '/vulnerabilities/#',
    '/securityViolations/#',
    '/violations/#',
    ...cliLists.map((name) => `/${name}/#`),
  ],
  run: cliRun,
  // Members of a scan, which is a result with several entries.
  looksIn: ['/vulnerabilities/#/components/*', '/violations/#/components/*'],
  asides: ['licenses', 'cves', 'references', 'watch_name', 'extended_information'],
  map: (raw, { keys, root }) =>
    read[String(typeof keys[0] === 'number' ? 'scan' : keys[0])]?.(
      raw,
      at(root, 'artifacts', keys[1] ?? 0),
    ),
});
