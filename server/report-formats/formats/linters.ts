/** Linters whose JSON is a flat list of diagnostics, each with a rule, a location and a message. */
import { skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, isList, num, str, texts } from '../parsers/json-access.ts';

/** Security-related rules have the category `sast`, others `quality`. */
const securityRule =
  /^S\d{3}$|^(?:flake8-)?bandit|gosec|secur|inject|eval|crypto|clippy::(?:suspicious|correctness)/i;
const categoryOf = (rule: string | undefined) =>
  rule !== undefined && securityRule.test(rule) ? ('sast' as const) : undefined;

export const ruff = jsonFormat({
  id: 'ruff',
  tool: 'Ruff',
  category: 'quality',
  docsUrl: 'https://docs.astral.sh/ruff/settings/#output-format',
  detect: ({ value }) =>
    isList(value) && has(value, '0.code', '0.filename', '0.location.row', '0.message') ? 1 : 0,
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'code') ?? 'syntax-error',
    unparsed: /^(?:invalid-syntax|E999)$/.test(str(raw, 'code') ?? 'invalid-syntax'),
    ruleName: str(raw, 'name'),
    helpUri: str(raw, 'url'),
    title: str(raw, 'message'),
    description: str(raw, 'message'),
    mitigation: str(raw, 'fix', 'message'),
    severity: str(raw, 'severity') ?? 'medium',
    category: categoryOf(str(raw, 'code')),
    location: {
      path: str(raw, 'filename'),
      line: num(raw, 'location', 'row'),
      column: num(raw, 'location', 'column'),
      endLine: num(raw, 'end_location', 'row'),
      endColumn: num(raw, 'end_location', 'column'),
    },
  }),
});

/** The list of the `json` reporter, or `messages` of `json2`. */
export const pylint = jsonFormat({
  id: 'pylint',
  tool: 'Pylint',
  category: 'quality',
  docsUrl: 'https://pylint.readthedocs.io/en/stable/user_guide/usage/output.html',
  severities: {
    fatal: 'high',
    error: 'high',
    warning: 'medium',
    refactor: 'low',
    convention: 'low',
    info: 'info',
  },
  detect: ({ value }) =>
    has(value, '0.message-id', '0.symbol') ||
    has(value, 'messages.0.messageId', 'messages.0.symbol') ||
    (isList(value, 'messages') && has(value, 'statistics.messageTypeCount'))
      ? 1
      : 0,
  each: ['/#', '/messages/#'],
  map: (raw) => ({
    ruleId: str(raw, 'message-id') ?? str(raw, 'messageId'),
    // A syntax error, or a message of Pylint's category "fatal".
    unparsed: /^(?:E0001|F\d{4})$/.test(str(raw, 'message-id') ?? str(raw, 'messageId') ?? ''),
    ruleName: str(raw, 'symbol'),
    title: str(raw, 'message'),
    description: str(raw, 'message'),
    severity: str(raw, 'type'),
    confidence: str(raw, 'confidence'),
    category: categoryOf(str(raw, 'symbol')),
    location: {
      path: str(raw, 'path') ?? str(raw, 'absolutePath'),
      line: num(raw, 'line'),
      column: num(raw, 'column') === undefined ? undefined : (num(raw, 'column') ?? 0) + 1,
      endLine: num(raw, 'endLine'),
    },
  }),
});

/** `Issues` is null when there are none. */
export const golangciLint = jsonFormat({
  id: 'golangci-lint',
  tool: 'golangci-lint',
  category: 'quality',
  docsUrl: 'https://golangci-lint.run/docs/configuration/file/#output-configuration',
  aliases: ['golangci lint', 'golangci'],
  detect: ({ value }) =>
    has(value, 'Issues.0.FromLinter') || (has(value, 'Issues') && has(value, 'Report.Linters'))
      ? 1
      : 0,
  each: ['/Issues/#'],
  run: (root) => ({ incomplete: str(root, 'Report', 'Error') !== undefined && 'scan_failed' }),
  map: (raw) => {
    const [linter, text] = [str(raw, 'FromLinter'), str(raw, 'Text')];
    const own = /^(?:G\d{3}|SA?\d{4}|ST\d{4}|QF\d{4}):/.exec(text ?? '')?.[0].slice(0, -1);
    return {
      ruleId: own ?? linter,
      // Code that does not compile is not passed to the other linters.
      unparsed: linter === 'typecheck',
      ruleName: linter,
      title: text,
      description: text,
      severity: str(raw, 'Severity') ?? 'medium',
      category: categoryOf(linter),
      location: {
        path: str(raw, 'Pos', 'Filename'),
        line: num(raw, 'LineRange', 'From') ?? num(raw, 'Pos', 'Line'),
        column: num(raw, 'Pos', 'Column'),
        endLine: num(raw, 'LineRange', 'To'),
        snippet: texts(raw, 'SourceLines').join('\n'),
      },
      tags: [linter],
    };
  },
});

export const staticcheck = jsonFormat({
  id: 'staticcheck',
  tool: 'Staticcheck',
  category: 'quality',
  docsUrl: 'https://staticcheck.dev/docs/running-staticcheck/cli/formatters/',
  severities: { ignored: 'info' },
  detect: ({ value }) => (has(value, 'code', 'location.file', 'end.line', 'message') ? 1 : 0),
  map: (raw) => ({
    ruleId: str(raw, 'code'),
    unparsed: str(raw, 'code') === 'compile',
    helpUri: `https://staticcheck.dev/docs/checks/#${str(raw, 'code') ?? ''}`,
    title: str(raw, 'message'),
    description: str(raw, 'message'),
    severity: str(raw, 'severity') === 'error' ? 'medium' : str(raw, 'severity'),
    location: {
      path: str(raw, 'location', 'file'),
      line: num(raw, 'location', 'line'),
      column: num(raw, 'location', 'column'),
      endLine: num(raw, 'end', 'line'),
    },
    suppression:
      str(raw, 'severity') === 'ignored' ? { kind: 'inSource', status: 'accepted' } : undefined,
  }),
});

export const swiftlint = jsonFormat({
  id: 'swiftlint',
  tool: 'SwiftLint',
  category: 'quality',
  docsUrl: 'https://realm.github.io/SwiftLint/',
  detect: ({ value }) => (isList(value) && has(value, '0.rule_id', '0.reason', '0.file') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'rule_id'),
    ruleName: str(raw, 'type'),
    helpUri: `https://realm.github.io/SwiftLint/${str(raw, 'rule_id') ?? ''}.html`,
    title: str(raw, 'reason'),
    description: str(raw, 'reason'),
    severity: str(raw, 'severity'),
    location: { path: str(raw, 'file'), line: num(raw, 'line'), column: num(raw, 'character') },
  }),
});

/** Lines of `cargo clippy --message-format=json`. Build artifacts are not diagnostics. */
export const clippy = jsonFormat({
  id: 'clippy',
  tool: 'Clippy',
  category: 'quality',
  docsUrl: 'https://doc.rust-lang.org/cargo/reference/external-tools.html#json-messages',
  aliases: ['rust clippy', 'cargo clippy'],
  severities: { help: 'info', failurenote: 'info' },
  detect: ({ value }) =>
    /^(?:compiler-message|compiler-artifact|build-script-executed|build-finished)$/.test(
      str(value, 'reason') ?? '',
    )
      ? 1
      : 0,
  run: (_root, lines) => ({
    incomplete:
      lines.some(
        (line) => str(line, 'reason') === 'build-finished' && at(line, 'success') === false,
      ) && 'scan_failed',
  }),
  map: (raw) => {
    const message = at(raw, 'message');
    const spans = at(message, 'spans');
    const list = Array.isArray(spans) ? (spans as unknown[]) : [];
    // Cargo prints build artifacts as separate lines.
    if (str(raw, 'reason') !== 'compiler-message') return skipped('no_entry');
    // A message without a location is a summary, such as `3 warnings emitted`.
    if (list.length === 0) return Array.isArray(spans) ? skipped('not_a_finding') : unfamiliar;
    const span = list.find((entry) => at(entry, 'is_primary') === true) ?? list[0];
    const rule = str(message, 'code', 'code') ?? 'rustc';
    return {
      ruleId: rule,
      helpUri: rule.startsWith('clippy::')
        ? `https://rust-lang.github.io/rust-clippy/master/#${rule.slice(8)}`
        : undefined,
      title: str(message, 'message'),
      description: str(message, 'rendered'),
      severity: str(message, 'level'),
      category: categoryOf(rule),
      location: {
        path: str(span, 'file_name'),
        line: num(span, 'line_start'),
        column: num(span, 'column_start'),
        endLine: num(span, 'line_end'),
        endColumn: num(span, 'column_end'),
        snippet: str(span, 'text', 0, 'text'),
      },
    };
  },
});

/**
 * Priorities above 0 are relevant, from 10 on very much so. Older versions use letters for the same
 * ranks.
 */
export const credo = jsonFormat({
  id: 'credo',
  tool: 'Credo',
  category: 'quality',
  docsUrl: 'https://hexdocs.pm/credo/',
  detect: ({ value }) =>
    isList(value, 'issues') &&
    (has(value, 'issues.0.check', 'issues.0.line_no') ||
      (Object.keys(value as object).length === 1 && has(value, 'issues.0.trigger')))
      ? 1
      : 0,
  each: ['/issues/#'],
  map: (raw) => {
    const priority = num(raw, 'priority') ?? 0;
    return {
      ruleId: str(raw, 'check'),
      title: str(raw, 'message'),
      description: str(raw, 'message'),
      severity:
        priority >= 20 ? 'high' : priority >= 10 ? 'medium' : priority >= 0 ? 'low' : 'info',
      location: {
        path: str(raw, 'filename'),
        line: num(raw, 'line_no'),
        column: num(raw, 'column'),
      },
      tags: [str(raw, 'category')],
    };
  },
});

/**
 * Code Climate's issue format, also used by GitLab's code quality and many linters: a list, or one
 * issue per line, separated by NUL.
 */
export const codeClimate = jsonFormat({
  id: 'codeclimate',
  tool: 'Code Climate',
  category: 'quality',
  docsUrl: 'https://github.com/codeclimate/platform/blob/master/spec/analyzers/SPEC.md',
  aliases: [
    'code climate',
    'gitlab code quality',
    'code quality',
    'ansible-lint',
    'ansible lint scan',
  ],
  stableFingerprints: ['codeClimate'],
  severities: {
    blocker: 'critical',
    critical: 'high',
    major: 'medium',
    minor: 'low',
    info: 'info',
  },
  detect: ({ value }) => {
    const first = isList(value) ? at(value, 0) : value;
    return has(first, 'location.path') &&
      (has(first, 'location.lines') || has(first, 'location.positions')) &&
      has(first, 'description')
      ? 0.96
      : 0;
  },
  map: (document) =>
    (isList(document) ? (document as unknown[]) : [document]).map((raw) => {
      const [lines, positions, mark] = [
        at(raw, 'location', 'lines'),
        at(raw, 'location', 'positions'),
        str(raw, 'fingerprint'),
      ];
      const categories = texts(raw, 'categories');
      return {
        ruleId: str(raw, 'check_name') ?? str(raw, 'engine_name'),
        title: str(raw, 'description'),
        description: str(raw, 'content', 'body') ?? str(raw, 'description'),
        severity: str(raw, 'severity') ?? 'info',
        category: categories.includes('Security')
          ? ('sast' as const)
          : categoryOf(str(raw, 'check_name')),
        vulnerabilityIds: [str(raw, 'description')],
        cwes: [
          str(raw, 'content', 'body')?.match(/CWE-\d+/gi),
          str(raw, 'check_name')?.match(/CWE-\d+/i)?.[0],
        ],
        location: {
          path: str(raw, 'location', 'path'),
          line: num(lines, 'begin') ?? num(positions, 'begin', 'line'),
          column: num(positions, 'begin', 'column'),
          endLine: num(lines, 'end') ?? num(positions, 'end', 'line'),
        },
        tags: categories,
        fingerprints: mark === undefined ? undefined : { codeClimate: mark },
      };
    }),
});
