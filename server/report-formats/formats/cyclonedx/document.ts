/** CycloneDX 1.2 to 1.7 in the structure of its JSON; the XML reader converts its trees to it. */
import type { RawFinding } from '../../raw-finding.ts';
import type { Component, ReportComponent, ReportFinding } from '../../model.ts';
import { at, list, num, str, texts } from '../../parsers/json-access.ts';
import { omitUndefined, normalizeComponent } from '../../normalize-finding.ts';
import { normalizePurl } from '../../normalize/package-url.ts';
import { joinParagraphs } from '../../normalize/text.ts';

/** Joins group and name in the notation of the ecosystem. */
function fullName(raw: unknown): string | undefined {
  const [group, name] = [str(raw, 'group'), str(raw, 'name')];
  if (group === undefined || name === undefined) return name;
  return normalizePurl(str(raw, 'purl'))?.startsWith('pkg:npm/') === true
    ? `${group}/${name}`
    : `${group}:${name}`;
}

const licensesOf = (raw: unknown): string[] =>
  list(raw, 'licenses').flatMap(
    (entry) =>
      str(entry, 'expression') ??
      str(entry, 'license', 'id') ??
      str(entry, 'license', 'name') ??
      [],
  );

export const refOf = (raw: unknown): string | undefined =>
  str(raw, 'bom-ref') ?? str(raw, 'purl') ?? fullName(raw);

/** Yields nested components (assemblies) as components of their own. */
export function* flatten(
  raw: unknown,
  pointer: string,
  depth = 0,
): Generator<{ raw: unknown; pointer: string }> {
  yield { raw, pointer };
  if (depth >= 50) return;
  for (const [index, child] of list(raw, 'components').entries())
    yield* flatten(child, `${pointer}/components/${index}`, depth + 1);
}

export function componentOf(raw: unknown): Component | undefined {
  return normalizeComponent({
    name: fullName(raw),
    version: str(raw, 'version'),
    purl: str(raw, 'purl'),
    licenses: licensesOf(raw),
    // npm's own SBOM generator marks development-only packages this way.
    development: property(raw, /^cdx:npm:package:development$/) === 'true' ? true : undefined,
    path:
      str(raw, 'evidence', 'occurrences', 0, 'location') ??
      property(raw, /(?:^|:)(?:SrcFile|location:0:path|FilePath|PkgPath)$/),
  });
}

const property = (raw: unknown, name: RegExp): string | undefined =>
  str(
    list(raw, 'properties').find((entry) => name.test(str(entry, 'name') ?? '')),
    'value',
  );

export function bomComponent(raw: unknown, pointer: string): ReportComponent | undefined {
  const component = componentOf(raw);
  const ref = refOf(raw);
  if (component === undefined || ref === undefined) return undefined;
  const hashes = list(raw, 'hashes').flatMap((hash): [string, string][] => {
    const [algorithm, content] = [str(hash, 'alg'), str(hash, 'content')];
    return algorithm === undefined || content === undefined
      ? []
      : [[algorithm, content.slice(0, 200)]];
  });
  return omitUndefined({
    ...component,
    ref: ref.slice(0, 1000),
    type: str(raw, 'type'),
    group: str(raw, 'group'),
    supplier: str(raw, 'supplier', 'name') ?? str(raw, 'publisher'),
    hashes: hashes.length === 0 ? undefined : Object.fromEntries(hashes),
    pointer,
  });
}

const methods = ['CVSSv4', 'CVSSv31', 'CVSSv3', 'CVSSv2'];
const methodRank = (rating: unknown): number => {
  const found = methods.indexOf(str(rating, 'method') ?? '');
  return found < 0 ? methods.length : found;
};

/**
 * Returns the suppression of an analysis that rules the vulnerability out. `exploitable` and
 * `in_triage` do not.
 */
function suppression(raw: unknown): ReportFinding['suppression'] {
  if (str(raw, 'rejected') !== undefined) return { kind: 'vex:rejected', status: 'accepted' };
  const state = str(raw, 'analysis', 'state');
  if (
    state === undefined ||
    !['not_affected', 'false_positive', 'resolved', 'resolved_with_pedigree'].includes(state)
  )
    return undefined;
  const why = joinParagraphs(str(raw, 'analysis', 'justification'), str(raw, 'analysis', 'detail'));
  return {
    kind: `vex:${state}`,
    status: 'accepted',
    ...(why !== undefined && { justification: why.slice(0, 2000) }),
  };
}

/**
 * Returns the component reference after the hash sign of a BOM-Link (`urn:cdx:serial/version#ref`).
 */
const localRef = (ref: string): string =>
  ref.startsWith('urn:cdx:') && ref.includes('#')
    ? decodeURIComponent(ref.slice(ref.indexOf('#') + 1))
    : ref;

/**
 * Returns the exclusive upper bounds of an affected range
 * (https://github.com/package-url/vers-spec), such as `vers:npm/>=4.0.0|<4.0.14`. These versions
 * are not affected.
 */
const boundsOf = (range: string): string[] =>
  (/^vers:[^/]+\/(.+)$/.exec(range)?.[1] ?? '')
    .split('|')
    .flatMap((constraint) => /^<(?!=)\s*([\w.+~:-]+)$/.exec(constraint.trim())?.[1] ?? []);

/** An entry without a status is affected. */
const fixedIn = (entry: unknown): string[] => {
  const status = str(entry, 'status') ?? 'affected';
  if (status === 'affected') return boundsOf(str(entry, 'range') ?? '');
  return status === 'unaffected' ? [str(entry, 'version') ?? []].flat() : [];
};

/** Returns whether every version of the component that the document lists is unaffected. */
const isUnaffected = (target: unknown, version: string | undefined): boolean => {
  const listed = list(target, 'versions');
  return (
    version !== undefined &&
    listed.some((entry) => str(entry, 'version') === version) &&
    listed.every((entry) => str(entry, 'status') === 'unaffected')
  );
};

const uuid = /^[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}$/i;

/**
 * For a database with opaque ids, such as OSS Index, returns the well-known id that it refers to.
 */
const headlineOf = (raw: unknown, id: string | undefined): string | undefined =>
  id !== undefined && !uuid.test(id)
    ? id
    : (list(raw, 'references')
        .map((reference) => str(reference, 'id'))
        .find((known) => known !== undefined) ?? id);

export function vulnerabilityFindings(
  raw: unknown,
  lookUp: (ref: string) => Component | undefined,
): RawFinding[] {
  const id = str(raw, 'id') ?? str(raw, 'bom-ref');
  const headline = headlineOf(raw, id);
  const ratings = list(raw, 'ratings').toSorted((a, b) => methodRank(a) - methodRank(b));
  const finding: RawFinding = {
    ruleId: id,
    helpUri: str(raw, 'source', 'url'),
    description: joinParagraphs(str(raw, 'description'), str(raw, 'detail')),
    mitigation: joinParagraphs(str(raw, 'recommendation'), str(raw, 'workaround')),
    severity: ratings
      .map((rating) => str(rating, 'severity'))
      .find((word) => word !== undefined && word !== 'unknown'),
    fallbackSeverity: 'medium',
    category: 'sca',
    cvss: ratings.map((rating) => ({
      vector: str(rating, 'vector'),
      score: str(rating, 'method')?.startsWith('CVSS') === false ? undefined : num(rating, 'score'),
      version: str(rating, 'method')?.replace('CVSSv', '').replace(/^31$/, '3.1'),
      source: str(rating, 'source', 'name'),
    })),
    vulnerabilityIds: [id, ...list(raw, 'references').map((reference) => str(reference, 'id'))],
    cwes: texts(raw, 'cwes'),
    references: [
      str(raw, 'source', 'url'),
      ...list(raw, 'advisories').map((advisory) => str(advisory, 'url') ?? str(advisory)),
      ...list(raw, 'references').map((reference) => str(reference, 'source', 'url')),
    ],
    suppression: suppression(raw),
    firstSeen: str(raw, 'analysis', 'firstIssued'),
  };
  const affected = list(raw, 'affects');
  if (affected.length === 0) return [{ ...finding, title: headline }];
  return affected.map((target) => {
    const ref = localRef(str(target, 'ref') ?? '');
    const known =
      lookUp(ref) ?? normalizeComponent({ purl: ref }) ?? (ref === '' ? undefined : { name: ref });
    const fixed = list(target, 'versions')
      .flatMap(fixedIn)
      .filter((version) => version !== known?.version);
    return {
      ...finding,
      suppression:
        finding.suppression ??
        (isUnaffected(target, known?.version)
          ? { kind: 'vex:unaffected', status: 'accepted' }
          : undefined),
      title:
        known === undefined
          ? headline
          : `${known.name}${known.version === undefined ? '' : `:${known.version}`} | ${headline ?? 'vulnerability'}`,
      component:
        known === undefined
          ? undefined
          : {
              name: known.name,
              version: known.version,
              purl: known.purl,
              ecosystem: known.ecosystem,
              path: known.manifestPath,
              licenses: known.licenses,
              development: known.development,
              fixed,
            },
      location: known?.manifestPath === undefined ? undefined : { path: known.manifestPath },
    };
  });
}

export const toolOf = (
  root: unknown,
): { name: string | undefined; version: string | undefined } => {
  const tools = at(root, 'metadata', 'tools');
  const [tool] = [
    ...list(tools, 'components'),
    ...(Array.isArray(tools) ? (tools as unknown[]) : []),
  ];
  return { name: str(tool, 'name'), version: str(tool, 'version') };
};
