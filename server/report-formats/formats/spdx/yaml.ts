/** SPDX 2.x as YAML, with the structure of its JSON. It can only be read as a whole. */
import { runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import { list, str, texts } from '../../parsers/json-access.ts';
import { readYaml } from '../../parsers/yaml.ts';
import type { ReaderItem } from '../../model.ts';
import { packageItems, relationshipItem } from './document.ts';
import { spdxFacts } from './json.ts';

const facts: FormatDefinition = {
  ...spdxFacts,
  id: 'spdx-yaml',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^["']?spdxVersion["']?:\s*["']?SPDX-2/m.test(text) &&
    /^(?:["']?(?:SPDXID|packages|creationInfo|dataLicense)["']?):/m.test(text)
      ? 1
      : 0,
};

export const spdxYaml: ReportFormat = {
  ...facts,
  async *read(file, context): AsyncGenerator<ReaderItem> {
    const [root] = await readYaml(file, context);
    const tool = texts(root, 'creationInfo', 'creators')
      .find((creator) => creator.startsWith('Tool: '))
      ?.slice(6);
    yield {
      ...runItem(facts, { toolVersion: tool, completedAt: str(root, 'creationInfo', 'created') }),
      componentsOnly: true,
    } as ReaderItem;
    for (const [index, raw] of list(root, 'packages').entries())
      yield* packageItems(raw, `/packages/${index}`, facts);
    for (const raw of list(root, 'relationships')) {
      const item = relationshipItem(
        str(raw, 'spdxElementId'),
        str(raw, 'relationshipType'),
        str(raw, 'relatedSpdxElement'),
      );
      if (item !== undefined) yield item;
    }
  },
};
