/**
 * Console output of ESLint, ShellCheck, hadolint and golangci-lint with one diagnostic per line,
 * for users who have no other report.
 */
import { says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import type { RawFinding } from '../../raw-finding.ts';
import { isDocumentation, consoleLines, matchesLines } from '../../parsers/console-output.ts';

const numbered = (
  lines: readonly string[],
  read: (line: string, index: number) => RawFinding | undefined,
): TextResult[] =>
  lines.flatMap((line, index) => {
    const finding = read(line, index);
    return finding === undefined ? [] : [{ pointer: `line ${index + 1}`, finding }];
  });

const stylish = /^ {2,}(\d+):(\d+) {2,}(error|warning) {2,}(\S.*)$/;
const ruleAtEnd = /^(.*\S) {2,}((?:@[\w-]+\/)?[\w-]+(?:\/[\w-]+)*)$/;

/** A file name, below it the diagnostics in columns, at the end their count. */
export const eslintText = textFormat({
  id: 'eslint-text',
  tool: 'ESLint',
  category: 'sast',
  docsUrl: 'https://eslint.org/docs/latest/use/formatters/#stylish',
  severities: { error: 'high', warning: 'medium' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    matchesLines(text, stylish, /^\W*\d+ problems? \(\d+ errors?, \d+ warnings?\)$/)
      ? 0.9
      : 0,
  map: (text) => {
    let path: string | undefined;
    return numbered(consoleLines(text), (line) => {
      const [, row, column, severity, remainder = ''] = stylish.exec(line) ?? [];
      const [, message = remainder, rule = 'parse-error'] = ruleAtEnd.exec(remainder) ?? [];
      if (row === undefined) {
        if (/^\S/.test(line)) path = line;
        return undefined;
      }
      return {
        ruleId: rule,
        helpUri: rule.includes('/') ? undefined : `https://eslint.org/docs/latest/rules/${rule}`,
        title: message,
        description: message,
        severity,
        category: /secur|xss|injection|no-eval|secret|unsanitized/i.test(rule) ? 'sast' : 'quality',
        location: { path, line: Number(row), column: Number(column) },
      };
    });
  },
});

const shell = (
  code: string,
  message: string | undefined,
  severity: string | undefined,
  place: RawFinding['location'],
): RawFinding => ({
  ruleId: code,
  helpUri: `https://www.shellcheck.net/wiki/${code}`,
  title: message,
  description: message,
  severity,
  fallbackSeverity: 'low',
  location: place,
});

const shellPlace = /^In (.+) line (\d+):$/;
const shellRemark = /^(\s*)(?:\^-+\^?|\^--) (SC\d{4})(?: \((error|warning|info|style)\))?: (.+)$/;
const shellGcc = /^(.+?):(\d+):(\d+): (error|warning|note): (.+) \[(SC\d{4})\]$/;

/**
 * Terminal output, in which carets mark the location, and GCC format, whose "note" covers the
 * levels info and style.
 */
export const shellcheckText = textFormat({
  id: 'shellcheck-text',
  tool: 'ShellCheck',
  category: 'quality',
  docsUrl: 'https://www.shellcheck.net/wiki/Integration',
  severities: { error: 'high', warning: 'medium', info: 'low', note: 'low', style: 'info' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    (matchesLines(text, shellPlace, shellRemark) || matchesLines(text, shellGcc))
      ? 0.95
      : 0,
  map: (text) => {
    let place: { path: string | undefined; line: number } | undefined;
    return numbered(consoleLines(text), (line) => {
      const gcc = shellGcc.exec(line);
      if (gcc !== null)
        return shell(gcc[6] ?? '', gcc[5], gcc[4], {
          path: gcc[1],
          line: Number(gcc[2]),
          column: Number(gcc[3]),
        });
      const at = shellPlace.exec(line);
      if (at !== null) place = { path: at[1], line: Number(at[2]) };
      const remark = shellRemark.exec(line);
      return remark === null || place === undefined
        ? undefined
        : shell(remark[2] ?? '', remark[4], remark[3], {
            ...place,
            column: (remark[1]?.length ?? 0) + 1,
          });
    });
  },
});

const dockerRemark =
  /^(\S.*?):(\d+)(?::(\d+))? ((?:DL|SC)\d{4}) (?:(error|warning|info|style): )?(.+)$/;

export const hadolintText = textFormat({
  id: 'hadolint-text',
  tool: 'Hadolint',
  category: 'iac',
  docsUrl: 'https://github.com/hadolint/hadolint',
  severities: { error: 'high', warning: 'medium', info: 'low', style: 'info' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    const lines = consoleLines(text).filter((line) => line !== '');
    const remarks = lines.filter((line) => dockerRemark.test(line)).length;
    return !isDocumentation(fileName) && remarks > 0 && remarks * 2 >= Math.min(lines.length, 200)
      ? 0.95
      : 0;
  },
  map: (text) =>
    numbered(consoleLines(text), (line) => {
      const [, path, row, column, code = '', severity, message] = dockerRemark.exec(line) ?? [];
      if (path === undefined) return undefined;
      return {
        ruleId: code,
        title: `${code}: ${message ?? ''}`,
        description: message,
        severity,
        fallbackSeverity: 'medium',
        helpUri: code.startsWith('SC')
          ? `https://www.shellcheck.net/wiki/${code}`
          : `https://github.com/hadolint/hadolint/wiki/${code}`,
        location: {
          path: /^(?:-|\/dev\/stdin)$/.test(path) ? 'Dockerfile' : path,
          line: Number(row),
          column: column === undefined ? undefined : Number(column),
        },
      };
    }),
});

const goRemark = /^([^\s:][^:]*\.go):(\d+)(?::(\d+))?: (.+) \(([a-z][\w-]*)\)$/;

/** A diagnostic that ends with the linter's name, followed by the code. */
export const golangciText = textFormat({
  id: 'golangci-lint-text',
  tool: 'golangci-lint',
  category: 'quality',
  docsUrl: 'https://golangci-lint.run/docs/configuration/file/#output-configuration',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    const lines = consoleLines(text);
    return matchesLines(text, goRemark)
      ? 0.85
      : lines.every((line) => /^(?:level=\w+ .*|0 issues\.)?$/.test(line)) &&
          lines.includes('0 issues.')
        ? 0.9
        : 0;
  },
  clean: says('0 issues.', /^0 issues\.?$/),
  map: (text) => {
    const lines = consoleLines(text);
    return numbered(lines, (line, index) => {
      const [, path, row, column, message = '', linter] = goRemark.exec(line) ?? [];
      if (path === undefined) return undefined;
      const below = lines[index + 1] ?? '';
      return {
        ruleId: /^(?:G\d{3}|SA?\d{4}|ST\d{4}|QF\d{4}):/.exec(message)?.[0].slice(0, -1) ?? linter,
        ruleName: linter,
        title: message,
        description: message,
        severity: 'medium',
        category: linter === 'gosec' ? 'sast' : undefined,
        cwes: message.match(/CWE-\d+/g),
        location: {
          path,
          line: Number(row),
          column: column === undefined ? undefined : Number(column),
          snippet: /^\s+\S/.test(below) ? below : undefined,
        },
        tags: [linter],
      };
    });
  },
});
