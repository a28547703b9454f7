/**
 * Reads XML as trees: `{ '@attribute': text, '#text': text, child: [trees] }`, names without
 * prefixes. Document types with entities are refused.
 */
import { SaxesParser } from 'saxes';
import { ReportError } from '../model.ts';
import { reportFault } from '../report-faults.ts';
import type { Tree } from './json-access.ts';
import type { Pattern } from './json-scanner.ts';
import { ElementSkipper } from './element-skipper.ts';
import { readBytes, type ReadContext, type ReportFile } from './report-file.ts';
import { XmlRepairer } from './xml-repair.ts';
import { toXmlError } from './xml-fault.ts';

export interface XmlSlice {
  value: Tree;
  /** Index of the matching path. */
  path: number;
  /** The element exceeds the limit of a result, so its content was dropped. */
  tooLarge?: true;
  pointer: string;
  /**
   * Ancestors from the root down, with their attributes and the small elements read before this
   * one.
   */
  parents: Tree[];
}

export const localName = (name: string): string => name.slice(name.indexOf(':') + 1);

interface Level {
  name: string;
  node: Tree;
  text: string[];
  /** Number of elements seen so far at this level, by name. */
  counts: Map<string, number>;
  ordinal: number;
}

export interface XmlEvents {
  paths: readonly Pattern[];
  maxDepth: number;
  maxSliceBytes: number;
  /** Maximum size of a single text or tag. */
  maxPieceBytes: number;
  maxFrameBytes: number;
  onSlice: (slice: XmlSlice) => void;
  /** Called for the root element before its content is read. */
  onOpen?: (name: string, node: Tree) => void;
}

const pathOf = (levels: readonly Level[], paths: readonly Pattern[]): number =>
  paths.findIndex(
    (path) =>
      path.length === levels.length &&
      path.every((step, index) => step === '*' || step === levels[index]?.name),
  );

const pointer = (levels: readonly Level[]): string =>
  levels.map((level) => `/${level.name}[${level.ordinal}]`).join('');

export function xmlScanner(events: XmlEvents): {
  write: (text: string) => void;
  end: () => void;
  root: () => Tree;
  /** Bytes of the current incomplete text or tag. */ pending: () => number;
} {
  const parser = new SaxesParser({ xmlns: false, position: true });
  const levels: Level[] = [];
  const root: Tree = {};
  let sliceAt = -1;
  let slicePath = -1;
  let sliceSize = 0;
  let frameSize = 0;

  /** Position at which the last piece reported by the parser ended. */
  let reportedUntil = 0;
  let written = 0;

  const here = (): string => pointer(levels).slice(0, 300);

  const isTooLarge = (): boolean => sliceAt >= 0 && sliceSize > events.maxSliceBytes;

  /** Counts bytes. An element that exceeds the limit is dropped, including the part kept so far. */
  const count = (bytes: number): void => {
    reportedUntil = parser.position;
    if (isTooLarge()) return;
    if (sliceAt < 0) frameSize += bytes;
    else sliceSize += bytes;
    if (frameSize > events.maxFrameBytes)
      throw new ReportError(
        'too_large',
        reportFault('frame_too_large', { limit: events.maxFrameBytes }),
        here(),
      );
    if (sliceSize <= events.maxSliceBytes) return;
    for (const level of levels.slice(sliceAt - 1)) {
      level.node = {};
      level.text = [];
    }
  };

  /**
   * The parser reports a text or tag only when it is complete, so an endless one would fill the
   * memory.
   */
  const checkPiece = (): void => {
    if (written - reportedUntil <= events.maxPieceBytes) return;
    throw new ReportError(
      'too_large',
      reportFault('piece_too_large', { limit: events.maxPieceBytes }),
      here() === '' ? `line ${parser.line}` : here(),
    );
  };

  const append = (parent: Tree, name: string, node: Tree): void => {
    if (isTooLarge()) return;
    const known = parent[name];
    if (Array.isArray(known)) known.push(node);
    else parent[name] = [node];
  };

  parser.on('doctype', (text) => {
    // A document type without entities is harmless: nothing is fetched or expanded.
    if (/<!ENTITY/i.test(text))
      throw new ReportError('malformed_report', reportFault('own_entities'), `line ${parser.line}`);
  });
  parser.on('error', (error) => {
    throw toXmlError(error, parser.line);
  });
  parser.on('opentag', (tag) => {
    if (levels.length >= events.maxDepth)
      throw new ReportError(
        'too_deep',
        reportFault('elements_too_deep', { limit: events.maxDepth }),
        `line ${parser.line}`,
      );
    const name = localName(tag.name);
    const parent = levels.at(-1);
    const ordinal = (parent?.counts.get(name) ?? 0) + 1;
    parent?.counts.set(name, ordinal);
    const node: Tree = {};
    let attributeBytes = 0;
    for (const [attribute, value] of Object.entries(tag.attributes)) {
      node[`@${localName(attribute)}`] = value;
      attributeBytes += value.length;
    }
    if (parent === undefined) events.onOpen?.(name, node);
    const level: Level = { name, node, text: [], counts: new Map(), ordinal };
    levels.push(level);
    if (sliceAt < 0) {
      slicePath = pathOf(levels, events.paths);
      if (slicePath >= 0) {
        sliceAt = levels.length;
        sliceSize = 0;
      }
    }
    count(name.length + 16 + attributeBytes);
    if (isTooLarge()) level.node = {};
  });
  const addText = (text: string): void => {
    count(text.length);
    if (!isTooLarge()) levels.at(-1)?.text.push(text);
  };
  parser.on('text', addText);
  parser.on('cdata', addText);
  const notePosition = (): void => {
    reportedUntil = parser.position;
  };
  parser.on('comment', notePosition);
  parser.on('processinginstruction', notePosition);
  parser.on('xmldecl', notePosition);
  parser.on('closetag', () => {
    reportedUntil = parser.position;
    const level = levels.at(-1);
    if (level === undefined) return;
    const text = level.text.join('').trim();
    if (text !== '') level.node['#text'] = text;
    if (levels.length === sliceAt) {
      const tooLarge = isTooLarge();
      sliceAt = -1;
      sliceSize = 0;
      events.onSlice({
        value: level.node,
        path: slicePath,
        pointer: pointer(levels),
        parents: levels.slice(0, -1).map((parent) => parent.node),
        ...(tooLarge && { tooLarge }),
      });
    } else append(levels.at(-2)?.node ?? root, level.name, level.node);
    levels.pop();
  });
  return {
    write: (text) => {
      parser.write(text);
      written += text.length;
      checkPiece();
    },
    end: () => {
      if (levels.length > 0)
        throw new ReportError(
          'truncated_report',
          reportFault('ends_in_element'),
          pointer(levels).slice(0, 300),
        );
      parser.close();
    },
    root: () => root,
    pending: () => written - reportedUntil,
  };
}

/**
 * Yields the text of the report in pieces, with small errors repaired.
 *
 * @param skips names of elements whose content is dropped
 */
export async function* readXmlText(
  file: ReportFile,
  context: ReadContext,
  skips: readonly string[] = [],
): AsyncGenerator<string> {
  const decoder = new TextDecoder('utf-8');
  const skipper = new ElementSkipper(skips);
  const repairer = new XmlRepairer();
  for await (const chunk of readBytes(file, context))
    yield repairer.write(skipper.write(decoder.decode(chunk, { stream: true })));
  yield repairer.write(skipper.end());
  yield repairer.end();
  if (repairer.repaired) context.notices?.add('read_leniently');
}

const parseXmlPath = (path: string): Pattern => path.slice(1).split('/');

/**
 * Yields the elements at the given paths. An element above the limit fails the report, unless the
 * caller asks to list it.
 */
export async function* readXmlSlices(
  file: ReportFile,
  paths: readonly string[],
  context: ReadContext,
  { vast = 'refuse', skips = [] }: { vast?: 'refuse' | 'list'; skips?: readonly string[] } = {},
): AsyncGenerator<XmlSlice> {
  const ready: XmlSlice[] = [];
  const scanner = xmlScanner({
    paths: paths.map(parseXmlPath),
    maxDepth: context.limits.maxDepth,
    maxSliceBytes: context.limits.maxResultBytes,
    maxPieceBytes: context.limits.maxResultBytes,
    maxFrameBytes: context.limits.maxFrameBytes,
    onSlice: (slice) => {
      if (slice.tooLarge === true && vast === 'refuse')
        throw new ReportError(
          'too_large',
          reportFault('element_too_large', { limit: context.limits.maxResultBytes }),
          slice.pointer.slice(0, 300),
        );
      ready.push(slice);
    },
  });
  for await (const text of readXmlText(file, context, skips)) {
    scanner.write(text);
    yield* ready.splice(0);
  }
  scanner.end();
  yield* ready.splice(0);
}

/**
 * Returns everything outside the slices as one tree keyed by the root element's name. The slices
 * are passed to a callback on the way.
 */
export async function readXmlFrame(
  file: ReportFile,
  paths: readonly string[],
  context: ReadContext,
  {
    onSlice = () => undefined,
    skips = [],
  }: { onSlice?: (slice: XmlSlice) => void; skips?: readonly string[] } = {},
): Promise<Tree> {
  const scanner = xmlScanner({
    paths: paths.map(parseXmlPath),
    maxDepth: context.limits.maxDepth,
    maxSliceBytes: context.limits.maxResultBytes,
    maxPieceBytes: context.limits.maxResultBytes,
    maxFrameBytes: context.limits.maxFrameBytes,
    onSlice,
  });
  for await (const text of readXmlText(file, context, skips)) scanner.write(text);
  scanner.end();
  return scanner.root();
}
