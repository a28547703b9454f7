/** HTML and Markdown reports of tfsec, Checkov and KICS. */
import { says } from '../../clean-text.ts';
import { type Entry, skipped } from '../../entries.ts';
import { textFormat, type TextEntry } from '../../format.ts';
import { htmlToText, lineIn } from '../../normalize/text.ts';
import { parseHtmlTables } from '../../parsers/html-tables.ts';
import { markdownRows } from '../../parsers/markdown-tables.ts';
import { kicsCommon, kicsFinding } from '../kics.ts';
import { tfsecCommon, tfsecResult } from '../tfsec.ts';

/** The word before the number of issues is the status of the checks below it. */
const tfsecStatus = (heading: string | undefined): string | undefined =>
  ({ passed: '1', ignored: '2' })[
    /^(\w+): \d+ issue/.exec(heading ?? '')?.[1]?.toLowerCase() ?? ''
  ];

interface TfsecRow {
  id: string;
  severity: string | undefined;
  title: string | undefined;
  location: string | undefined;
  description: string | undefined;
  link?: string | undefined;
}

function tfsecEntry(row: TfsecRow, heading: string | undefined): Entry {
  const [, filename, start, end] = /^(.+?):(\d+)(?:-(\d+))?$/.exec(row.location ?? '') ?? [];
  return (
    tfsecResult({
      long_id: row.id,
      rule_description: row.title,
      description: row.description,
      severity: row.severity,
      status: tfsecStatus(heading),
      links: row.link === undefined || row.link === '' ? [] : [row.link],
      location: {
        filename: filename ?? row.location,
        start_line: Number(start),
        end_line: Number(end ?? start),
      },
    }) ?? skipped('not_a_finding')
  );
}

export const tfsecHtml = textFormat({
  ...tfsecCommon,
  id: 'tfsec-html',
  kinds: ['html'],
  detect: ({ text }) => (/<title>\s*tfsec - Results/i.test(text) ? 1 : 0),
  clean: says('No problems detected!', /No problems detected!/),
  map: (page) =>
    page.split(/(?=<h2\b)/i).flatMap((part, section) => {
      const heading = htmlToText(/^<h2[^>]*>([^<]*)/i.exec(part)?.[1]);
      return parseHtmlTables(part).flatMap(({ rows }) =>
        rows.flatMap((row, index): TextEntry[] => {
          const id = row.text('id');
          return id === undefined
            ? []
            : [
                {
                  pointer: `table ${String(section)}, row ${String(index + 1)}`,
                  finding: tfsecEntry(
                    {
                      id,
                      severity: row.text('severity'),
                      title: row.text('title'),
                      location: row.text('location'),
                      description: row.text('description'),
                      link: row.links('id')[0],
                    },
                    heading,
                  ),
                },
              ];
        }),
      );
    }),
});

/** Removes code or emphasis marks around a whole cell. */
const plain = (text: string | undefined): string | undefined =>
  text?.replace(/^([`*_])(.*)\1$/s, '$2');

export const tfsecMarkdown = textFormat({
  ...tfsecCommon,
  id: 'tfsec-markdown',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^# \[tfsec\] Results$/m.test(text) || /^_No problems detected!_\s*$/.test(text) ? 0.97 : 0,
  clean: says('_No problems detected!_', /^_No problems detected!_$/),
  map: (text) =>
    markdownRows(text).flatMap(({ cells, heading, line }): TextEntry[] => {
      const id = plain(cells['id']);
      return id === undefined || id === ''
        ? []
        : [
            {
              pointer: `line ${String(line)}`,
              finding: tfsecEntry(
                {
                  id,
                  severity: plain(cells['severity']),
                  title: plain(cells['title']),
                  location: plain(cells['location']),
                  description: cells['description'],
                },
                heading,
              ),
            },
          ];
    }),
});

/** `github_failed_only`: a table of failed checks for each kind of code. */
export const checkovMarkdown = textFormat({
  id: 'checkov-markdown',
  tool: 'Checkov',
  category: 'iac',
  docsUrl: 'https://www.checkov.io/2.Basics/Reviewing%20Scan%20Results.html',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^\|[^|\n]*\| check_id +\| file +\| resource +\| check_name +\| guideline/m.test(text)
      ? 0.97
      : 0,
  map: (text) =>
    markdownRows(text).flatMap(({ cells, heading, line }): TextEntry[] => {
      const [id, path, link] = [cells['check_id'], cells['file'], cells['guideline']];
      if (id === undefined || id === '') return [];
      const kind = /^(\w+) scan results/.exec(heading ?? '')?.[1];
      return [
        {
          pointer: `line ${String(line)}`,
          finding: {
            ruleId: id,
            ruleName: cells['check_name'],
            helpUri: link,
            title: cells['check_name'] ?? id,
            description: kind === undefined ? undefined : `Check type: ${kind}.`,
            fallbackSeverity: 'medium',
            category: kind?.startsWith('secrets') === true ? 'secret' : undefined,
            location: { path },
            cloudResource: { id: cells['resource'] },
            references: [link],
          },
        },
      ];
    }),
});

/** A block for each query, with a nested block for each location. */
export const kicsHtml = textFormat({
  ...kicsCommon,
  id: 'kics-html',
  kinds: ['html'],
  detect: ({ text }) => (/<title>\s*KICS Scan Result/i.test(text) ? 1 : 0),
  clean: {
    words: 'TOTAL 0',
    isIn: (page) => /id="?severity-count-total"?>\s*0\s*</i.test(page),
  },
  map: (page) =>
    page
      .split(/(?=<div data-type="?severity"? )/i)
      .slice(1)
      .flatMap((block) => {
        const query = {
          severity: /data-name="?(\w+)/i.exec(block)?.[1],
          query_name: lineIn(block, /class="?query-name"?>([^<]*)/i),
          platform: lineIn(block, /class="?query-info-platform"?>([^<]*)/i),
          category: lineIn(block, /class="?query-info-category"?>([^<]*)/i),
          description: lineIn(block, /class="?query-description-title"?>([^<]*)/i),
          query_url: /<a href="?(https?:[^"\s>]{1,2000})/i.exec(block)?.[1],
        };
        return block
          .split(/(?=<div class="?vulnerable-info"?>)/i)
          .slice(1)
          .map((place, index): TextEntry => ({
            pointer: `${query.query_name ?? 'query'}, result ${String(index + 1)}`,
            finding: kicsFinding(query, {
              file_name: lineIn(place, /<strong>\s*File:([^<]*)/i),
              line: Number(/<span>\s*Line (\d+)/i.exec(place)?.[1]),
              expected_value: lineIn(place, /Expected:<\/strong>([^<]*)/i),
              actual_value: lineIn(place, /Found:<\/strong>([^<]*)/i),
            }),
          }));
      }),
});
