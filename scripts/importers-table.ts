/**
 * `npx tsx scripts/importers-table.ts`: writes the table of tools and formats in
 * `docs/importers.md` from the registry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportFormat } from '../server/report-formats/format.ts';
import { formats } from '../server/report-formats/registry.ts';

const file = path.resolve(import.meta.dirname, '../docs/importers.md');
const heading = '## Tools and formats';
const kindNames = { json: 'JSON', xml: 'XML', csv: 'CSV', html: 'HTML', text: 'text' } as const;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Text formats that begin like a table are read from their text; a table that may follow a preamble
 * is still one.
 */
const kindOf = ({ kinds }: ReportFormat): string => kindNames[kinds[0] ?? 'text'];

const tools = new Map<string, ReportFormat[]>();
for (const format of formats) tools.set(format.tool, [...(tools.get(format.tool) ?? []), format]);
const rows = [...tools]
  .sort(([a], [b]) => a.localeCompare(b, 'en', { sensitivity: 'base' }))
  .map(
    ([tool, own]) =>
      `| [${tool}](${own[0]?.docsUrl ?? ''}) | ${own[0]?.category ?? ''} | ${unique(own.map(kindOf)).join(', ')} | ${own.map(({ id }) => `\`${id}\``).join(' ')} |`,
  );

const text = readFileSync(file, 'utf8');
const kept = text.slice(0, text.indexOf(heading));
writeFileSync(
  file,
  `${kept}${heading}\n\n${tools.size} tools, ${formats.length} formats. \`tool\` of an upload may be any of the ids, the name, or the usual other names.\n\n| tool | looks for | formats | ids |\n|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.stdout.write(`${tools.size} tools, ${formats.length} formats\n`);
