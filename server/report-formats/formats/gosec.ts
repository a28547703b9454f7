/** gosec: JSON, and CSV without header and rule id. */
import { parse } from 'csv-parse/sync';
import { jsonFormat, textFormat } from '../format.ts';
import { failedFiles, folderOf } from '../normalize/failed-files.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, num, str, tree } from '../parsers/json-access.ts';

const common = {
  tool: 'gosec',
  category: 'sast',
  docsUrl: 'https://github.com/securego/gosec',
} as const;

const issue = (raw: unknown): RawFinding => ({
  ruleId: str(raw, 'rule_id') ?? str(raw, 'details'),
  title: str(raw, 'details'),
  description: str(raw, 'details'),
  severity: str(raw, 'severity'),
  confidence: str(raw, 'confidence'),
  cwes: [str(raw, 'cwe', 'id') ?? str(raw, 'cwe', 'ID')],
  helpUri:
    str(raw, 'rule_id') === undefined
      ? undefined
      : `https://securego.io/docs/rules/${(str(raw, 'rule_id') ?? '').toLowerCase()}.html`,
  location: {
    path: str(raw, 'file'),
    line: num(str(raw, 'line')?.split('-', 1)[0]),
    endLine: num(str(raw, 'line')?.split('-')[1]),
    column: num(raw, 'column'),
    snippet: str(raw, 'code')?.replace(/^\d+: /gm, ''),
  },
  suppression:
    at(raw, 'nosec') === true || has(raw, 'suppressions.0')
      ? {
          kind: str(raw, 'suppressions', 0, 'kind') ?? 'inSource',
          status: 'accepted',
          ...(str(raw, 'suppressions', 0, 'justification') !== undefined && {
            justification: str(raw, 'suppressions', 0, 'justification') ?? '',
          }),
        }
      : undefined,
});

export const gosec = jsonFormat({
  ...common,
  id: 'gosec',
  aliases: ['gosec scanner', 'golang security checker'],
  detect: ({ value }) =>
    isList(value, 'Issues') &&
    (has(value, 'Golang errors') || has(value, 'Stats') || has(value, 'Issues.0.rule_id'))
      ? 1
      : has(value, 'Issues') && at(value, 'Issues') === null && has(value, 'Stats')
        ? 1
        : 0,
  each: ['/Issues/#'],
  states: (root) => num(root, 'Stats', 'found'),
  run: (root) => ({
    toolVersion: str(root, 'GosecVersion'),
    ...(num(root, 'Stats', 'files') === 0
      ? { incomplete: 'nothing_scanned' as const }
      : failedFiles(
          // A package that could not be loaded has the path of its folder, if any.
          Object.keys(tree(root, 'Golang errors')).map((name) =>
            name.endsWith('.go')
              ? name
              : /^(?:\/|[A-Z]:\\)/i.test(name)
                ? folderOf(name)
                : undefined,
          ),
        )),
  }),
  map: issue,
});

/** `file,line,what,severity,confidence,code,cwe` */
export const gosecCsv = textFormat({
  ...common,
  id: 'gosec-csv',
  kinds: ['csv', 'text'],
  detect: ({ text }) =>
    /^"?[^\n"]+\.go"?,"?\d+(?:-\d+)?"?,[^\n]*,(?:LOW|MEDIUM|HIGH),(?:LOW|MEDIUM|HIGH),/.test(text)
      ? 0.95
      : 0,
  map: (text) =>
    parse(text, {
      relax_quotes: true,
      relax_column_count: true,
      skip_empty_lines: true,
      bom: true,
    }).flatMap(([file, line, details, severity, confidence, code, cwe], index) =>
      details === undefined
        ? []
        : [
            {
              pointer: `row ${index + 1}`,
              finding: issue({ file, line, details, severity, confidence, code, cwe: { id: cwe } }),
            },
          ],
    ),
});
