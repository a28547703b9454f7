import { cell, csvFormat } from '../format.ts';

export const banditCsv = csvFormat({
  id: 'bandit-csv',
  tool: 'Bandit',
  category: 'sast',
  docsUrl: 'https://bandit.readthedocs.io/en/latest/formatters/csv.html',
  columns: [['filename', 'test_name', 'test_id', 'issue_severity']],
  map: (row) => ({
    ruleId: `${cell(row, 'test_name') ?? ''}:${cell(row, 'test_id') ?? ''}`,
    ruleName: cell(row, 'test_name'),
    helpUri: cell(row, 'more_info'),
    title: cell(row, 'issue_text'),
    severity: cell(row, 'issue_severity'),
    confidence: cell(row, 'issue_confidence'),
    cwes: cell(row, 'issue_cwe')?.match(/(\d{1,9})(?:\.html)?$/)?.[1],
    location: { path: cell(row, 'filename'), line: Number(cell(row, 'line_number')) },
    references: [cell(row, 'more_info'), cell(row, 'issue_cwe')],
  }),
});
