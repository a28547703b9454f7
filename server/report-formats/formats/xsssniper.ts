/** XSSSniper prints injection points by parameter of a page or form, and suspicious scripts. */
import { says } from '../clean-text.ts';
import { textFormat, type TextResult } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { labeledLines } from '../normalize/text.ts';
import { consoleLines, isDocumentation, matchesLines } from '../parsers/console-output.ts';
import { unknownVariant } from '../variant.ts';

interface Point {
  line: number;
  url: string;
  method?: string;
  parameter: string;
  types: string[];
}

const targetLine = /^\[!\] (?:Target|XSS Found):\s{1,9}(\S{1,2000})$/;
const methodLine = /^\s{1,9}Method:\s{1,9}([A-Z]{3,10})$/i;
const parameterLine = /^\s{1,9}(?:\[\d{1,6}x\] )?Param:\s{1,9}(.{1,300})$/;
const typeLine = /^\s{1,20}(?:Type|Desc):\s{1,9}(.{1,500})$/;

/** A parameter belongs to the target above it, and the injection types to the parameter. */
function pointsOf(text: string): Point[] {
  const points: Point[] = [];
  let target: Pick<Point, 'url' | 'method'> | undefined;
  for (const [index, line] of consoleLines(text).entries()) {
    const url = targetLine.exec(line)?.[1];
    if (url !== undefined) target = { url };
    const method = methodLine.exec(line)?.[1];
    if (method !== undefined && target !== undefined) target.method = method.toUpperCase();
    const parameter = parameterLine.exec(line)?.[1];
    if (parameter !== undefined && target !== undefined)
      points.push({ line: index + 1, ...target, parameter, types: [] });
    const type = typeLine.exec(line)?.[1];
    if (type !== undefined) points.at(-1)?.types.push(type);
  }
  return points;
}

const scriptLine = /^\[\+\] Javascript:\s{1,9}(\S{1,2000})$/;

/** With `--dom`: script sources that read the page address, and sinks that write to the page. */
function scriptsOf(text: string): TextResult[] {
  const lines = consoleLines(text);
  return lines.flatMap((line, index): TextResult[] => {
    const url = scriptLine.exec(line)?.[1];
    if (url === undefined) return [];
    const end = lines.findIndex((other, at) => at > index && scriptLine.test(other));
    const own = lines.slice(index + 1, end === -1 ? undefined : end);
    const finding = {
      ruleId: 'dom-cross-site-scripting',
      title: 'Possible DOM cross-site scripting in a script',
      description: own.map((part) => part.trim()).join('\n'),
      severity: 'medium',
      confidence: 'low',
      cwes: 79,
      endpoint: url,
    };
    return [{ pointer: `line ${index + 1}`, finding }];
  });
}

/** Returns the count that the tool prints, if any. */
const counted = (text: string, kind: RegExp): number => {
  const counts = consoleLines(text).flatMap((line) => kind.exec(line)?.[1] ?? []);
  return Number(counts[0] ?? 0);
};

export const xssSniper = textFormat({
  id: 'xsssniper',
  tool: 'XSSSniper',
  category: 'dast',
  docsUrl: 'https://github.com/gbrindisi/xsssniper',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    (matchesLines(text, targetLine, parameterLine) ||
      matchesLines(text, /^\[(?:\+|X)\] (?:RESULT: )?(?:No|Found) XSS (?:Found|Injection)/))
      ? 0.95
      : 0,
  clean: says('No XSS Found', /^\[(?:\+|X)\] (?:RESULT: )?No XSS Found/),
  run: (text) => {
    const points = pointsOf(text);
    const pages = new Set(points.map(({ url, method }) => `${method ?? ''} ${url}`));
    // The output has results that this reader could not parse.
    if (
      pages.size < counted(text, /Found XSS Injection points in (\d{1,6}) targets/) ||
      scriptsOf(text).length < counted(text, /Found possible dom xss in (\d{1,6}) javascripts/)
    )
      return unknownVariant(['[!] Target:', '[+] Javascript:']);
    return {
      targets: points.map(({ url }) => hostTarget(url)),
      // Pages that did not respond are counted but not named.
      incomplete: matchesLines(text, /SCAN ERRORS!|Scan Errors:|INTERRUPT!/) && 'files_failed',
    };
  },
  map: (text) => [
    ...pointsOf(text).map(({ line, url, method, parameter, types }) => ({
      pointer: `line ${line}`,
      finding: {
        ruleId: 'cross-site-scripting',
        title: `Cross-site scripting in the parameter ${parameter}`,
        description: labeledLines({ Injection: [...new Set(types)].join('; ') || undefined }),
        mitigation: 'Encode what users send for the place where the page shows it.',
        severity: 'high',
        cwes: 79,
        endpoint: url,
        httpMethod: method,
        httpParameter: parameter,
      },
    })),
    ...scriptsOf(text),
  ],
});
