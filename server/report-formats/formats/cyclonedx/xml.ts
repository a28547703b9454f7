import type { FormatDefinition, ReportFormat } from '../../format.ts';
import { at, has, list, str, texts, type Tree } from '../../parsers/json-access.ts';
import { readXmlFrame, readXmlSlices } from '../../parsers/xml-reader.ts';
import type { ReaderItem } from '../../model.ts';
import { cycloneDxFacts } from './json.ts';
import { BomReader } from './read.ts';

const facts: FormatDefinition = {
  ...cycloneDxFacts,
  id: 'cyclonedx-xml',
  kinds: ['xml'],
  detect: ({ value, text }) =>
    has(value, 'bom') && /cyclonedx\.org\/schema\/(?:bom|ext)/.test(text.slice(0, 4000)) ? 1 : 0,
};

const inside = (node: unknown, wrapper: string, name: string): unknown[] =>
  list(node, wrapper, name);

const source = (node: unknown): Tree => ({
  name: str(node, 'source', 'name') ?? str(node, 'source', '@name'),
  url: str(node, 'source', 'url'),
});

function vulnerability(node: unknown): Tree {
  const plainScore = (rating: unknown): string | undefined =>
    str(rating, 'score', 'base') ?? str(rating, 'score');
  return {
    'bom-ref': str(node, '@bom-ref') ?? str(node, '@ref'),
    id: str(node, 'id'),
    source: source(node),
    references: inside(node, 'references', 'reference').map((reference) => ({
      id: str(reference, 'id'),
      source: source(reference),
    })),
    ratings: inside(node, 'ratings', 'rating').map((rating) => ({
      score: plainScore(rating),
      severity: str(rating, 'severity')?.toLowerCase(),
      method: str(rating, 'method'),
      vector: str(rating, 'vector'),
      source: source(rating),
    })),
    cwes: texts(node, 'cwes', 'cwe'),
    description: str(node, 'description'),
    detail: str(node, 'detail'),
    workaround: str(node, 'workaround'),
    rejected: str(node, 'rejected'),
    recommendation: str(node, 'recommendation') ?? str(node, 'recommendations', 'recommendation'),
    advisories: [
      ...inside(node, 'advisories', 'advisory').map((advisory) => ({
        url: str(advisory, 'url') ?? str(advisory),
      })),
    ],
    analysis: {
      state: str(node, 'analysis', 'state'),
      justification: str(node, 'analysis', 'justification'),
      detail: str(node, 'analysis', 'detail'),
      firstIssued: str(node, 'analysis', 'firstIssued'),
    },
    affects: inside(node, 'affects', 'target').map((target) => ({
      ref: str(target, 'ref'),
      versions: inside(target, 'versions', 'version').map((version) => ({
        version: str(version, 'version'),
        range: str(version, 'range'),
        status: str(version, 'status'),
      })),
    })),
  };
}

function component(node: unknown): Tree {
  return {
    'bom-ref': str(node, '@bom-ref'),
    type: str(node, '@type'),
    group: str(node, 'group'),
    name: str(node, 'name'),
    version: str(node, 'version'),
    purl: str(node, 'purl'),
    publisher: str(node, 'publisher'),
    supplier: { name: str(node, 'supplier', 'name') },
    hashes: inside(node, 'hashes', 'hash').map((hash) => ({
      alg: str(hash, '@alg'),
      content: str(hash),
    })),
    licenses: [
      ...inside(node, 'licenses', 'license').map((license) => ({
        license: { id: str(license, 'id'), name: str(license, 'name') },
      })),
      ...texts(node, 'licenses', 'expression').map((expression) => ({ expression })),
    ],
    components: inside(node, 'components', 'component').map(component),
    vulnerabilities: inside(node, 'vulnerabilities', 'vulnerability').map(vulnerability),
  };
}

const dependency = (node: unknown): Tree => ({
  ref: str(node, '@ref'),
  dependsOn: list(node, 'dependency').flatMap((child) => str(child, '@ref') ?? []),
});

const paths = {
  components: '/bom/components/component',
  dependencies: '/bom/dependencies/dependency',
  vulnerabilities: '/bom/vulnerabilities/vulnerability',
};

export const cycloneDxXml: ReportFormat = {
  ...facts,
  async *read(file, context): AsyncGenerator<ReaderItem> {
    const root = await readXmlFrame(file, Object.values(paths), context);
    const metadata = at(root, 'bom', 'metadata');
    const tools = [
      ...list(metadata, 'tools', 'tool'),
      ...list(metadata, 'tools', 'components', 'component'),
    ].map((tool) => ({ name: str(tool, 'name'), version: str(tool, 'version') }));
    const reader = new BomReader(facts);
    yield* reader.run({
      specVersion: /cyclonedx\.org\/schema\/bom\/([\d.]+)/.exec(
        str(root, 'bom', '@xmlns') ?? '',
      )?.[1],
      metadata: { tools, timestamp: str(metadata, 'timestamp') },
      vulnerabilities: at(root, 'bom', 'vulnerabilities'),
    });
    const main = at(metadata, 'component', 0);
    if (main !== undefined)
      yield* reader.component({
        value: component(main),
        pointer: '/bom[1]/metadata[1]/component[1]',
      });
    for await (const { value, pointer } of readXmlSlices(file, [paths.components], context))
      yield* reader.component({ value: component(value), pointer });
    for await (const { value, pointer } of readXmlSlices(file, [paths.dependencies], context))
      yield* reader.dependency({ value: dependency(value), pointer });
    for await (const { value, pointer } of readXmlSlices(file, [paths.vulnerabilities], context))
      yield* reader.vulnerability({ value: vulnerability(value), pointer });
  },
};
