import { jsonFormat, partOfResults, type ReportFormat, type RunMetadata } from '../format.ts';
import type { IncompleteReason } from '../model.ts';
import type { RawFinding } from '../raw-finding.ts';
import { type Entry, skipped, unfamiliar } from '../entries.ts';
import { at, has, isList, list, num, str } from '../parsers/json-access.ts';
import { readFrames } from '../parsers/json-reader.ts';

/**
 * Builds a vector from `ATTACK_VECTOR_NETWORK`, `PRIVILEGES_REQUIRED_LOW`, `IMPACT_HIGH`: the first
 * letter of the last word is the metric value.
 */
function vectorOf(cvss: unknown): string | undefined {
  const metrics = Object.entries({
    AV: 'attackVector',
    AC: 'attackComplexity',
    PR: 'privilegesRequired',
    UI: 'userInteraction',
    S: 'scope',
    C: 'confidentialityImpact',
    I: 'integrityImpact',
    A: 'availabilityImpact',
  }).map(([metric, name]) => {
    const word = str(cvss, name)?.split('_').at(-1);
    return word === undefined || word === 'UNSPECIFIED' ? undefined : `${metric}:${word.charAt(0)}`;
  });
  return metrics.every((metric) => metric !== undefined) ? metrics.join('/') : undefined;
}

/** Some exports have the numeric values of `Severity`. */
const numbered = ['SEVERITY_UNSPECIFIED', 'MINIMAL', 'LOW', 'MEDIUM', 'HIGH', 'CRITICAL'];

function severityOf(vulnerability: unknown, pack: unknown): string | undefined {
  const stated = [
    str(pack, 'effectiveSeverity'),
    str(vulnerability, 'effectiveSeverity'),
    str(vulnerability, 'severity'),
  ]
    .map((word) => numbered[Number(word)] ?? word)
    .filter((word) => word !== undefined);
  return stated.find((word) => word !== 'SEVERITY_UNSPECIFIED');
}

/** `fullName` is optional; it is `epoch:name-revision`. */
function versionOf(version: unknown): string | undefined {
  const [name, epoch, revision] = [
    str(version, 'name'),
    str(version, 'epoch'),
    str(version, 'revision'),
  ];
  if (str(version, 'fullName') !== undefined || name === undefined) return str(version, 'fullName');
  return `${epoch === undefined || epoch === '0' ? '' : `${epoch}:`}${name}${revision === undefined ? '' : `-${revision}`}`;
}

function assessmentOf(vulnerability: unknown): RawFinding['suppression'] {
  if (str(vulnerability, 'vexAssessment', 'state') !== 'NOT_AFFECTED') return undefined;
  const reason = str(vulnerability, 'vexAssessment', 'justification', 'justificationType');
  return {
    kind: 'not affected',
    status: 'accepted',
    ...(reason !== undefined && { justification: reason.toLowerCase().replaceAll('_', ' ') }),
  };
}

function toFinding(raw: unknown, vulnerability: unknown, pack: unknown): RawFinding {
  const id = str(vulnerability, 'shortDescription') ?? str(raw, 'noteName')?.split('/').at(-1);
  // The maximum version means that there is no fix.
  const fixed = ['MAXIMUM', '3'].includes(str(pack, 'fixedVersion', 'kind') ?? '')
    ? undefined
    : versionOf(at(pack, 'fixedVersion'));
  return {
    ruleId: id,
    title: id,
    description: str(vulnerability, 'longDescription'),
    mitigation: fixed === undefined ? undefined : `Update to ${fixed}.`,
    severity: severityOf(vulnerability, pack),
    cvss: [
      {
        vector: vectorOf(at(vulnerability, 'cvssv3') ?? at(vulnerability, 'cvssV3')),
        score:
          num(vulnerability, 'cvssv3', 'baseScore') ??
          num(vulnerability, 'cvssV3', 'baseScore') ??
          num(vulnerability, 'cvssScore'),
      },
    ],
    vulnerabilityIds: [id, str(raw, 'noteName')],
    suppression: assessmentOf(vulnerability),
    component: {
      name: str(pack, 'affectedPackage'),
      ecosystem: str(pack, 'packageType')?.toLowerCase(),
      version: versionOf(at(pack, 'affectedVersion')),
      path: str(pack, 'fileLocation', 0, 'filePath'),
      fixed: [fixed],
    },
    image: { reference: str(raw, 'resourceUri') },
    references: list(vulnerability, 'relatedUrls').map((entry) => str(entry, 'url')),
    firstSeen: str(raw, 'createTime'),
  };
}

const others = [
  ...['discovery', 'build', 'image', 'package', 'deployment', 'attestation', 'upgrade'],
  ...['compliance', 'dsseAttestation', 'sbomReference', 'secret'],
];

function toEntries(raw: unknown): readonly Entry[] {
  const vulnerability = at(raw, 'vulnerability');
  // Discoveries, builds and attestations are other kinds of occurrences.
  if (vulnerability === undefined)
    return [others.some((kind) => has(raw, kind)) ? skipped('not_a_finding') : unfamiliar];
  if (str(vulnerability, 'vexAssessment', 'state') === 'FIXED') return [skipped('fixed_in_report')];
  const packs = list(vulnerability, 'packageIssue');
  return (packs.length > 0 ? packs : [undefined]).map((pack) =>
    toFinding(raw, vulnerability, pack),
  );
}

/** A list item is an occurrence, or a page with several. */
const occurrencesIn = (raw: unknown): unknown[] =>
  isList(raw) ? list(raw) : isList(raw, 'occurrences') ? list(raw, 'occurrences') : [raw];

/**
 * Artifact Analysis reports the progress of an image scan in a discovery. `COMPLETE` is an alias of
 * `FINISHED_SUCCESS`, whose number is 3.
 */
const finished = new Set(['FINISHED_SUCCESS', 'COMPLETE', '3']);
const failed = new Set(['FINISHED_FAILED', '4']);

function scanState(discoveries: readonly unknown[]): IncompleteReason | undefined {
  const states = discoveries.map((entry) => str(entry, 'discovery', 'analysisStatus') ?? '');
  if (states.some((state) => failed.has(state))) return 'scan_failed';
  return states.some((state) => !finished.has(state)) ? 'nothing_scanned' : undefined;
}

/** The command's nested and flat lists, and the API's response. */
const places = [
  '/vulnerabilities/*/#',
  '/package_vulnerability_summary/vulnerabilities/*/#',
  '/#',
  '/occurrences/#',
];

const isOccurrence = (document: unknown): boolean => has(document, 'noteName', 'vulnerability');

const occurrences = jsonFormat({
  id: 'gcloud-artifact',
  tool: 'Google Artifact Analysis',
  category: 'container',
  docsUrl: 'https://cloud.google.com/artifact-analysis/docs/',
  aliases: ['gcloud artifact scan', 'gcloud_artifact_scan'],
  // Severity of vulnerabilities that the distribution considers negligible.
  severities: { minimal: 'info' },
  detect: ({ value, text }) =>
    ((has(value, 'vulnerabilities') || has(value, 'image_summary')) &&
      /"noteName"|"image_summary"/.test(text)) ||
    isOccurrence(value) ||
    has(value, '0.noteName', '0.vulnerability') ||
    has(value, '0.noteName', '0.discovery') ||
    has(value, '0.occurrences.0.noteName') ||
    has(value, 'occurrences.0.noteName')
      ? 1
      : 0,
  each: places,
  alone: isOccurrence,
  run: (root, roots): RunMetadata =>
    roots.length === 1 && isOccurrence(root) ? partOfResults('/occurrences') : {},
  map: (raw) => occurrencesIn(raw).flatMap(toEntries),
});

export const gcloudArtifact: ReportFormat = {
  ...occurrences,
  async *read(file, context) {
    const discoveries: unknown[] = [];
    let held = 0;
    const roots = await readFrames(file, places, context, ({ value }) => {
      for (const entry of occurrencesIn(value)) {
        held += 1;
        if (has(entry, 'discovery')) discoveries.push({ discovery: at(entry, 'discovery') });
      }
    });
    discoveries.push(...roots.flatMap((root) => list(root, 'discovery_summary', 'discovery')));
    // Without any occurrence or discovery, the image was never scanned.
    const unseen = held === 0 && discoveries.length === 0 && has(roots[0], 'occurrences');
    const incomplete = unseen ? 'nothing_scanned' : scanState(discoveries);
    for await (const item of occurrences.read(file, context))
      yield item.kind === 'run' && item.incomplete === undefined && incomplete !== undefined
        ? { ...item, incomplete }
        : item;
  },
};
