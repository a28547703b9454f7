/** Psalm: JSON and XML. Taint findings include the data flow. */
import { jsonFormat, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, isList, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Psalm',
  category: 'quality',
  docsUrl: 'https://psalm.dev/docs/running_psalm/configuration/',
} as const;

/** CWE of each kind of taint, as in Psalm's own SARIF. */
const weaknesses: Readonly<Record<string, number>> = {
  TaintedHtml: 79,
  TaintedTextWithQuotes: 79,
  TaintedSql: 89,
  TaintedShell: 78,
  TaintedEval: 95,
  TaintedInclude: 98,
  TaintedFile: 22,
  TaintedSSRF: 918,
  TaintedHeader: 113,
  TaintedCookie: 614,
  TaintedLdap: 90,
  TaintedUnserialize: 502,
  TaintedUserSecret: 200,
  TaintedSystemSecret: 200,
  TaintedCallable: 95,
  TaintedXpath: 643,
  TaintedSleep: 400,
  TaintedExtract: 621,
};

function toFinding(raw: unknown): RawFinding {
  const type = str(raw, 'type');
  const tainted = type?.startsWith('Tainted') === true;
  const flow = list(raw, 'taint_trace').map((step) => ({
    path: str(step, 'file_name') ?? str(step, 'file_path'),
    line: num(step, 'line_from'),
    column: num(step, 'column_from'),
    snippet: str(step, 'snippet'),
    message: str(step, 'label'),
  }));
  return {
    ruleId: type,
    unparsed: type === 'ParseError',
    helpUri: str(raw, 'link'),
    title: str(raw, 'message'),
    description: str(raw, 'message'),
    severity: tainted
      ? 'high'
      : str(raw, 'severity') === 'error'
        ? 'medium'
        : (str(raw, 'severity') ?? 'info'),
    category: tainted ? 'sast' : undefined,
    cwes: weaknesses[type ?? ''],
    location: {
      path: str(raw, 'file_name') ?? str(raw, 'file_path'),
      line: num(raw, 'line_from'),
      endLine: num(raw, 'line_to'),
      column: num(raw, 'column_from'),
      snippet: str(raw, 'snippet'),
    },
    codeFlow: flow.length < 2 ? undefined : flow,
    references: [str(raw, 'link')],
  };
}

export const psalmJson = jsonFormat({
  ...common,
  id: 'psalm',
  detect: ({ value }) =>
    isList(value) && has(value, '0.line_from', '0.file_name', '0.type') ? 1 : 0,
  each: ['/#'],
  map: toFinding,
});

export const psalmXml = xmlFormat({
  ...common,
  id: 'psalm-xml',
  detect: ({ value }) =>
    has(value, 'report.0.item.0.line_from') || has(value, 'report.0.item.0.file_name') ? 0.9 : 0,
  each: ['/report/item'],
  map: toFinding,
});
