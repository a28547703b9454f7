/** ScanCode Toolkit's JSON: packages and their declared dependencies as components. */
import { runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import { omitUndefined, normalizeComponent } from '../normalize-finding.ts';
import { has, str, texts } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { skippedResult } from '../skipped-result.ts';
import type { ReportItem } from '../model.ts';

const facts: FormatDefinition = {
  id: 'scancode',
  tool: 'ScanCode Toolkit',
  category: 'license',
  docsUrl: 'https://scancode-toolkit.readthedocs.io/en/stable/reference/output-format.html',
  aliases: ['scancode'],
  kinds: ['json'],
  detect: ({ value }) =>
    /^scancode/i.test(str(value, 'headers', 0, 'tool_name') ?? '')
      ? 1
      : has(value, 'scancode_version')
        ? 0.9
        : 0,
};

const paths = ['/packages/#', '/dependencies/#'];

function component(raw: unknown, pointer: string): ReportItem {
  const purl = str(raw, 'purl');
  const [namespace, name, type] = [str(raw, 'namespace'), str(raw, 'name'), str(raw, 'type')];
  const full =
    namespace === undefined ? name : `${namespace}${type === 'maven' ? ':' : '/'}${name ?? ''}`;
  const licenses = [
    str(raw, 'declared_license_expression_spdx') ??
      str(raw, 'declared_license_expression') ??
      str(raw, 'license_expression'),
  ].filter((text) => text !== undefined);
  const known = normalizeComponent({
    name: full,
    version: str(raw, 'version'),
    purl,
    ecosystem: type,
    path: texts(raw, 'datafile_paths')[0] ?? str(raw, 'datafile_path'),
    licenses,
    direct: str(raw, 'is_direct') === 'true' ? true : undefined,
  });
  const ref = str(raw, 'package_uid') ?? str(raw, 'dependency_uid') ?? purl;
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

export const scancode: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(
      file,
      [
        ...paths,
        '/files/#',
        '/license_detections/#',
        '/license_references/#',
        '/license_rule_references/#',
      ],
      context,
    );
    yield {
      ...runItem(facts, {
        toolVersion: str(root, 'headers', 0, 'tool_version'),
        completedAt: str(root, 'headers', 0, 'end_timestamp'),
      }),
      componentsOnly: true,
    } as ReportItem;
    for await (const { value, keys, pointer, problem } of readSlices(file, paths, context)) {
      if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
      else yield component(value, pointer);
      const [from, to] =
        keys[0] === 'dependencies'
          ? [str(value, 'for_package_uid'), str(value, 'dependency_uid')]
          : [];
      if (from !== undefined && to !== undefined) yield { kind: 'dependency', from, to: [to] };
    }
  },
};
