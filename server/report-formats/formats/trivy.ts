/**
 * Trivy's JSON: a list (before 0.20), schema 2 with `Results`, and cluster scans with `Resources`,
 * `Vulnerabilities` or `Findings`.
 */
import { type Entry, skipped, notLookedAt } from '../entries.ts';
import { cutAt } from '../normalize/cut.ts';
import { jsonFormat, ofVersion } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, entries, has, isList, list, num, str, texts, tree } from '../parsers/json-access.ts';
import { imageTarget, pathTarget } from '../normalize/target.ts';
import { labeledLines, joinParagraphs } from '../normalize/text.ts';
import type { RawCvss } from '../normalize/cvss.ts';
import { lacksPlaces } from '../variant.ts';

interface Target {
  /** The scanned file or image. */
  name: string | undefined;
  class: string | undefined;
  type: string | undefined;
  image: RawFinding['image'];
  resource: RawFinding['cloudResource'];
}

function cvss(vulnerability: unknown): RawCvss[] {
  return entries(vulnerability, 'CVSS').flatMap(([source, scores]) => [
    { vector: str(scores, 'V40Vector'), score: num(scores, 'V40Score'), version: '4.0', source },
    { vector: str(scores, 'V3Vector'), score: num(scores, 'V3Score'), version: '3', source },
    { vector: str(scores, 'V2Vector'), score: num(scores, 'V2Score'), version: '2', source },
  ]);
}

const lockFiles = /\.(?:lock|json|xml|txt|toml|mod|sum|gradle|lockfile|yaml|yml|csproj|resolved)$/i;

export function trivyVulnerability(raw: unknown, target: Target): RawFinding {
  const id = str(raw, 'VulnerabilityID');
  const name = str(raw, 'PkgName');
  const version = str(raw, 'InstalledVersion');
  const path =
    str(raw, 'PkgPath') ??
    (target.class === 'lang-pkgs' || lockFiles.test(target.name ?? '') ? target.name : undefined);
  const fixed = str(raw, 'FixedVersion');
  return {
    ruleId: id,
    helpUri: str(raw, 'PrimaryURL'),
    title: [id, name, version].filter((part) => part !== undefined).join(' '),
    description: joinParagraphs(str(raw, 'Title'), str(raw, 'Description')),
    mitigation: fixed === undefined ? undefined : `Update ${name ?? 'the package'} to ${fixed}.`,
    severity: str(raw, 'Severity'),
    category: target.class === 'os-pkgs' || target.image !== undefined ? 'container' : 'sca',
    cvss: cvss(raw),
    vulnerabilityIds: [id, ...texts(raw, 'VendorIDs')],
    cwes: texts(raw, 'CweIDs'),
    location: path === undefined ? undefined : { path },
    component: {
      name,
      version,
      purl: str(raw, 'PkgIdentifier', 'PURL'),
      ecosystem: target.type,
      path,
      fixed: fixed?.split(/,\s*/),
    },
    image:
      target.image === undefined
        ? undefined
        : { ...target.image, layer: str(raw, 'Layer', 'DiffID') ?? str(raw, 'Layer', 'Digest') },
    cloudResource: target.resource,
    references: [str(raw, 'PrimaryURL'), ...texts(raw, 'References')],
    tags: [target.type, str(raw, 'SeveritySource')],
    // The distribution states that its package is not affected.
    suppression:
      str(raw, 'Status') === 'not_affected'
        ? { kind: 'not affected', status: 'accepted' }
        : undefined,
  };
}

export function trivyMisconfiguration(raw: unknown, target: Target): RawFinding {
  const cause = at(raw, 'CauseMetadata');
  const code = list(cause, 'Code', 'Lines');
  return {
    ruleId: str(raw, 'ID') ?? str(raw, 'AVDID'),
    ruleName: str(raw, 'Title'),
    helpUri: str(raw, 'PrimaryURL'),
    title: [str(raw, 'ID'), str(raw, 'Title')].filter((part) => part !== undefined).join(' - '),
    description: joinParagraphs(str(raw, 'Message'), str(raw, 'Description')),
    mitigation: str(raw, 'Resolution'),
    severity: str(raw, 'Severity'),
    category: 'iac',
    location: {
      path: target.resource === undefined && target.type !== 'cloud' ? target.name : undefined,
      line: num(cause, 'StartLine'),
      endLine: num(cause, 'EndLine'),
      snippet: code.map((line) => str(line, 'Content') ?? '').join('\n'),
      snippetLine: num(code[0], 'Number'),
    },
    cloudResource:
      target.resource ??
      (str(cause, 'Resource') === undefined
        ? undefined
        : {
            provider: str(cause, 'Provider'),
            type: str(cause, 'Service'),
            id: str(cause, 'Resource'),
          }),
    image: target.image,
    references: [str(raw, 'PrimaryURL'), ...texts(raw, 'References')],
    tags: [target.type, str(raw, 'AVDID')],
  };
}

function secret(raw: unknown, target: Target): RawFinding {
  const title = str(raw, 'Title');
  return {
    ruleId: str(raw, 'RuleID') ?? title,
    ruleName: title,
    title: `Secret detected in ${target.name ?? 'the scanned files'} - ${title ?? str(raw, 'RuleID') ?? 'secret'}`,
    description: labeledLines({ Category: str(raw, 'Category'), Match: str(raw, 'Match') }),
    mitigation: 'Revoke the secret, replace it, and remove it from the history.',
    severity: str(raw, 'Severity'),
    category: 'secret',
    cwes: [798],
    location: {
      path: target.name,
      line: num(raw, 'StartLine'),
      endLine: num(raw, 'EndLine'),
      snippet: str(raw, 'Match'),
    },
    image:
      target.image === undefined
        ? undefined
        : { ...target.image, layer: str(raw, 'Layer', 'DiffID') },
    tags: [str(raw, 'Category')],
  };
}

function license(raw: unknown, target: Target): RawFinding {
  const name = str(raw, 'Name');
  return {
    ruleId: `license:${name ?? 'unknown'}`,
    title: `License ${name ?? 'unknown'} of ${str(raw, 'PkgName') ?? str(raw, 'FilePath') ?? 'a file'}`,
    description: labeledLines({
      License: name,
      Category: str(raw, 'Category'),
      Confidence: str(raw, 'Confidence'),
    }),
    severity: str(raw, 'Severity'),
    category: 'license',
    helpUri: str(raw, 'Link'),
    location: {
      path: str(raw, 'FilePath') ?? (lockFiles.test(target.name ?? '') ? target.name : undefined),
    },
    component: {
      name: str(raw, 'PkgName'),
      ecosystem: target.type,
      licenses: name === undefined ? [] : [name],
    },
  };
}

type Base = Pick<Target, 'image' | 'resource'>;

function targetOf(result: unknown, base: Base): Target {
  const name = str(result, 'Target');
  const kind = str(result, 'Class');
  // A cluster scan names the image only in its target: `registry/name:tag (debian 12.1)`.
  const image =
    base.image ??
    (kind === 'os-pkgs' && base.resource !== undefined
      ? { reference: name?.endsWith(')') ? cutAt(name, ' (') : name }
      : undefined);
  return { name, class: kind, type: str(result, 'Type'), resource: base.resource, image };
}

/** A check of a Rego policy may have an exception. Passed checks are listed on request. */
function checkOf(raw: unknown, target: Target): Entry {
  const status = str(raw, 'Status');
  if (status === 'PASS') return skipped('passed');
  const found = trivyMisconfiguration(raw, target);
  return status === 'EXCEPTION'
    ? { ...found, suppression: { kind: 'exception', status: 'accepted' } }
    : found;
}

const readers: Readonly<Record<string, (raw: unknown, target: Target) => Entry | undefined>> = {
  Vulnerabilities: trivyVulnerability,
  Misconfigurations: checkOf,
  Secrets: secret,
  Licenses: license,
  ExperimentalModifiedFindings: setAside,
};

const byType: Readonly<Record<string, (raw: unknown, target: Target) => RawFinding>> = {
  vulnerability: trivyVulnerability,
  misconfiguration: trivyMisconfiguration,
  secret,
  license,
};

/** Results suppressed by an ignore file or a VEX document (`--show-suppressed`). */
function setAside(raw: unknown, target: Target): RawFinding | undefined {
  const read = byType[str(raw, 'Type') ?? ''];
  const [why, source] = [str(raw, 'Statement'), str(raw, 'Source')];
  const justification = [why, source].filter((part) => part !== undefined).join(' – ');
  return read === undefined
    ? undefined
    : {
        ...read(at(raw, 'Finding'), target),
        suppression: {
          kind: str(raw, 'Status') ?? 'ignored',
          status: 'accepted',
          ...(justification !== '' && { justification }),
        },
      };
}

const resultFindings = (result: unknown, base: Base): Entry[] =>
  Object.entries(readers).flatMap(([name, read]) =>
    list(result, name).map((raw) => read(raw, targetOf(result, base)) ?? skipped('not_a_finding')),
  );

function imageOf(root: unknown): RawFinding['image'] {
  const reference = str(root, 'ArtifactName');
  const kind = str(root, 'ArtifactType');
  if (kind === 'filesystem' || kind === 'repository' || kind === 'vm') return undefined;
  return kind === 'container_image' ||
    has(root, 'Metadata.ImageID') ||
    has(root, 'Metadata.RepoTags')
    ? {
        reference,
        digest: str(root, 'Metadata', 'RepoDigests') ?? str(root, 'Metadata', 'ImageID'),
      }
    : undefined;
}

/** Returns the target of `trivy <subcommand> <name>`. */
function artifactTarget(root: unknown): string | undefined {
  const cluster = str(root, 'ClusterName');
  if (cluster !== undefined) return `cluster:${cluster}`;
  return (
    imageTarget(imageOf(root)?.reference) ??
    (str(root, 'ArtifactType') === 'filesystem' ? pathTarget(str(root, 'ArtifactName')) : undefined)
  );
}

/** Returns the entries of a workload in a cluster scan. */
function workload(raw: unknown): Entry[] {
  const name = [str(raw, 'Namespace'), str(raw, 'Kind'), str(raw, 'Name')]
    .filter((part) => part !== undefined)
    .join('/');
  const resource =
    name === '' ? undefined : { provider: 'kubernetes', type: str(raw, 'Kind'), id: name };
  const found = list(raw, 'Results').flatMap((result) =>
    resultFindings(result, { resource, image: undefined }),
  );
  // Findings do not record their workload, so an error in one workload leaves the whole scope
  // unscanned.
  return str(raw, 'Error') === undefined ? found : [...found, notLookedAt({})];
}

/** Metadata of the scan beside its results. */
const asides = ['Metadata', 'MisconfSummary', 'Packages', 'ImageConfig', 'CustomResources'];

const inWorkload = Object.keys(readers).map((name) => `/Results/#/${name}/#`);

export const trivy = jsonFormat({
  id: 'trivy',
  tool: 'Trivy',
  category: 'sca',
  docsUrl: 'https://trivy.dev/latest/docs/configuration/reporting/#json',
  aliases: ['aqua trivy', 'aquasecurity trivy'],
  detect: ({ value }) => {
    if (has(value, 'SchemaVersion', 'ArtifactName') || has(value, 'ArtifactName', 'Results'))
      return 1;
    if (
      has(value, 'ClusterName') &&
      (has(value, 'Resources') ||
        has(value, 'Vulnerabilities') ||
        has(value, 'Findings') ||
        has(value, 'Misconfigurations'))
    )
      return 1;
    if (
      isList(value) &&
      has(value, '0.Target') &&
      (has(value, '0.Vulnerabilities') ||
        has(value, '0.Type') ||
        has(value, '0.Class') ||
        Object.keys(tree(value, 0)).length === 1)
    )
      return 0.95;
    return isList(value, 'Results') &&
      (has(value, 'Results.0.Target') || has(value, 'SchemaVersion'))
      ? 0.8
      : 0;
  },
  each: [
    ...Object.keys(readers).flatMap((name) => [`/Results/#/${name}/#`, `/#/${name}/#`]),
    '/Results/#/Packages/#',
    '/Resources/#',
    '/Vulnerabilities/#',
    '/Findings/#',
    '/Misconfigurations/#',
  ],
  asides,
  doubts: (result) => has(result, 'Kind') && lacksPlaces(result, inWorkload, { asides }),
  run: (root) => ({
    toolVersion: str(root, 'Trivy', 'Version'),
    completedAt: str(root, 'CreatedAt'),
    branch: str(root, 'Metadata', 'Branch'),
    commit: str(root, 'Metadata', 'Commit'),
    targets: [artifactTarget(root)],
    // Trivy lists each scanned target, including those without findings.
    incomplete:
      has(root, 'ArtifactName') && list(root, 'Results').length === 0 && 'nothing_scanned',
    ...ofVersion(str(root, 'SchemaVersion'), /^[12]$/, '/SchemaVersion 2'),
  }),
  map: (raw, { root, keys }) => {
    if (keys.length === 2) return workload(raw);
    if (keys[2] === 'Packages') return skipped('no_entry');
    const [name, result, image] =
      keys[0] === 'Results'
        ? [keys[2], at(root, 'Results', keys[1] ?? 0), imageOf(root)]
        : [keys[1], at(root, keys[0] ?? 0), undefined];
    return readers[String(name)]?.(raw, targetOf(result, { image, resource: undefined }));
  },
});
