import { xmlFormat } from '../format.ts';
import { has, num, str } from '../input/access.ts';

/** VisualCodeGrepper: priorities 1 (critical) to 7 (suspicious comment). */
export const vcg = xmlFormat({
  id: 'vcg',
  tool: 'VCG',
  category: 'sast',
  docsUrl: 'https://github.com/nccgroup/VCG',
  aliases: ['visualcodegrepper'],
  severities: { '1': 'critical', '2': 'high', '3': 'medium', '4': 'low', '5': 'low', '6': 'info', '7': 'info' },
  recognise: ({ value }) => (has(value, 'CodeIssueCollection') ? 1 : 0),
  each: ['/CodeIssueCollection/CodeIssue'],
  map: (issue) => ({ rule: str(issue, 'Title'), title: str(issue, 'Title'), description: str(issue, 'Description'), severity: str(issue, 'Priority'), place: { path: str(issue, 'FileName'), line: num(issue, 'Line'), snippet: str(issue, 'CodeLine') } }),
});
