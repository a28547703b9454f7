/** Mend (WhiteSource): vulnerability exports of its API and of the unified agent. */
import { leftOut } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, list, num, str } from '../parsers/json-access.ts';

/**
 * Where a package has no coordinates, its artifact is the file `lodash-4.17.15.tgz`, and the group
 * is its name.
 */
const isFile = (artifact: string | undefined): boolean =>
  /\.(?:tgz|tar\.gz|whl|gem|nupkg|zip)$/i.test(artifact ?? '');

function vulnerability(raw: unknown, library: unknown): RawFinding {
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
  const name = group !== undefined && isFile(artifact) ? group : artifact;
  const epss = num(raw, 'threatAssessment', 'epssPercentage');
  return {
    ruleId: id,
    title: `${id ?? ''} | ${name ?? ''}`,
    description: str(details, 'description'),
    mitigation: str(fix, 'fixResolution') ?? str(fix, 'message'),
    severity:
      str(details, 'cvss3_severity') ??
      str(raw, 'cvss3_severity') ??
      str(details, 'severity') ??
      str(raw, 'severity'),
    cvss: [
      {
        vector: str(details, 'scoreMetadataVector'),
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
      name: group === undefined || group === name ? name : `${group}:${name ?? ''}`,
      version: str(library, 'version') ?? str(raw, 'component', 'version'),
      path: str(list(library, 'locations')[0], 'path') ?? str(raw, 'component', 'path'),
    },
    references: [str(details, 'url'), str(fix, 'url')],
    firstSeen: str(details, 'publishDate'),
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
    // Alerts are about policies and versions as well.
    return keys[0] === 'alerts' && !has(raw, 'vulnerability')
      ? leftOut('not_a_finding')
      : vulnerability(raw, at(raw, 'library'));
  },
});
