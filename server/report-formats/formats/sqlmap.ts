/**
 * The `log` file of sqlmap's output folder, or its console output: injection points by parameter.
 */
import { says } from '../clean-text.ts';
import { textFormat, type TextResult } from '../format.ts';

interface Point {
  line: number;
  parameter: string;
  place: string;
  techniques: string[];
}

/** `Parameter: id (GET)` begins an injection point; `Title:` is a technique that worked. */
const pointsOf = (text: string): Point[] => {
  const points: Point[] = [];
  for (const [index, raw] of text.split(/\r?\n/).entries()) {
    const line = raw.trim();
    const [, parameter, place = ''] =
      /^Parameter: (.{1,200}) \(([^()]{1,60})\)$/.exec(line) ??
      /^Place: ()([A-Za-z -]{1,60})$/.exec(line) ??
      [];
    if (parameter !== undefined) points.push({ line: index + 1, parameter, place, techniques: [] });
    const current = points.at(-1);
    if (current === undefined) continue;
    // Before version 1.0 the place was on its own line before the parameter.
    const [, old] = /^Parameter: ([^()]{1,200})$/.exec(line) ?? [];
    if (old !== undefined) current.parameter = old;
    const [, technique] = /^Title: (.{1,500})$/.exec(line) ?? [];
    if (technique !== undefined) current.techniques.push(technique);
  }
  return points.filter(({ parameter }) => parameter !== '');
};

const targetOf = (text: string): string | undefined =>
  /^(?:Target URL:|URL:) {0,4}(\S{1,2000})/im.exec(text)?.[1] ??
  /(?:testing URL|starting @ ?\S{0,40} ?) '(https?:\/\/[^'\s]{1,2000})'/.exec(text)?.[1];

const databaseOf = (text: string): string | undefined =>
  /^back-end DBMS(?: operating system)?: (.{1,200})$/m.exec(text)?.[1];

export const sqlmap = textFormat({
  id: 'sqlmap',
  tool: 'sqlmap',
  category: 'dast',
  docsUrl: 'https://github.com/sqlmapproject/sqlmap/wiki/Usage',
  detect: ({ text }) =>
    /^sqlmap (?:identified|resumed) the following injection point/m.test(text) ||
    /all tested parameters do not appear to be injectable/.test(text)
      ? 1
      : 0,
  run: (text) => ({ targets: [targetOf(text)] }),
  clean: says(
    'all tested parameters do not appear to be injectable',
    /all tested parameters (?:do not appear|appear not|appear to be not)\b/,
  ),
  map: (text): TextResult[] => {
    const database = databaseOf(text);
    return pointsOf(text).map(({ line, parameter, place, techniques }) => ({
      pointer: `line ${line}`,
      finding: {
        ruleId: 'sql-injection',
        title: `SQL injection in the ${place} parameter ${parameter}`,
        description: [
          ...techniques,
          ...(database === undefined ? [] : [`Database: ${database}`]),
        ].join('\n'),
        mitigation: 'Pass the value as a parameter of a prepared statement.',
        severity: 'critical',
        cwes: [89],
        endpoint: targetOf(text),
        httpMethod: /^(?:GET|POST|PUT)$/.test(place) ? place : undefined,
        httpParameter: parameter,
      },
    }));
  },
});
