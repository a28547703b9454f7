import { cell, csvFormat } from '../format.ts';

/** Levels 0 to 5. Level 5 is almost always relevant. */
export const flawfinder = csvFormat({
  id: 'flawfinder',
  tool: 'Flawfinder',
  category: 'sast',
  docsUrl: 'https://dwheeler.com/flawfinder/flawfinder.pdf',
  severities: { '5': 'critical', '4': 'high', '3': 'medium', '2': 'low', '1': 'low', '0': 'info' },
  columns: [
    ['file', 'line', 'level', 'warning', 'ruleid'],
    ['file', 'line', 'defaultlevel', 'warning'],
    ['file', 'line', 'level', 'warning', 'cwes'],
  ],
  map: (row) => ({
    ruleId: cell(row, 'ruleid', 'name'),
    ruleName: cell(row, 'name'),
    helpUri: cell(row, 'helpuri'),
    title: cell(row, 'warning'),
    description: [cell(row, 'warning'), cell(row, 'note')]
      .filter((part) => part !== undefined)
      .join('\n\n'),
    mitigation: cell(row, 'suggestion'),
    severity: cell(row, 'level', 'defaultlevel'),
    cwes: cell(row, 'cwes'),
    location: {
      path: cell(row, 'file'),
      line: Number(cell(row, 'line')),
      column: Number(cell(row, 'column')),
      snippet: cell(row, 'context'),
    },
    tags: [cell(row, 'category')],
    fingerprints:
      cell(row, 'fingerprint') === undefined
        ? undefined
        : { flawfinder: cell(row, 'fingerprint') ?? '' },
  }),
});
