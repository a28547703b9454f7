/** Enlightn: checks of a Laravel application, as JSON and as console output. */
import { says } from '../clean-text.ts';
import { type Entry, skipped, skippedByStatus, notChecked, notLookedAt } from '../entries.ts';
import { jsonFormat, type TextEntry, textFormat } from '../format.ts';
import { at, bool, entries, has, isList, list, num, str } from '../parsers/json-access.ts';
import { consoleLines, isDocumentation, matchesLines } from '../parsers/console-output.ts';
import type { RawFinding } from '../raw-finding.ts';

const common = {
  tool: 'Enlightn',
  category: 'sast',
  docsUrl: 'https://www.laravel-enlightn.com/docs/',
} as const;

interface Check {
  title: string | undefined;
  group: string | undefined;
  message: string | undefined;
  docs: string | undefined;
  severity?: string | undefined;
}

interface Place {
  path?: string | undefined;
  line?: number | undefined;
  details?: string | undefined;
}

/** The documentation page has the name of the analyzer. */
const ruleOf = ({ docs, title }: Check): string | undefined =>
  docs
    ?.split('/')
    .at(-1)
    ?.replace(/\.html$/, '') ?? title;

const toFinding = (check: Check, { path, line, details }: Place = {}): RawFinding => ({
  ruleId: ruleOf(check),
  title: check.title,
  description: [check.message, details].filter((part) => part !== undefined).join('\n\n'),
  severity: check.severity,
  fallbackSeverity: 'medium',
  category: check.group?.toLowerCase() === 'security' ? undefined : 'quality',
  helpUri: check.docs,
  references: [check.docs],
  location: { path, line: line === 0 ? undefined : line },
  tags: [check.group],
});

/** A list of locations, in older versions the line numbers per path. */
const tracesOf = (raw: unknown): Place[] =>
  isList(raw, 'traces')
    ? list(raw, 'traces').map((trace) => ({
        path: str(trace, 'path'),
        line: num(trace, 'lineNumber'),
        details: str(trace, 'details'),
      }))
    : entries(raw, 'traces').flatMap(([path, lines]) =>
        list(lines).map((line) => ({ path, line: num(line) })),
      );

export const enlightn = jsonFormat({
  ...common,
  id: 'enlightn',
  detect: ({ value }) => (has(value, 'analyzer_results', 'metadata') ? 1 : 0),
  each: ['/analyzer_results/#'],
  asides: ['metadata', 'analyzer_stats'],
  run: (root) => ({ commit: str(root, 'metadata', 'commit_id') }),
  map: (raw): Entry[] => {
    const check: Check = {
      title: str(raw, 'title'),
      group: str(raw, 'category'),
      message: str(raw, 'error'),
      docs: str(raw, 'docsUrl'),
      severity: str(raw, 'severity'),
    };
    const status = str(raw, 'status')?.toLowerCase();
    if (status === 'error') return [notChecked({ rule: ruleOf(check) })];
    // The check is not applicable to this application.
    if (status === 'skipped') return [skipped('not_a_finding')];
    if (status !== 'failed') return [skippedByStatus(status)];
    const places = tracesOf(raw);
    const suppression =
      bool(raw, 'reportable') === false && at(raw, 'reportable') !== undefined
        ? ({ kind: 'configuration', status: 'accepted' } as const)
        : undefined;
    return (places.length === 0 ? [{}] : places).map((place) => ({
      ...toFinding(check, place),
      suppression,
    }));
  },
});

const checkLine =
  /^Check (\d{1,4})\/(\d{1,4}): (.{1,300}) (Passed|Failed|Not Applicable|Exception)$/;
const groupLine = /^\| Running (.{1,60}) Checks$/;
const docsLine = /^Documentation URL: (\S{1,300})$/;
const placeLines = [
  /^At ([^:]{1,500}), line (\d{1,7})(?:: (.{1,1000})|\.)$/,
  /^At ([^:]{1,500}?)(?:: line\(s\): ([\d, and]{1,1000}))?\.$/,
];
const hiddenLine = /^And \d{1,6} more file\(s\)\.$/;

function placesOf(lines: readonly string[]): Place[] {
  return lines.flatMap((line): Place[] => {
    const found = placeLines.map((pattern) => pattern.exec(line)).find((match) => match !== null);
    if (found === undefined) return [];
    const [, shown = '', numbers, details] = found;
    const path = shown.replace(/^\//, '');
    const all = numbers?.match(/\d+/g) ?? [];
    return all.length === 0
      ? [{ path }]
      : all.map((number) => ({ path, line: Number(number), details }));
  });
}

/** Parses the checks with the lines below each, up to the next one. */
function checksOf(text: string) {
  const lines = consoleLines(text);
  let group: string | undefined;
  return lines.flatMap((line, index) => {
    group = groupLine.exec(line)?.[1] ?? group;
    const [, , , title, status] = checkLine.exec(line) ?? [];
    if (title === undefined) return [];
    const next = lines.findIndex(
      (other, place) => place > index && (checkLine.test(other) || groupLine.test(other)),
    );
    const own = lines.slice(index + 1, next === -1 ? undefined : next);
    const docs = own.findIndex((other) => docsLine.test(other));
    const about = docs === -1 ? [] : own.slice(0, docs);
    const said = about.filter(
      (other) => !hiddenLine.test(other) && !placeLines.some((pattern) => pattern.test(other)),
    );
    const check: Check = {
      title: title.trim(),
      group,
      message: said.join('\n').trim() || undefined,
      docs: docsLine.exec(own[docs] ?? '')?.[1],
    };
    return [{ line: index + 1, check, status, about }];
  });
}

export const enlightnText = textFormat({
  ...common,
  id: 'enlightn-text',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    (matchesLines(text, checkLine, groupLine) ||
      matchesLines(text, /Please wait while Enlightn scans your code base/))
      ? 1
      : 0,
  clean: says('Passed', checkLine),
  run: (text) => ({
    // Only a complete run ends with the report card.
    incomplete: !matchesLines(text, /^\s*Report Card$/) && 'scan_failed',
  }),
  map: (text) =>
    checksOf(text).flatMap(({ line, check, status, about }): TextEntry[] => {
      const pointer = `line ${line}`;
      const rule = ruleOf(check);
      if (status === 'Passed') return [{ pointer, finding: skipped('passed') }];
      if (status === 'Not Applicable') return [{ pointer, finding: skipped('not_a_finding') }];
      if (status === 'Exception') return [{ pointer, finding: notChecked({ rule }) }];
      const places = placesOf(about);
      const found = (places.length === 0 ? [{}] : places).map((place) => ({
        pointer,
        finding: toFinding(check, place),
      }));
      // The output omits further locations of the rule, so its findings stay open.
      return about.some((other) => hiddenLine.test(other))
        ? [...found, { pointer, finding: notLookedAt({ rule }) }]
        : found;
    }),
});
