/** Cppcheck: its XML, and its console text in the current format and the one before 1.85. */
import { skipped } from '../entries.ts';
import { progressOnly } from '../clean-text.ts';
import { ofVersion, textFormat, xmlFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str } from '../parsers/json-access.ts';

const common = {
  tool: 'Cppcheck',
  category: 'sast',
  docsUrl: 'https://cppcheck.sourceforge.io/manual.html#xml-output',
  severities: {
    error: 'high',
    warning: 'medium',
    style: 'low',
    performance: 'low',
    portability: 'low',
    information: 'info',
    debug: 'info',
  },
} as const;

const categoryOf = (severity: string | undefined): RawFinding['category'] =>
  ['error', 'warning'].includes(severity ?? '') ? 'sast' : 'quality';

/** Errors after which Cppcheck skips the rest of a file. */
const unread = new Set([
  ...['syntaxError', 'internalAstError', 'internalError', 'cppcheckError', 'unknownMacro'],
  ...['preprocessorErrorDirective', 'noValidConfiguration', 'instantiationError'],
]);

/** Statistics about the scan itself. */
const ofTheScan = new Set(['checkersReport', 'logChecker']);

export const cppcheck = xmlFormat({
  ...common,
  id: 'cppcheck',
  detect: ({ value }) =>
    has(value, 'results.0.cppcheck') ||
    has(value, 'results.0.errors') ||
    has(value, 'results.0.error.0.@id')
      ? 1
      : 0,
  // Version 1 of the format has neither a list of errors nor locations.
  each: ['/results/errors/error', '/results/error'],
  run: (root) => ({
    toolVersion: str(root, 'results', 'cppcheck', '@version'),
    ...ofVersion(str(root, 'results', '@version'), /^[123]$/, '/results/@version 1 to 3'),
  }),
  map: (error) => {
    const locations = has(error, 'location')
      ? list(error, 'location')
      : has(error, '@file')
        ? [error]
        : [];
    const [place, ...related] = locations.map((location) => ({
      path: str(location, '@file'),
      line: num(location, '@line'),
      column: num(location, '@column'),
      message: str(location, '@info'),
    }));
    const id = str(error, '@id');
    if (ofTheScan.has(id ?? '')) return skipped('not_a_finding');
    return {
      ruleId: id,
      unparsed: unread.has(id ?? ''),
      title: str(error, '@msg') ?? id,
      description: str(error, '@verbose') ?? str(error, '@msg'),
      severity: str(error, '@severity'),
      confidence: str(error, '@inconclusive') === 'true' ? 'low' : undefined,
      category: categoryOf(str(error, '@severity')),
      cwes: [num(error, '@cwe')],
      location: place,
      relatedLocations: related,
    };
  },
});

const level = '(error|warning|style|performance|portability|information)';
/** `src/a.c:4:2: style: text [id]` */
const present = new RegExp(
  `^((?:[A-Za-z]:)?[^\\s:][^:]*):(\\d+):(\\d+): ${level}: ?(inconclusive:)? ?(.*?)(?: \\[(\\w[\\w-]*)\\])?$`,
);
/** `[src/a.c:4] -> [src/b.c:7]: (style, inconclusive) text` */
const former = new RegExp(
  `^((?:\\[[^\\]]+:\\d+\\](?: -> )?)+): \\(${level}(, inconclusive)?\\) (.+)$`,
);
const explanation = /^((?:[A-Za-z]:)?[^\s:][^:]*):(\d+):(\d+): note: (.*)$/;

/** Levels that only Cppcheck has. Compilers and clang-tidy print errors, warnings and notes. */
const ownLevel =
  /^(?:[A-Za-z]:)?[^\s:][^:\n]*:\d+:\d+: (?:style|performance|portability|information): .*\[\w+\]\r?$/m;

function remark(line: string): RawFinding | undefined {
  const now = present.exec(line);
  if (now !== null) {
    const [, path, row, column, severity, unsure, message, id] = now;
    if (ofTheScan.has(id ?? '')) return undefined;
    return {
      ruleId: id ?? message,
      unparsed: unread.has(id ?? ''),
      title: message,
      description: message,
      severity,
      confidence: unsure === undefined ? undefined : 'low',
      category: categoryOf(severity),
      location: path === 'nofile' ? undefined : { path, line: Number(row), column: Number(column) },
    };
  }
  const [, places = '', severity, unsure, message] = former.exec(line) ?? [];
  if (message === undefined) return undefined;
  const all = [...places.matchAll(/\[([^[\]]+):(\d+)\]/g)].map(([, path, row]) => ({
    path,
    line: Number(row),
  }));
  return {
    ruleId: message.replace(/'[^']*'/g, '…'),
    title: message,
    description: message,
    severity,
    confidence: unsure === undefined ? undefined : 'low',
    category: categoryOf(severity),
    location: all.at(-1),
    relatedLocations: all.slice(0, -1),
  };
}

/** Progress output and messages about the scan. */
const progress =
  /^(?:Checking .*\.\.\.|\d+\/\d+ files checked \d+% done|(?:Defines|Undefines|Includes|Platform):.*|nofile:0:0: .*|\s*\^)$/;

export const cppcheckText = textFormat({
  ...common,
  id: 'cppcheck-text',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    text.split(/\r?\n/, 400).some((line) => former.test(line))
      ? 0.95
      : ownLevel.test(text) || /^Checking \S.* ?\.\.\.$/m.test(text.slice(0, 2000))
        ? 0.8
        : 0,
  clean: progressOnly('Checking', progress),
  map: (text) => {
    const found: {
      pointer: string;
      finding: RawFinding & {
        relatedLocations?: NonNullable<RawFinding['relatedLocations']>[number][];
      };
    }[] = [];
    const seen = new Set<string>();
    let current: (typeof found)[number] | undefined;
    for (const [index, whole] of text.split(/\r?\n/).entries()) {
      const line = whole.slice(0, 5000);
      const [, path, row, column, message] = explanation.exec(line) ?? [];
      if (path !== undefined)
        current?.finding.relatedLocations?.push({
          path,
          line: Number(row),
          column: Number(column),
          message,
        });
      const finding = remark(line);
      // A file is checked once per configuration, so lines repeat.
      if (finding === undefined) continue;
      const known = seen.has(line);
      seen.add(line);
      current = known
        ? undefined
        : {
            pointer: `line ${index + 1}`,
            finding: { ...finding, relatedLocations: [...(finding.relatedLocations ?? [])] },
          };
      if (current !== undefined) found.push(current);
    }
    return found;
  },
});
