import type { FormatDefinition, ReportFormat } from '../../format.ts';
import { at, has, str } from '../../parsers/json-access.ts';
import { readFrames, readSlices, type JsonSlice } from '../../parsers/json-reader.ts';
import type { ReaderItem } from '../../model.ts';
import { BomReader } from './read.ts';

export const cycloneDxFacts = {
  id: 'cyclonedx',
  tool: 'CycloneDX',
  category: 'sbom',
  docsUrl: 'https://cyclonedx.org/docs/latest/json/',
  aliases: ['cyclone dx', 'cyclonedx sbom', 'bom', 'vex'],
} as const;

const facts: FormatDefinition = {
  ...cycloneDxFacts,
  kinds: ['json'],
  detect: ({ value }) => {
    if (str(value, 'bomFormat') === 'CycloneDX') return 1;
    if (/cyclonedx\.org/.test(str(value, '$schema') ?? '')) return 0.95;
    return has(value, 'specVersion') && (has(value, 'components') || has(value, 'vulnerabilities'))
      ? 0.8
      : 0;
  },
};

const paths = ['/components/#', '/dependencies/#', '/vulnerabilities/#'];

export const cycloneDxJson: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(file, paths, context);
    const reader = new BomReader(facts);
    yield* reader.run(root);
    const main = at(root, 'metadata', 'component');
    if (main !== undefined)
      yield* reader.component({ value: main, pointer: '/metadata/component' });
    // Vulnerabilities may precede the components that they refer to, hence a pass for each.
    const parts: Record<string, (part: JsonSlice) => Generator<ReaderItem>> = {
      components: (part) => reader.component(part),
      dependencies: (part) => reader.dependency(part),
      vulnerabilities: (part) => reader.vulnerability(part),
    };
    for (const pass of [paths.slice(0, 2), paths.slice(2)])
      for await (const slice of readSlices(file, pass, context)) {
        if (slice.problem === undefined) yield* parts[String(slice.keys[0])]?.(slice) ?? [];
        else yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
      }
  },
};
