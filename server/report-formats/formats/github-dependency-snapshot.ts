/**
 * Snapshots for GitHub's dependency submission API, as `trivy --format github` writes them: the
 * packages of each manifest, without vulnerabilities.
 */
import { runItem, type FormatDefinition, type ReportFormat } from '../format.ts';
import type { ReaderItem } from '../model.ts';
import { normalizeComponent, omitUndefined } from '../normalize-finding.ts';
import { at, has, str, texts } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { skippedResult } from '../skipped-result.ts';

const facts: FormatDefinition = {
  id: 'github-dependency-snapshot',
  tool: 'GitHub dependency snapshot',
  category: 'sbom',
  docsUrl: 'https://docs.github.com/en/rest/dependency-graph/dependency-submission',
  aliases: ['trivy github', 'dependency snapshot'],
  kinds: ['json'],
  detect: ({ value }) => (has(value, 'detector.name', 'manifests', 'scanned') ? 1 : 0),
};

const path = '/manifests/*/resolved/*';

/** Packages refer to each other by their keys in the manifest, or by package URL. */
const refOf = (manifest: string, name: string): string =>
  name.startsWith('pkg:') ? name : `${manifest} ${name}`;

function* packageItems(
  raw: unknown,
  [, manifest = '', , name = '']: readonly string[],
  file: string | undefined,
  pointer: string,
): Generator<ReaderItem> {
  const [relationship, scope] = [str(raw, 'relationship'), str(raw, 'scope')];
  const known = normalizeComponent({
    name: str(raw, 'package_url') === undefined ? name : undefined,
    purl: str(raw, 'package_url'),
    path: file,
    direct: relationship === undefined ? undefined : relationship === 'direct',
    development: scope === undefined ? undefined : scope === 'development',
  });
  if (known === undefined) {
    yield {
      kind: 'ignored',
      reason: 'malformed_result',
      ...skippedResult('package_unnamed'),
      pointer,
    };
    return;
  }
  const ref = refOf(manifest, name);
  yield {
    kind: 'component',
    component: omitUndefined({ ...known, ref, type: 'library', pointer }),
  };
  const needed = texts(raw, 'dependencies');
  if (needed.length > 0)
    yield { kind: 'dependency', from: ref, to: needed.map((one) => refOf(manifest, one)) };
}

export const githubDependencySnapshot: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(file, [path], context);
    yield {
      ...runItem(facts, {
        toolVersion: str(root, 'detector', 'version'),
        completedAt: str(root, 'scanned'),
        branch: /^refs\/heads\/(.+)$/.exec(str(root, 'ref') ?? '')?.[1],
        commit: str(root, 'sha'),
      }),
      componentsOnly: true,
    } as ReaderItem;
    for await (const { value, keys, pointer, problem } of readSlices(file, [path], context)) {
      const source = str(at(root, 'manifests', String(keys[1])), 'file', 'source_location');
      if (problem !== undefined) yield { kind: 'ignored', ...problem, pointer };
      else yield* packageItems(value, keys.map(String), source, pointer);
    }
  },
};
