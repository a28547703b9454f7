/** SBOM reports of the Trivy Operator: each resource contains a CycloneDX document of an image. */
import { type FormatDefinition, type ReportFormat, runItem } from '../format.ts';
import type { ReaderItem } from '../model.ts';
import { imageTarget } from '../normalize/target.ts';
import { at, has, isList, list, str } from '../parsers/json-access.ts';
import { readFrames, readSlices } from '../parsers/json-reader.ts';
import { skippedResult } from '../skipped-result.ts';
import { BomReader } from './cyclonedx/read.ts';

const isBill = (resource: unknown): boolean =>
  /^(?:Cluster)?SbomReport$/.test(str(resource, 'kind') ?? '');

/** A single resource, a list of them, or a Kubernetes `List`. */
const resourcesOf = (value: unknown): readonly unknown[] =>
  isList(value) ? list(value) : isList(value, 'items') ? list(value, 'items') : [value];

export const listsBillsAlone = (value: unknown): boolean =>
  resourcesOf(value).length > 0 && resourcesOf(value).every(isBill);

const facts: FormatDefinition = {
  id: 'trivy-operator-sbom',
  tool: 'Trivy Operator',
  category: 'sbom',
  docsUrl: 'https://aquasecurity.github.io/trivy-operator/latest/docs/crds/sbom-report/',
  aliases: ['trivy operator sbom'],
  kinds: ['json'],
  detect: ({ value }) => (listsBillsAlone(value) ? 1 : 0),
};

const imageOf = (resource: unknown): string | undefined => {
  const [server, repository] = [
    str(resource, 'report', 'registry', 'server'),
    str(resource, 'report', 'artifact', 'repository'),
  ];
  return repository === undefined
    ? undefined
    : imageTarget([server, repository].filter((part) => part !== undefined).join('/'));
};

function* billItems(resource: unknown, pointer: string): Generator<ReaderItem> {
  const bill = at(resource, 'report', 'components');
  const reader = new BomReader(facts);
  const main = at(bill, 'metadata', 'component');
  if (has(main, 'name'))
    yield* reader.component({
      value: main,
      pointer: `${pointer}/report/components/metadata/component`,
    });
  for (const [index, value] of list(bill, 'components').entries())
    yield* reader.component({ value, pointer: `${pointer}/report/components/components/${index}` });
  for (const [index, value] of list(bill, 'dependencies').entries())
    yield* reader.dependency({
      value,
      pointer: `${pointer}/report/components/dependencies/${index}`,
    });
}

const paths = ['/#', '/items/#'];

export const trivyOperatorSbom: ReportFormat = {
  ...facts,
  async *read(file, context) {
    const [root] = await readFrames(file, ['/items/#'], context);
    const single = isBill(root);
    const resources = single
      ? [{ value: root, pointer: '', problem: undefined }]
      : readSlices(file, paths, context);
    const held: ReaderItem[] = [];
    const targets = new Set<string | undefined>();
    let version: string | undefined;
    // Images share packages.
    const seen = new Set<string>();
    for await (const { value, pointer, problem } of resources) {
      if (problem !== undefined) held.push({ kind: 'ignored', ...problem, pointer });
      else if (!isBill(value) || !isList(value, 'report', 'components', 'components'))
        held.push({
          kind: 'ignored',
          reason: 'malformed_result',
          ...skippedResult('unreadable'),
          pointer,
        });
      else {
        targets.add(imageOf(value));
        version ??= str(value, 'report', 'scanner', 'version');
        for (const item of billItems(value, pointer)) {
          const ref = item.kind === 'component' ? item.component.ref : undefined;
          if (ref !== undefined && seen.has(ref)) continue;
          if (ref !== undefined) seen.add(ref);
          held.push(item);
        }
      }
    }
    yield {
      ...runItem(facts, {
        toolVersion: version,
        targets: [...targets],
      }),
      componentsOnly: true,
    } as ReaderItem;
    yield* held;
  },
};
