/** Grype's bundled templates: HTML, Markdown and CSV. */
import { cell, csvFormat, textFormat, type TextResult } from '../../format.ts';
import { hasEmptyBody, parseHtmlTables } from '../../parsers/html-tables.ts';
import { markdownRows } from '../../parsers/markdown-tables.ts';
import type { RawFinding } from '../../raw-finding.ts';

const common = {
  tool: 'Grype',
  category: 'sca',
  docsUrl: 'https://github.com/anchore/grype/tree/main/templates',
} as const;

interface Match {
  id: string;
  name: string | undefined;
  version: string | undefined;
  severity: string | undefined;
  more?: RawFinding;
  path?: string | undefined;
  fixed?: readonly string[];
  purl?: string | undefined;
  type?: string | undefined;
}

const toFinding = ({
  id,
  name,
  version,
  severity,
  more,
  path,
  fixed = [],
  purl,
  type,
}: Match): RawFinding => ({
  ruleId: id,
  title: `${id} in ${name ?? 'a package'}:${version ?? ''}`,
  mitigation: fixed.length === 0 ? undefined : `Update to ${fixed.join(' or ')}.`,
  severity,
  vulnerabilityIds: [id],
  location: { path },
  component: { name, version, purl, ecosystem: type, path, fixed: [...fixed] },
  ...more,
});

/** Returns the items of a list within a cell. */
const itemsOf = (text: string | undefined): string[] =>
  (text ?? '').split('\n').flatMap((line) => /^- (.+)$/.exec(line)?.[1] ?? []);

export const grypeHtml = textFormat({
  ...common,
  id: 'grype-html',
  kinds: ['html'],
  detect: ({ text }) =>
    /id="vulnerabilityTable"/.test(text) && /Grype/.test(text)
      ? 1
      : /<title>[^<]*\bGrype\b/i.test(text)
        ? 0.9
        : 0,
  clean: {
    words: 'id="vulnerabilityTable"',
    isIn: (page) => hasEmptyBody(page, 'id="vulnerabilityTable"'),
  },
  map: (page) =>
    parseHtmlTables(page).flatMap(({ sections }) =>
      sections.flatMap((row, index): TextResult[] => {
        const id = row.text('vulnerability');
        const [url] = row.links('vulnerability');
        return id === undefined
          ? []
          : [
              {
                pointer: `row ${String(index + 1)}`,
                finding: toFinding({
                  id,
                  name: row.text('name'),
                  version: row.text('version'),
                  severity: row.text('severity'),
                  path: itemsOf(row.text('locations'))[0],
                  fixed: itemsOf(row.text('fixed in')),
                  purl: row.text('purl'),
                  type: row.text('type'),
                  more: {
                    description: row.text('description'),
                    helpUri: url,
                    references: [
                      url,
                      ...(row.text('related urls')?.match(/https?:\/\/[^\s"\],]+/g) ?? []),
                    ],
                  },
                }),
              },
            ];
      }),
    ),
});

const heading = /^\| ?Package ?\| ?Version Installed ?\| ?Vulnerability ID ?\| ?Severity ?\|$/m;

export const grypeMarkdown = textFormat({
  ...common,
  id: 'grype-markdown',
  kinds: ['text', 'csv'],
  detect: ({ text }) => (heading.test(text) ? 0.97 : 0),
  // The table is present but has no rows.
  clean: {
    words: '| Package | Version Installed | Vulnerability ID | Severity |',
    isIn: (text) => heading.test(text) && text.trim().split('\n').length === 2,
  },
  map: (text) =>
    markdownRows(text).flatMap(({ cells, line }): TextResult[] => {
      const id = cells['vulnerability id'];
      return id === undefined || id === ''
        ? []
        : [
            {
              pointer: `line ${String(line)}`,
              finding: toFinding({
                id,
                name: cells['package'],
                version: cells['version installed'],
                severity: cells['severity'],
              }),
            },
          ];
    }),
});

export const grypeCsv = csvFormat({
  ...common,
  id: 'grype-csv',
  columns: [['package', 'version installed', 'vulnerability id', 'severity']],
  confidence: 0.97,
  map: (row) => {
    const id = cell(row, 'vulnerability id');
    return id === undefined
      ? undefined
      : toFinding({
          id,
          name: cell(row, 'package'),
          version: cell(row, 'version installed'),
          severity: cell(row, 'severity'),
        });
  },
});
