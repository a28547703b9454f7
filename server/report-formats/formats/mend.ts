/**
 * Mend (WhiteSource): vulnerability exports of its APIs and of the unified agent, and code
 * weaknesses from its platform.
 */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str, texts } from '../parsers/json-access.ts';
import { joinParagraphs } from '../normalize/text.ts';

const archive = /\.(?:tgz|tar\.gz|whl|gem|nupkg|zip|dll)$/i;
const javaArchive = /\.[jwea]ar$/i;

interface Named {
  /** Name without the group. */
  artifact?: string | undefined;
  full?: string | undefined;
}

/**
 * Without coordinates, the artifact of a package is a file such as `lodash-4.17.15.tgz` and the
 * group is its name. For a Java archive, the group then repeats the file name.
 */
function nameOf(
  group: string | undefined,
  artifact: string | undefined,
  version: string | undefined,
): Named {
  if (group !== undefined && archive.test(artifact ?? '')) return { artifact: group, full: group };
  const file = artifact?.replace(javaArchive, '');
  const ending = `-${version ?? ''}`;
  const own =
    file !== artifact && file?.endsWith(ending) === true ? file.slice(0, -ending.length) : file;
  return {
    artifact: own,
    full: group === undefined || group === own || group === file ? own : `${group}:${own ?? ''}`,
  };
}

const sameName = (left: string, right: string | undefined): boolean =>
  left.toLowerCase() === right?.toLowerCase();

const ecosystems: readonly (readonly [type: RegExp, ecosystem: string])[] = [
  [/^MAVEN/, 'maven'],
  [/^NODE/, 'npm'],
  [/^GO_/, 'golang'],
  [/^PYTHON/, 'pypi'],
  [/^NUGET/, 'nuget'],
  [/^RUBY/, 'gem'],
  [/^PHP/, 'composer'],
];

/**
 * Parses `Upgrade to version group:artifact:1.2,2.1;other - 3.0` and returns the versions for this
 * component, or those without a component name.
 */
function fixedVersions(resolution: string | undefined, artifact: string | undefined): string[] {
  const parts = resolution?.replace(/^upgrade to version /i, '').split(';') ?? [];
  return parts.flatMap((part) => {
    const mark = [' - ', ':', '-v'].find((text) => part.includes(text));
    const end = mark === undefined ? 0 : part.lastIndexOf(mark);
    const [name, rest] = [part.slice(0, end).trim(), part.slice(end).replace(/^(?: - |[:-])/, '')];
    const versions = rest.split(',').map((text) => text.trim());
    const own = name.slice(name.lastIndexOf(':') + 1);
    return versions.every((text) => /^v?\d[\w.+-]*$/.test(text)) &&
      (name === '' || sameName(name, artifact) || sameName(own, artifact))
      ? versions
      : [];
  });
}

/** Returns the decision of a user. Findings of a removed library are fixed. */
function settledOf(raw: unknown): RawFinding['suppression'] | 'fixed' {
  const status = str(raw, 'findingInfo', 'status')?.toUpperCase();
  if (status === undefined || status === 'ACTIVE' || status === 'NEW') return undefined;
  if (/REMOVED|FIXED|RESOLVED|REMEDIATED/.test(status)) return 'fixed';
  const why = str(raw, 'findingInfo', 'comment', 'text') ?? str(raw, 'findingInfo', 'comment');
  return {
    kind: status.toLowerCase(),
    status: 'accepted',
    ...(why !== undefined && { justification: why }),
  };
}

function weakness(raw: unknown): RawFinding {
  const type = at(raw, 'type');
  const [step, flow] = [at(raw, 'sharedStep'), at(raw, 'dataFlows', 0)];
  const placeOf = (place: unknown): NonNullable<RawFinding['location']> => ({
    path: str(place, 'file'),
    line: num(place, 'line'),
    snippet: str(place, 'snippet'),
  });
  const why = str(raw, 'suppressionMessage');
  const owasp = /^A(\d+)$/.exec(str(type, 'owasp2021', 'index') ?? '')?.[1];
  return {
    ruleId: str(type, 'sarif') ?? str(type, 'commonId'),
    ruleName: str(type, 'name'),
    title: str(type, 'name'),
    description: joinParagraphs(str(raw, 'description'), str(type, 'description')),
    mitigation: texts(type, 'recommendations').join('\n') || undefined,
    severity: str(raw, 'severity') ?? str(type, 'severity'),
    category: 'sast',
    cwes: str(type, 'cwe', 'id'),
    owasp: [owasp === undefined ? undefined : `A${owasp}:2021`],
    location: placeOf(has(step, 'file') ? step : list(flow, 'functionCalls')[0]),
    codeFlow: [...list(flow, 'inputFlow'), ...list(flow, 'functionCalls')].map(placeOf),
    references: texts(type, 'references'),
    tags: [str(type, 'language')],
    suppression:
      str(raw, 'suppressed')?.toLowerCase() === 'true'
        ? {
            kind: 'suppressed',
            status: 'accepted',
            ...(why !== undefined && why !== '' && { justification: why }),
          }
        : undefined,
    firstSeen: str(raw, 'createdTime'),
  };
}

function vulnerability(raw: unknown, library: unknown): Entry {
  const settled = settledOf(raw);
  if (settled === 'fixed') return skipped('fixed_in_report');

  const details = at(raw, 'vulnerability') ?? raw;
  const id = str(details, 'name') ?? str(raw, 'name');
  const fix = at(raw, 'topFix');
  const scoring = list(details, 'vulnerabilityScoring');
  const group = str(library, 'groupId') ?? str(raw, 'component', 'groupId');
  const artifact =
    str(library, 'artifactId') ??
    str(raw, 'component', 'artifactId') ??
    str(library, 'name') ??
    str(raw, 'component', 'name');
  const version = str(library, 'version') ?? str(raw, 'component', 'version');
  const name = nameOf(group, artifact, version);
  const type = str(library, 'type') ?? str(raw, 'component', 'libraryType') ?? '';
  const dependency = str(raw, 'component', 'dependencyType');
  const epss = num(raw, 'threatAssessment', 'epssPercentage');
  return {
    ruleId: id,
    title: `${id ?? ''} | ${name.artifact ?? ''}`,
    description: str(details, 'description'),
    mitigation: str(fix, 'fixResolution') ?? str(fix, 'message'),
    severity:
      str(details, 'cvss3_severity') ??
      str(raw, 'cvss3_severity') ??
      str(details, 'severity') ??
      str(raw, 'severity'),
    cvss: [
      {
        vector: str(details, 'scoreMetadataVector') ?? str(raw, 'scoreMetadataVector'),
        score: num(details, 'cvss3_score') ?? num(details, 'score'),
      },
      ...scoring.map((entry) => ({
        vector: str(entry, 'scoreMetadataVector') ?? str(entry, 'extraData', 'vector'),
        score: num(entry, 'score'),
        version: str(entry, 'type')?.replace('CVSS_', ''),
      })),
    ],
    vulnerabilityIds: [id],
    cwes: [at(details, 'cwe'), list(details, 'cwes')],
    epss: { score: epss === undefined ? undefined : epss / 100 },
    component: {
      name: name.full,
      version,
      ecosystem: ecosystems.find(([prefix]) => prefix.test(type))?.[1],
      path:
        str(list(raw, 'locations')[0], 'path') ??
        str(list(library, 'locations')[0], 'path') ??
        str(list(raw, 'sourceFiles')[0], 'localPath') ??
        str(raw, 'component', 'path'),
      fixed: fixedVersions(str(fix, 'fixResolution'), name.artifact),
      direct: dependency === undefined ? undefined : dependency.startsWith('Direct'),
    },
    references: [str(details, 'url'), str(fix, 'url')],
    suppression: settled,
    firstSeen: str(raw, 'findingInfo', 'detectedAt'),
  };
}

export const mend = jsonFormat({
  id: 'mend',
  tool: 'Mend',
  category: 'sca',
  docsUrl: 'https://docs.mend.io/',
  aliases: ['whitesource', 'mend scan'],
  detect: ({ value }) =>
    has(value, 'libraries.0.vulnerabilities') ||
    has(value, 'alerts.0.library') ||
    (has(value, 'response') && has(value, 'supportToken')) ||
    has(value, 'response.0.topFix') ||
    has(value, 'vulnerabilities.0.topFix') ||
    has(value, 'vulnerabilities.0.library') ||
    (has(value, 'libraries') && has(value, 'projectVitals'))
      ? 1
      : 0,
  each: ['/libraries/#', '/vulnerabilities/#', '/response/#', '/alerts/#'],
  map: (raw, { keys }) => {
    if (keys[0] === 'libraries')
      return list(raw, 'vulnerabilities').map((entry) => vulnerability(entry, raw));
    // Alerts may also concern policies and versions.
    if (has(raw, 'type.cwe') || has(raw, 'sharedStep')) return weakness(raw);
    return keys[0] === 'alerts' && !has(raw, 'vulnerability')
      ? skipped('not_a_finding')
      : vulnerability(raw, at(raw, 'library'));
  },
});
