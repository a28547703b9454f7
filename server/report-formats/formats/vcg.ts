/**
 * VisualCodeGrepper: XML, and CSV without a header. Priorities 1 (critical) to 7 (suspicious
 * comment).
 */
import { parse } from 'csv-parse/sync';
import { type Entry, unfamiliar } from '../entries.ts';
import { textFormat, xmlFormat } from '../format.ts';
import { has, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'VCG',
  category: 'sast',
  docsUrl: 'https://github.com/nccgroup/VCG',
  severities: {
    '1': 'critical',
    '2': 'high',
    '3': 'medium',
    '4': 'low',
    '5': 'low',
    '6': 'info',
    '7': 'info',
  },
} as const;

export const vcg = xmlFormat({
  ...common,
  id: 'vcg',
  aliases: ['visualcodegrepper'],
  detect: ({ value }) => (has(value, 'CodeIssueCollection') ? 1 : 0),
  each: ['/CodeIssueCollection/CodeIssue'],
  map: (issue) => ({
    ruleId: str(issue, 'Title'),
    title: str(issue, 'Title'),
    description: str(issue, 'Description'),
    severity: str(issue, 'Priority'),
    location: {
      path: str(issue, 'FileName'),
      line: num(issue, 'Line'),
      snippet: str(issue, 'CodeLine'),
    },
  }),
});

const words =
  /^(?:critical|high|medium|standard|low|suspicious comment|potential issue|potentially unsafe code)$/i;

/** Priority, its name, title, description, file, line, code. */
export const vcgCsv = textFormat({
  ...common,
  id: 'vcg-csv',
  kinds: ['csv'],
  detect: ({ text }) => {
    const [priority, word] = text
      .slice(0, 200)
      .split(',')
      .map((part) => part.trim().replace(/^"|"$/g, ''));
    return /^[1-7]$/.test(priority ?? '') && words.test(word ?? '') ? 0.9 : 0;
  },
  map: (text) =>
    parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
    }).flatMap(
      (
        [priority, , title, description, path, line, code],
        index,
      ): { pointer: string; finding: Entry }[] =>
        title === undefined
          ? [{ pointer: `row ${index + 1}`, finding: unfamiliar }]
          : [
              {
                pointer: `row ${index + 1}`,
                finding: {
                  ruleId: title,
                  title,
                  description,
                  severity: priority,
                  location: { path, line: Number(line), snippet: code },
                },
              },
            ],
    ),
});
