/** Builds an XML format: its results are elements, extracted from the report by their paths. */
import { countEntries } from '../entries.ts';
import type { ReaderItem } from '../model.ts';
import { omitUndefined } from '../normalize-finding.ts';
import type { Tree } from '../parsers/json-access.ts';
import type { ReadContext, ReportFile } from '../parsers/report-file.ts';
import { readXmlFrame, readXmlSlices } from '../parsers/xml-reader.ts';
import {
  type FormatDefinition,
  guarded,
  type MapResult,
  type ReportFormat,
  runItem,
  tooLarge,
  type RunMetadata,
} from '../report-format.ts';
import { type Beside, readPlaces, type Silence, treePath } from '../variant.ts';

export interface XmlResultContext {
  /** The document without its results, under the root element's name. */
  root: Tree;
  parents: readonly Tree[];
  pointer: string;
  /** Definitions of results from elsewhere in the report, by the format's key. */
  glossary: ReadonlyMap<string, Tree>;
}

interface XmlFormat extends Omit<FormatDefinition, 'kinds'>, Beside {
  each: readonly string[];
  /** The usual paths if `each` matches at any depth. An empty report still has their list. */
  usual?: readonly string[];
  /** Paths of the entries within a result; without paths a result is one entry. */
  holds?: readonly string[];
  /** Where to look for a result's entries, instead of `holds`, if they cannot be counted. */
  looksIn?: readonly string[];
  /** Elements elsewhere in the report that define the results, and the parts to keep of them. */
  glossary?: {
    each: readonly string[];
    key: (value: Tree) => string;
    keep?: (value: Tree) => Tree;
  };
  /**
   * The tool also lists what it scanned without findings, so an empty list means that it scanned
   * nothing.
   */
  listsAll?: true;
  /** Names of elements whose content is skipped, whatever its size. */
  skips?: readonly string[];
  run?: (root: Tree) => RunMetadata;
  map: (result: Tree, place: XmlResultContext) => MapResult;
}

export function xmlFormat({
  each,
  usual = each,
  holds,
  looksIn = holds ?? [],
  asides,
  exhaustive,
  listsAll,
  glossary = { each: [], key: () => '' },
  skips = [],
  run,
  map,
  ...facts
}: XmlFormat): ReportFormat {
  const format: FormatDefinition = { ...facts, kinds: ['xml'] };
  const beside = omitUndefined({ asides, exhaustive });
  async function* readXml(
    file: ReportFile,
    context: ReadContext,
    silence: Silence,
  ): AsyncGenerator<ReaderItem> {
    const known = new Map<string, Tree>();
    let held = 0;
    const nested = glossary.each.some((about) => each.some((path) => path.startsWith(`${about}/`)));
    const root = await readXmlFrame(file, [...each, ...glossary.each], context, {
      skips,
      onSlice: ({ value, path }) => {
        if (path < each.length) held += 1;
        else known.set(glossary.key(value), glossary.keep?.(value) ?? value);
      },
    });
    const metadata = run?.(root);
    yield runItem(
      format,
      listsAll === true && held === 0 ? { incomplete: 'nothing_scanned', ...metadata } : metadata,
    );
    let met = 0;
    const slices = readXmlSlices(file, each, context, { vast: 'list', skips });
    for await (const { value, parents, pointer, tooLarge: vast } of slices) {
      met += 1;
      if (vast === true) yield tooLarge('element_too_large', context, pointer.slice(0, 300));
      else
        yield* silence.of(
          value,
          guarded(
            () => map(value, { root, parents, pointer, glossary: known }),
            format,
            pointer,
            holds && countEntries(value, holds),
          ),
        );
      // Everything after the last result was read with the frame.
      if (met === held && !nested) break;
    }
    if (met === 0 || exhaustive === true) silence.without([root]);
  }
  return {
    ...format,
    read: readPlaces({ each: usual.map(treePath), looksIn, ...beside, shown: usual }, readXml),
  };
}
