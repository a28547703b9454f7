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
  // Its four levels.
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
    const said = fuzzyField(row);
    const status = said('status', 'state', 'occurrencestatus')?.toLowerCase();
    const [, path, line] =
      /^(.*?)(?::(\d+)(?:-\d+)?)?$/.exec(
        said('filepath', 'file', 'filename', 'path', 'source') ?? '',
      ) ?? [];
    const name = said('vulnerability', 'vulnerabilityname', 'name', 'title');
    return {
      ruleId:
        said('ruleid', 'rule', 'vulnerabilityid', 'code') === undefined
          ? name
          : (said('ruleid', 'rule', 'vulnerabilityid') ?? name),
      title: name,
      description: joinParagraphs(
        htmlToText(said('description')),
        htmlToText(said('comment', 'comments')),
      ),
      mitigation: htmlToText(said('recommendations', 'recommendation', 'howtofix')),
      severity: said('severitylevel', 'severity', 'level', 'criticality'),
      cwes: said('cwe', 'cweid', 'classification')?.match(/CWE-?\d+/gi) ?? said('cwe', 'cweid'),
      location: {
        path: path === '' ? undefined : path,
        line: num(said('line', 'linenumber', 'startline', 'row')) ?? num(line),
        snippet: said('snippet', 'sourcecode', 'code'),
      },
      references: [said('links', 'references', 'link')],
      tags: [said('language')],
      suppression:
        status !== undefined && /reject|false|not[ _-]?(?:a[ _-]?)?vuln/.test(status)
          ? { kind: status, status: 'accepted' }
          : undefined,
      firstSeen: said('firstfound', 'date', 'detected'),
    };
  },
});
