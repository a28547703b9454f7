import { runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import { at, has, str, texts } from '../../parsers/json-access.ts';
import { readFrames, readSlices } from '../../parsers/json-reader.ts';
import type { ReportItem } from '../../model.ts';
import { packageItems, relationshipItem } from './document.ts';

export const spdxFacts = {
  id: 'spdx',
  tool: 'SPDX',
  category: 'sbom',
  docsUrl: 'https://spdx.github.io/spdx-spec/v2.3/',
  aliases: ['spdx sbom'],
} as const;

const facts: FormatDefinition = {
  ...spdxFacts,
  kinds: ['json'],
  detect: ({ value }) =>
    has(value, 'spdxVersion') ||
    has(value, 'sbom.spdxVersion') ||
    (has(value, 'SPDXID') && has(value, 'packages'))
      ? 1
      : 0,
};

/** GitHub's dependency graph wraps the document in `sbom`. */
const paths = ['/packages/#', '/relationships/#', '/sbom/packages/#', '/sbom/relationships/#'];

export const spdxJson: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [frame] = await readFrames(file, [...paths, '/files/#', '/snippets/#'], context);
    const root = at(frame, 'sbom') ?? frame;
    const tool = texts(root, 'creationInfo', 'creators')
      .find((creator) => creator.startsWith('Tool: '))
      ?.slice(6);
    yield {
      ...runItem(facts, { toolVersion: tool, completedAt: str(root, 'creationInfo', 'created') }),
      componentsOnly: true,
    } as ReportItem;
    for await (const slice of readSlices(file, paths, context)) {
      if (slice.problem !== undefined)
        yield { kind: 'ignored', ...slice.problem, pointer: slice.pointer };
      else if (slice.keys.includes('packages'))
        yield* packageItems(slice.value, slice.pointer, facts);
      else {
        const item = relationshipItem(
          str(slice.value, 'spdxElementId'),
          str(slice.value, 'relationshipType'),
          str(slice.value, 'relatedSpdxElement'),
        );
        if (item !== undefined) yield item;
      }
    }
  },
};
