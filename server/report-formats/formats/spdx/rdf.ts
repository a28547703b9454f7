/**
 * SPDX 2.x as RDF/XML. Packages are siblings or nested in the relationships that lead to them, so
 * the document is read as a whole.
 */
import { runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import { entries, has, list, str, texts, type Tree } from '../../parsers/json-access.ts';
import { readXmlFrame } from '../../parsers/xml-reader.ts';
import type { ReaderItem } from '../../model.ts';
import { packageItems, relationshipItem } from './document.ts';
import { spdxFacts } from './json.ts';

const facts: FormatDefinition = {
  ...spdxFacts,
  id: 'spdx-rdf',
  kinds: ['xml'],
  detect: ({ value, text }) => (has(value, 'RDF') && /spdx\.org\/rdf\/terms/.test(text) ? 1 : 0),
};

/** Returns the last part of `http://…#SPDXRef-a` or `http://…/relationshipType_dependsOn`. */
const lastPart = (iri: string | undefined): string | undefined => iri?.replace(/^.*[#/]/, '');

/** A value is either text or the IRI of a term. */
const term = (node: unknown, name: string, prefix: RegExp): string | undefined =>
  (str(node, name) ?? lastPart(str(list(node, name)[0], '@resource')))?.replace(prefix, '');

const idOf = (node: unknown): string | undefined =>
  lastPart(str(node, '@about') ?? str(node, '@ID')) ?? str(node, '@nodeID');

/** Converts `relationshipType_dependsOn` to `DEPENDS_ON`. */
const typeOf = (relationship: unknown): string | undefined =>
  term(relationship, 'relationshipType', /^relationshipType_/)
    ?.replace(/([a-z])([A-Z])/g, '$1_$2')
    .toUpperCase();

/** An element, or a reference to one. */
const target = (relationship: unknown): string | undefined => {
  const [related] = list(relationship, 'relatedSpdxElement');
  const [child] =
    typeof related === 'object' && related !== null
      ? Object.values(related).filter(Array.isArray)
      : [];
  return (
    lastPart(str(related, '@resource')) ??
    (child === undefined ? str(related, '@nodeID') : idOf(child[0]))
  );
};

/** Elements defined elsewhere, by the `nodeID` that refers to them. */
type Apart = ReadonlyMap<string, unknown>;

function standingApart(document: unknown): Apart {
  const apart = new Map<string, unknown>();
  const nodes = entries(document)
    .flatMap(([, roots]) => list(roots))
    .flatMap((root) => entries(root))
    .flatMap(([, children]) => list(children));
  for (const node of nodes) {
    const name = str(node, '@nodeID');
    if (name !== undefined) apart.set(name, node);
  }
  return apart;
}

/** Returns the elements of a property, nested or referenced. */
const held = (node: unknown, property: string, kind: string, apart: Apart): unknown[] =>
  list(node, property).flatMap((entry) => {
    const within = list(entry, kind);
    const name = str(entry, '@nodeID');
    return within.length > 0 || name === undefined ? within : [apart.get(name)];
  });

/** Returns a license id, or the expression of a combined license. */
function license(node: unknown): string | undefined {
  if (typeof node !== 'object' || node === null) return undefined;
  const named = lastPart(str(node, '@resource'));
  if (named !== undefined)
    return named.toUpperCase().startsWith('NO') ? named.toUpperCase() : named;
  for (const [kind, joint] of [
    ['DisjunctiveLicenseSet', 'OR'],
    ['ConjunctiveLicenseSet', 'AND'],
  ] as const) {
    const members = list(node, kind, 'member').flatMap((member) => license(member) ?? []);
    if (members.length > 0)
      return members.length === 1 ? members[0] : `(${members.join(` ${joint} `)})`;
  }
  for (const kind of [
    'ListedLicense',
    'License',
    'ExtractedLicensingInfo',
    'SimpleLicensingInfo',
  ]) {
    const [own] = list(node, kind);
    if (own !== undefined) return str(own, 'licenseId') ?? idOf(own);
  }
  return undefined;
}

/** Converts a package to the structure of SPDX's JSON. */
const asJson = (node: unknown, apart: Apart): Tree => ({
  SPDXID: idOf(node),
  name: str(node, 'name'),
  versionInfo: str(node, 'versionInfo'),
  supplier: str(node, 'supplier'),
  primaryPackagePurpose: term(node, 'primaryPackagePurpose', /^purpose_/),
  licenseConcluded: license(list(node, 'licenseConcluded')[0]) ?? str(node, 'licenseConcluded'),
  licenseDeclared: license(list(node, 'licenseDeclared')[0]) ?? str(node, 'licenseDeclared'),
  externalRefs: held(node, 'externalRef', 'ExternalRef', apart).map((entry) => ({
    referenceType: term(entry, 'referenceType', /^$/),
    referenceLocator: str(entry, 'referenceLocator'),
  })),
  checksums: held(node, 'checksum', 'Checksum', apart).map((entry) => ({
    algorithm: term(entry, 'algorithm', /^checksumAlgorithm_/)?.toUpperCase(),
    checksumValue: str(entry, 'checksumValue'),
  })),
});

export const spdxRdf: ReportFormat = {
  ...facts,
  async *read(file, context): AsyncGenerator<ReaderItem> {
    const document = await readXmlFrame(file, [], context);
    const creators = texts(
      document,
      'RDF',
      'SpdxDocument',
      'creationInfo',
      'CreationInfo',
      'creator',
    );
    yield {
      ...runItem(facts, {
        toolVersion: creators.find((creator) => creator.startsWith('Tool: '))?.slice(6),
        completedAt: str(
          document,
          'RDF',
          'SpdxDocument',
          'creationInfo',
          'CreationInfo',
          'created',
        ),
      }),
      componentsOnly: true,
    } as ReaderItem;
    const apart = standingApart(document);
    const met = new Set<string>();
    const pending: { node: unknown; pointer: string }[] = [{ node: document, pointer: '' }];
    for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
      const { node, pointer } = next;
      if (typeof node !== 'object' || node === null) continue;
      const own = idOf(node);
      if (
        pointer.endsWith('/Package') &&
        str(node, 'name') !== undefined &&
        !(own !== undefined && met.has(own))
      ) {
        if (own !== undefined) met.add(own);
        yield* packageItems(asJson(node, apart), own ?? pointer, facts);
      }
      for (const relationship of held(node, 'relationship', 'Relationship', apart)) {
        const item = relationshipItem(own, typeOf(relationship), target(relationship));
        if (item !== undefined) yield item;
      }
      // Pushed in reverse, so that the stack yields document order.
      for (const [name, children] of Object.entries(node).toReversed())
        if (Array.isArray(children))
          for (const child of (children as unknown[]).toReversed())
            pending.push({ node: child, pointer: `${pointer}/${name}`.slice(-300) });
    }
  },
};
