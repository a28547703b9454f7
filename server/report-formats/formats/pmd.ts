/** PMD: CSV, XML and JSON. Priorities 1 (change absolutely required) to 5 (optional). */
import { cell, csvFormat, jsonFormat, ofVersion, xmlFormat } from '../format.ts';
import { failedFiles } from '../normalize/failed-files.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'PMD',
  category: 'quality',
  docsUrl: 'https://docs.pmd-code.org/latest/pmd_userdocs_report_formats.html',
  severities: { '1': 'critical', '2': 'high', '3': 'medium', '4': 'low', '5': 'info' },
} as const;

export const pmdCsv = csvFormat({
  ...common,
  id: 'pmd',
  columns: [['problem', 'package', 'file', 'priority', 'rule set', 'rule']],
  map: (row) => ({
    ruleId: cell(row, 'rule'),
    title: cell(row, 'rule'),
    description: cell(row, 'description'),
    severity: cell(row, 'priority'),
    location: { path: cell(row, 'file'), line: Number(cell(row, 'line')) },
    tags: [cell(row, 'rule set')],
  }),
});

export const pmdXml = xmlFormat({
  ...common,
  id: 'pmd-xml',
  detect: ({ value }) => (has(value, 'pmd') ? 1 : 0),
  each: ['/pmd/file'],
  asides: ['suppressedviolation', 'error', 'configerror'],
  run: (root) => ({
    toolVersion: str(root, 'pmd', '@version'),
    completedAt: str(root, 'pmd', '@timestamp'),
    ...failedFiles(
      list(root, 'pmd', 'error').map((error) => str(error, '@filename')),
      list(root, 'pmd', 'configerror').flatMap((error) => str(error, '@rule') ?? []),
    ),
  }),
  holds: ['/violation/#'],
  map: (file) =>
    list(file, 'violation').map((raw) => ({
      ruleId: str(raw, '@rule'),
      title: str(raw, '@rule'),
      description: str(raw),
      severity: str(raw, '@priority'),
      helpUri: str(raw, '@externalInfoUrl'),
      location: {
        path: str(file, '@name'),
        line: num(raw, '@beginline'),
        endLine: num(raw, '@endline'),
        column: num(raw, '@begincolumn'),
      },
      tags: [str(raw, '@ruleset')],
    })),
});

export const pmdJson = jsonFormat({
  ...common,
  id: 'pmd-json',
  detect: ({ value }) => (has(value, 'pmdVersion') ? 1 : 0),
  each: ['/files/#'],
  run: (root) => ({
    toolVersion: str(root, 'pmdVersion'),
    completedAt: str(root, 'timestamp'),
    ...failedFiles(
      list(root, 'processingErrors').map((error) => str(error, 'filename')),
      list(root, 'configurationErrors').flatMap((error) => str(error, 'rule') ?? []),
    ),
    ...ofVersion(str(root, 'formatVersion'), /^0$/, '/formatVersion 0'),
  }),
  holds: ['/violations/#'],
  map: (file) =>
    list(file, 'violations').map((raw) => ({
      ruleId: str(raw, 'rule'),
      title: str(raw, 'rule'),
      description: str(raw, 'description'),
      severity: str(raw, 'priority'),
      helpUri: str(raw, 'externalInfoUrl'),
      location: {
        path: str(file, 'filename'),
        line: num(raw, 'beginline'),
        endLine: num(raw, 'endline'),
        column: num(raw, 'begincolumn'),
      },
      tags: [str(raw, 'ruleset')],
    })),
});
