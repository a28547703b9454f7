/** A format of XML: its results are elements, cut out of the report by their paths. */
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
  /** What the report says elsewhere of its results, by the format's key. */
  glossary: ReadonlyMap<string, Tree>;
}

interface XmlFormat extends Omit<FormatDefinition, 'kinds'>, Beside {
  each: readonly string[];
  /** Where `each` searches at any depth: the usual paths, of which an empty report has the list. */
  usual?: readonly string[];
  /** Paths, within a result, of the entries it holds; absent: a result is one entry. */
  holds?: readonly string[];
  /** Where a result's entries are looked for, in place of `holds` where they cannot be counted. */
  looksIn?: readonly string[];
  /** Elements that say elsewhere in the report what its results are, and what is kept of them. */
  glossary?: {
    each: readonly string[];
    key: (value: Tree) => string;
    keep?: (value: Tree) => Tree;
  };
  /** The tool lists all that it looked at, also what is in order: an empty list is of nothing. */
  listsAll?: true;
  /** Names of elements that are not looked into, however large they are. */
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
      // What follows the last result was read with the frame.
      if (met === held && !nested) break;
    }
    if (met === 0 || exhaustive === true) silence.without([root]);
  }
  return {
    ...format,
    read: readPlaces({ each: usual.map(treePath), looksIn, ...beside, shown: usual }, readXml),
  };
}
