/** Syft's own JSON: packages and their dependencies, without vulnerabilities. */
import { runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import { omitUndefined, normalizeComponent } from '../normalize-finding.ts';
import { has, isList, list, str } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { skippedResult } from '../skipped-result.ts';
import type { ReportItem } from '../model.ts';

const facts: FormatDefinition = {
  id: 'syft',
  tool: 'Syft',
  category: 'sbom',
  docsUrl: 'https://github.com/anchore/syft/tree/main/schema/json',
  aliases: ['anchore syft'],
  kinds: ['json'],
  detect: ({ value }) =>
    isList(value, 'artifacts') &&
    (str(value, 'descriptor', 'name') === 'syft' ||
      has(value, 'artifactRelationships') ||
      /anchore\/syft/.test(str(value, 'schema', 'url') ?? ''))
      ? 1
      : 0,
};

const paths = ['/artifacts/#', '/artifactRelationships/#'];

function component(raw: unknown, pointer: string): ReportItem {
  const licenses = list(raw, 'licenses').flatMap(
    (license) => str(license, 'spdxExpression') ?? str(license, 'value') ?? str(license) ?? [],
  );
  const known = normalizeComponent({
    name: str(raw, 'name'),
    version: str(raw, 'version'),
    purl: str(raw, 'purl'),
    ecosystem: str(raw, 'type'),
    path: str(raw, 'locations', 0, 'path'),
    licenses,
  });
  const ref = str(raw, 'id') ?? str(raw, 'purl');
  if (known === undefined || ref === undefined)
    return {
      kind: 'ignored',
      reason: 'malformed_result',
      ...skippedResult('package_unnamed'),
      pointer,
    };
  return {
    kind: 'component',
    component: omitUndefined({ ...known, ref, type: 'library', pointer }),
  };
}

export const syft: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(file, [...paths, '/files/#'], context);
    yield {
      ...runItem(facts, {
        toolVersion: str(root, 'descriptor', 'version'),
        completedAt: str(root, 'descriptor', 'timestamp'),
      }),
      componentsOnly: true,
    } as ReportItem;
    for await (const { value, keys, pointer, problem } of readSlices(file, paths, context)) {
      if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
      else if (keys[0] === 'artifacts') yield component(value, pointer);
      else {
        // `dependency-of`: the child depends on the parent.
        const [parent, child] = [str(value, 'parent'), str(value, 'child')];
        if (str(value, 'type') === 'dependency-of' && parent !== undefined && child !== undefined)
          yield { kind: 'dependency', from: child, to: [parent] };
      }
    }
  },
};
