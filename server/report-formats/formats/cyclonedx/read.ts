/**
 * Yields a bill of materials in order: components, dependencies, then vulnerabilities, which refer
 * to the components.
 */
import { skippedResult } from '../../skipped-result.ts';
import type { Component, ReaderItem } from '../../model.ts';
import { type FormatDefinition, ofVersion, runItem, toReportItems } from '../../format.ts';
import { imageTarget } from '../../normalize/target.ts';
import { at, isList, list, str, texts } from '../../parsers/json-access.ts';
import { unknownVariant } from '../../variant.ts';
import {
  bomComponent,
  componentOf,
  flatten,
  refOf,
  toolOf,
  vulnerabilityFindings,
} from './document.ts';

export interface BomPart {
  value: unknown;
  pointer: string;
}

/**
 * Returns the image, application or module that the BOM describes. A local folder of the generating
 * machine is no target.
 */
const targetOf = (main: unknown): string | undefined => {
  const name = str(main, 'name');
  if (str(main, 'type') === 'container') return imageTarget(name);
  return name === undefined || /^[./\\]|[\\:]/.test(name)
    ? undefined
    : `component:${[str(main, 'group'), name]
        .filter((part) => part !== undefined)
        .join('/')
        .slice(0, 300)}`;
};

export class BomReader {
  private readonly known = new Map<string, Component>();
  private readonly format: FormatDefinition;

  constructor(format: FormatDefinition) {
    this.format = format;
  }

  *run(root: unknown): Generator<ReaderItem> {
    const { name, version } = toolOf(root);
    const found = at(root, 'vulnerabilities') ?? undefined;
    const item = runItem(
      { id: this.format.id, tool: name ?? this.format.tool },
      {
        toolVersion: version,
        completedAt: str(root, 'metadata', 'timestamp'),
        targets: [targetOf(at(root, 'metadata', 'component'))],
        ...(found !== undefined && !isList(found) && unknownVariant(['/vulnerabilities'])),
        ...ofVersion(str(root, 'specVersion'), /^1\./, '/specVersion 1.x'),
      },
    );
    // An empty list means that no vulnerability was found; a missing list, that none were searched
    // for.
    yield found === undefined ? ({ ...item, componentsOnly: true } as ReaderItem) : item;
  }

  *component({ value, pointer }: BomPart): Generator<ReaderItem> {
    for (const part of flatten(value, pointer)) {
      const component = bomComponent(part.raw, part.pointer);
      if (component === undefined)
        yield {
          kind: 'ignored',
          reason: 'malformed_result',
          ...skippedResult('component_unnamed'),
          pointer: part.pointer,
        };
      else {
        const { name, version, purl, ecosystem, manifestPath, licenses, development } = component;
        this.known.set(component.ref, {
          name,
          ...(version && { version }),
          ...(purl && { purl }),
          ...(ecosystem && { ecosystem }),
          ...(manifestPath && { manifestPath }),
          ...(licenses && { licenses }),
          ...(development !== undefined && { development }),
        });
        yield { kind: 'component', component };
      }
      yield* this.embedded(part.raw, part.pointer);
    }
  }

  /** Before 1.4 an extension embedded vulnerabilities in the component. */
  private *embedded(raw: unknown, pointer: string): Generator<ReaderItem> {
    const own = componentOf(raw);
    for (const [index, vulnerability] of list(raw, 'vulnerabilities').entries()) {
      const affects = [{ ref: refOf(raw) }];
      yield* toReportItems(
        vulnerabilityFindings({ ...(vulnerability as object), affects }, () => own),
        this.format,
        `${pointer}/vulnerabilities/${index}`,
      );
    }
  }

  *dependency({ value }: BomPart): Generator<ReaderItem> {
    const from = str(value, 'ref');
    const to = texts(value, 'dependsOn');
    if (from !== undefined) yield { kind: 'dependency', from, to };
  }

  *vulnerability({ value, pointer }: BomPart): Generator<ReaderItem> {
    if (typeof value !== 'object' || value === null)
      yield {
        kind: 'ignored',
        reason: 'malformed_result',
        ...skippedResult('vulnerability_not_an_object'),
        pointer,
      };
    else
      yield* toReportItems(
        vulnerabilityFindings(value, (ref) => this.known.get(ref)),
        this.format,
        pointer,
      );
  }
}
