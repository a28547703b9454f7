/** SPDX 2.x as YAML: the members of its JSON. It can only be read whole. */
import { parseDocument, type ErrorCode } from 'yaml';
import { runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import { list, str, texts } from '../../parsers/json-access.ts';
import { readText } from '../../parsers/report-file.ts';
import { ReportError, type ReportItem } from '../../model.ts';
import { reportFault } from '../../report-faults.ts';
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

/** Of the parser's codes those that people know what to do about. */
const wordOf: Readonly<
  Partial<Record<ErrorCode, 'yaml_indent' | 'yaml_key_twice' | 'yaml_not_closed'>>
> = {
  BAD_INDENT: 'yaml_indent',
  TAB_AS_INDENT: 'yaml_indent',
  DUPLICATE_KEY: 'yaml_key_twice',
  MISSING_CHAR: 'yaml_not_closed',
};

export const spdxYaml: ReportFormat = {
  ...facts,
  async *read(file, context): AsyncGenerator<ReportItem> {
    if (file.size > context.limits.maxDocumentBytes)
      throw new ReportError(
        'too_large',
        reportFault('larger_than_format', { limit: context.limits.maxDocumentBytes }),
      );
    const document = parseDocument(await readText(file, context), { logLevel: 'silent' });
    const [fault] = document.errors;
    if (fault !== undefined)
      throw new ReportError(
        'malformed_report',
        reportFault(wordOf[fault.code] ?? 'not_yaml'),
        `line ${fault.linePos?.[0].line ?? 1}`,
      );
    const root: unknown = document.toJS({ maxAliasCount: 100 });
    const tool = texts(root, 'creationInfo', 'creators')
      .find((creator) => creator.startsWith('Tool: '))
      ?.slice(6);
    yield {
      ...runItem(facts, { toolVersion: tool, completedAt: str(root, 'creationInfo', 'created') }),
      componentsOnly: true,
    } as ReportItem;
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
