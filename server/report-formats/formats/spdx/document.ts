/**
 * SPDX 2.x packages and relationships in the structure of its JSON; the tag-value reader converts
 * its lines to it.
 */
import { toReportItems, type FormatDefinition } from '../../format.ts';
import { omitUndefined, normalizeComponent } from '../../normalize-finding.ts';
import { list, str } from '../../parsers/json-access.ts';
import { extractVulnerabilityIds } from '../../normalize/identifiers.ts';
import { skippedResult } from '../../skipped-result.ts';
import type { ReportComponent, ReaderItem } from '../../model.ts';

/** SPDX writes NOASSERTION for an unknown value and NONE for an absent one. */
const stated = (text: string | undefined): string | undefined =>
  text === 'NOASSERTION' || text === 'NONE' ? undefined : text;

const references = (raw: unknown, category: RegExp): string[] =>
  list(raw, 'externalRefs')
    .filter((entry) => category.test(str(entry, 'referenceType') ?? ''))
    .flatMap((entry) => str(entry, 'referenceLocator') ?? []);

function componentOf(raw: unknown, pointer: string): ReportComponent | undefined {
  const ref = str(raw, 'SPDXID');
  const licenses = [
    stated(str(raw, 'licenseConcluded')) ?? stated(str(raw, 'licenseDeclared')),
  ].filter((license) => license !== undefined);
  const component = normalizeComponent({
    name: str(raw, 'name'),
    version: stated(str(raw, 'versionInfo')),
    purl: references(raw, /purl$/)[0],
    licenses,
  });
  if (component === undefined || ref === undefined) return undefined;
  const hashes = Object.fromEntries(
    list(raw, 'checksums').flatMap((sum) =>
      str(sum, 'algorithm') === undefined
        ? []
        : [[str(sum, 'algorithm') ?? '', (str(sum, 'checksumValue') ?? '').slice(0, 200)]],
    ),
  );
  return omitUndefined({
    ...component,
    ref,
    type: str(raw, 'primaryPackagePurpose')?.toLowerCase(),
    supplier: stated(str(raw, 'supplier'))?.replace(/^(?:Organization|Person): /, ''),
    hashes: Object.keys(hashes).length === 0 ? undefined : hashes,
    pointer,
  });
}

/**
 * Yields a package and its security references. An advisory reference is a vulnerability; a fix
 * reference is one that is closed.
 */
export function* packageItems(
  raw: unknown,
  pointer: string,
  format: FormatDefinition,
): Generator<ReaderItem> {
  const component = componentOf(raw, pointer);
  if (component === undefined) {
    yield {
      kind: 'ignored',
      reason: 'malformed_result',
      ...skippedResult('package_unnamed'),
      pointer,
    };
    return;
  }
  yield { kind: 'component', component };
  for (const advisory of references(raw, /advisory$/)) {
    const [id] = extractVulnerabilityIds(advisory);
    const { name, version, purl } = component;
    yield* toReportItems(
      {
        ruleId: id ?? advisory,
        title: `${name}:${version ?? ''} | ${id ?? advisory}`,
        description: `The document refers to an advisory for this package: ${advisory}`,
        fallbackSeverity: 'info',
        category: 'sca',
        vulnerabilityIds: [advisory],
        component: { name, version, purl },
        references: [advisory],
        helpUri: advisory,
      },
      format,
      `${pointer}/externalRefs`,
    );
  }
}

const forward = new Set([
  'DEPENDS_ON',
  'CONTAINS',
  'DESCRIBES',
  'DYNAMIC_LINK',
  'STATIC_LINK',
  'HAS_PREREQUISITE',
]);
const backward = new Set([
  'DEPENDENCY_OF',
  'CONTAINED_BY',
  'DESCRIBED_BY',
  'RUNTIME_DEPENDENCY_OF',
  'DEV_DEPENDENCY_OF',
  'BUILD_DEPENDENCY_OF',
  'OPTIONAL_DEPENDENCY_OF',
  'TEST_DEPENDENCY_OF',
  'PROVIDED_DEPENDENCY_OF',
  'PREREQUISITE_FOR',
]);

export function relationshipItem(
  from: string | undefined,
  type: string | undefined,
  to: string | undefined,
): ReaderItem | undefined {
  if (from === undefined || to === undefined || type === undefined || from === 'SPDXRef-DOCUMENT')
    return undefined;
  if (forward.has(type)) return { kind: 'dependency', from, to: [to] };
  return backward.has(type) ? { kind: 'dependency', from: to, to: [from] } : undefined;
}
