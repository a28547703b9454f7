/**
 * `npx tsx scripts/importers-table.ts`: generates the tables of severities and of tools and formats
 * in `docs/importers.md` from the registry.
 */
import { readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { ReportFormat } from '../server/report-formats/format.ts';
import { severityWords } from '../server/report-formats/normalize/severity.ts';
import { formats } from '../server/report-formats/registry.ts';
import { type Severity, severities } from '#domain/finding-filters';

const file = path.resolve(import.meta.dirname, '../docs/importers.md');
const severityHeading = '## Severities';
const heading = '## Tools and formats';
const kindNames = { json: 'JSON', xml: 'XML', csv: 'CSV', html: 'HTML', text: 'text' } as const;

const unique = (values: readonly string[]): string[] => [...new Set(values)];

/**
 * Text formats that begin like a table are parsed as text. A table after a preamble still counts as
 * a table.
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

/** Parapet's severities, each with the words that map to it. */
const cells = (words: Readonly<Record<string, Severity>>): string =>
  severities
    .map((severity) =>
      Object.keys(words)
        .filter((word) => words[word] === severity)
        .join(', '),
    )
    .join(' | ');

const ownWords = new Map<string, ReportFormat & { severities: Record<string, Severity> }>();
for (const format of formats)
  if (format.severities !== undefined)
    ownWords.set(`${format.tool}: ${cells(format.severities)}`, {
      ...format,
      severities: format.severities,
    });
const severityRows = [...ownWords.values()]
  .sort((a, b) => a.tool.localeCompare(b.tool, 'en', { sensitivity: 'base' }))
  .map(({ tool, docsUrl, severities: own }) => `| [${tool}](${docsUrl}) | ${cells(own)} |`);

const severitySection = `${severityHeading}

A number from 0 to 10 is read on FIRST's scale for CVSS: 9 critical, 7 high, 4 medium, above 0 low. Case, spaces and punctuation of a word are ignored. For an unknown word,
the CVSS score decides, then the format. The first row has the words that most tools share. Tools with words of their own follow, each linked to
the documentation that defines them.

| tool | ${severities.join(' | ')} |
|---${'|---'.repeat(severities.length)}|
| most | ${cells(severityWords)} |
${severityRows.join('\n')}

`;

const text = readFileSync(file, 'utf8');
const places = [severityHeading, heading].map((each) => text.indexOf(each)).filter((at) => at >= 0);
const kept = text.slice(0, Math.min(...places));
writeFileSync(
  file,
  `${kept}${severitySection}${heading}\n\n${tools.size} tools, ${formats.length} formats. The \`tool\` of an upload may be an id, the name, or another common name.\n\n| tool | looks for | formats | ids |\n|---|---|---|---|\n${rows.join('\n')}\n`,
);
process.stdout.write(`${tools.size} tools, ${formats.length} formats\n`);
