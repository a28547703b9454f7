/** Solar appScreener: the table of vulnerabilities of its detailed report. */
import { csvFormat } from '../format.ts';
import { fuzzyField } from '../normalize/fuzzy-field.ts';
import { joinParagraphs, htmlToText } from '../normalize/text.ts';
import { num } from '../parsers/json-access.ts';

export const solarAppScreener = csvFormat({
  id: 'solar-appscreener',
  tool: 'Solar appScreener',
  category: 'sast',
  docsUrl: 'https://appscreener.us/',
  aliases: ['solar appscreener scan', 'appscreener', 'solar'],
  // Levels of Solar appScreener.
  severities: { '0': 'info', '1': 'low', '2': 'medium', '3': 'critical' },
  columns: [
    ['vulnerability', 'severity_level'],
    ['vulnerability', 'severity level'],
    ['vulnerability', 'severity_level', 'file'],
    ['vulnerability', 'recommendations', 'file'],
    ['vulnerability', 'recommendation', 'file_name'],
    ['vulnerability', 'severity', 'file', 'line', 'status'],
  ],
  confidence: 0.8,
  map: (row) => {
    const field = fuzzyField(row);
    const status = field('status', 'state', 'occurrencestatus')?.toLowerCase();
    const [, path, line] =
      /^(.*?)(?::(\d+)(?:-\d+)?)?$/.exec(
        field('filepath', 'file', 'filename', 'path', 'source') ?? '',
      ) ?? [];
    const name = field('vulnerability', 'vulnerabilityname', 'name', 'title');
    return {
      ruleId:
        field('ruleid', 'rule', 'vulnerabilityid', 'code') === undefined
          ? name
          : (field('ruleid', 'rule', 'vulnerabilityid') ?? name),
      title: name,
      description: joinParagraphs(
        htmlToText(field('description')),
        htmlToText(field('comment', 'comments')),
      ),
      mitigation: htmlToText(field('recommendations', 'recommendation', 'howtofix')),
      severity: field('severitylevel', 'severity', 'level', 'criticality'),
      cwes: field('cwe', 'cweid', 'classification')?.match(/CWE-?\d+/gi) ?? field('cwe', 'cweid'),
      location: {
        path: path === '' ? undefined : path,
        // A range of lines, such as 12-15, is possible.
        line: num(/^\d+/.exec(field('line', 'linenumber', 'startline', 'row') ?? line ?? '')?.[0]),
        snippet: field('snippet', 'sourcecode', 'code'),
      },
      references: [field('links', 'references', 'link')],
      tags: [field('language')],
      suppression:
        status !== undefined && /reject|false|not[ _-]?(?:a[ _-]?)?vuln/.test(status)
          ? { kind: status, status: 'accepted' }
          : undefined,
      firstSeen: field('firstfound', 'date', 'detected'),
    };
  },
});
