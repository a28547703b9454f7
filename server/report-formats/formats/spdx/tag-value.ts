/**
 * SPDX's tag-value text: `Tag: value` lines, a package from one `PackageName` to the next, long
 * values within `<text>`.
 */
import { createInterface } from 'node:readline';
import { Readable } from 'node:stream';
import { runItem, type FormatDefinition, type ReportFormat } from '../../format.ts';
import type { Tree } from '../../parsers/json-access.ts';
import { readBytes, type ReadContext, type ReportFile } from '../../parsers/report-file.ts';
import type { ReaderItem } from '../../model.ts';
import { packageItems, relationshipItem } from './document.ts';
import { spdxFacts } from './json.ts';

const facts: FormatDefinition = {
  ...spdxFacts,
  id: 'spdx-tag-value',
  kinds: ['text', 'csv'],
  detect: ({ text }) => (/^SPDXVersion:\s*SPDX-/m.test(text.slice(0, 4000)) ? 1 : 0),
};

interface Line {
  tag: string;
  value: string;
  number: number;
}

const maxTextLines = 20_000;

async function* tagLines(file: ReportFile, context: ReadContext): AsyncGenerator<Line> {
  let number = 0;
  let open: { tag: string; parts: string[]; number: number } | undefined;
  for await (const line of createInterface({
    input: Readable.from(readBytes(file, context)),
    crlfDelay: Number.POSITIVE_INFINITY,
  })) {
    number += 1;
    if (open !== undefined) {
      const end = line.indexOf('</text>');
      open.parts.push(end < 0 ? line : line.slice(0, end));
      if (end < 0 && open.parts.length < maxTextLines) continue;
      yield { tag: open.tag, value: open.parts.join('\n'), number: open.number };
      open = undefined;
      continue;
    }
    const [, tag, stated = ''] = /^([A-Za-z0-9]+):(.*)$/s.exec(line) ?? [];
    if (tag === undefined) continue;
    const rest = stated.trimStart();
    const begins = rest.startsWith('<text>');
    if (begins && !rest.includes('</text>')) open = { tag, parts: [rest.slice(6)], number };
    else yield { tag, value: rest.replace(/^<text>|<\/text>$/g, '').trim(), number };
  }
}

const packageTags: Readonly<Record<string, string>> = {
  PackageName: 'name',
  SPDXID: 'SPDXID',
  PackageVersion: 'versionInfo',
  PackageLicenseConcluded: 'licenseConcluded',
  PackageLicenseDeclared: 'licenseDeclared',
  PackageSupplier: 'supplier',
  PrimaryPackagePurpose: 'primaryPackagePurpose',
};

function addTo(current: Tree, { tag, value }: Line): void {
  const name = packageTags[tag];
  if (name !== undefined) current[name] = value;
  else if (tag === 'ExternalRef') {
    const [, referenceCategory, referenceType, referenceLocator] =
      /^(\S+)\s+(\S+)\s+(\S.*)$/s.exec(value) ?? [];
    current['externalRefs'] = [
      ...((current['externalRefs'] as unknown[] | undefined) ?? []),
      { referenceCategory, referenceType, referenceLocator },
    ];
  } else if (tag === 'PackageChecksum') {
    const [algorithm, checksumValue] = value.split(/:\s*/);
    current['checksums'] = [
      ...((current['checksums'] as unknown[] | undefined) ?? []),
      { algorithm, checksumValue },
    ];
  }
}

export const spdxTagValue: ReportFormat = {
  ...facts,
  async *read(file, context): AsyncGenerator<ReaderItem> {
    yield { ...runItem(facts), componentsOnly: true } as ReaderItem;
    let current: { raw: Tree; pointer: string } | undefined;
    for await (const line of tagLines(file, context)) {
      const ends = [
        'PackageName',
        'FileName',
        'SnippetSPDXID',
        'LicenseID',
        'Relationship',
      ].includes(line.tag);
      if (ends && current !== undefined) {
        yield* packageItems(current.raw, current.pointer, facts);
        current = undefined;
      }
      if (line.tag === 'PackageName') current = { raw: {}, pointer: `line ${line.number}` };
      if (current !== undefined) addTo(current.raw, line);
      if (line.tag === 'Relationship') {
        const [from, type, to] = line.value.split(/\s+/);
        const item = relationshipItem(from, type, to);
        if (item !== undefined) yield item;
      }
    }
    if (current !== undefined) yield* packageItems(current.raw, current.pointer, facts);
  },
};
