/**
 * Line-based diagnostics of linters that no other reader claims: `path:line:column: text [rule]`
 * and variants, as Flake8, mypy, yamllint, ansible-lint, gosec, Bandit, ESLint, hadolint and many
 * others print them for editors.
 */
import { progressOnly } from '../clean-text.ts';
import { type ReportFormat, textFormat, type TextResult } from '../format.ts';
import { consoleLines, isDocumentation } from '../parsers/console-output.ts';

interface Remark {
  path: string;
  line: number;
  column: number | undefined;
  rawRemark: string;
}

/** A tool name such as `hadolint:` may precede the path, as in the GNU error format. */
const place =
  /^(?:[a-z][\w-]*:)?((?:[A-Za-z]:)?[^\s:][^:\n]{0,400}):(\d{1,7})(?::(\d{1,7}))?(?:-\d+)?:? +(\S.*)$/;
/** ESLint's compact format. */
const compact = /^(\S[^:\n]{0,400}): line (\d{1,7}), col(?:umn)? (\d{1,7}), (\S.*)$/;
/** Visual Studio's format: `file.cs(3,5): warning CS0618: text`. */
const visual = /^(\S[^(\n]{0,400})\((\d{1,7})(?:,(\d{1,7}))?(?:,\d+,\d+)?\) ?: (\S.*)$/;

function remarkOf(line: string): Remark | undefined {
  const [, path, row, column, rawRemark] =
    compact.exec(line) ?? visual.exec(line) ?? place.exec(line) ?? [];
  // A path has a dot or a folder. A time of day is not a path.
  if (path === undefined || rawRemark === undefined || !/[./\\]|^\w+file$/i.test(path))
    return undefined;
  if (path.startsWith('//') || /^\d+(?:[.:]\d+)*$/.test(path)) return undefined;
  return {
    path,
    line: Number(row),
    column: column === undefined ? undefined : Number(column),
    rawRemark,
  };
}

const levels =
  /^\W*(fatal(?: error)?|error|err|warning|warn|convention|refactor|style|note|info|information|critical|high|medium|low|[EWFCRINH])(?=[\W]|$)[\]):,-]*\s*/i;
const letters: Readonly<Record<string, string>> = {
  E: 'error',
  W: 'warning',
  F: 'error',
  C: 'low',
  R: 'low',
  I: 'info',
  N: 'low',
  H: 'info',
};

/** A rule code before the text, or in brackets at its end. */
const before =
  /^\[?([A-Z]{1,6}-?\d{2,5}(?:\.\d+)?(?:\[\w+\]|\/[\w-]+)?|[a-z][\w-]*(?:\[[\w/.-]+\]|\/[\w/-]+))\]?:? +/;
const after = /[[(]((?:error|warning|info)\/)?([@\w][\w./:-]{1,80})[\])]$/i;

/** Rule id patterns by tool. Other rules belong to an unknown linter. */
const families: readonly (readonly [rule: RegExp, tool: string])[] = [
  [/^B\d{3}\[bandit\]$|^B[1-7]\d{2}$/, 'Bandit'],
  [/^(?:DL|SC)\d{4}$/, 'Hadolint'],
  [/^CWE-\d+$/, 'gosec'],
  [/^CS\d{4}$|^CA\d{4}$|^SCS\d{4}$/, 'Roslyn'],
];

interface Lint {
  rule: string | undefined;
  message: string;
  severity: string | undefined;
}

function lintOf(rawRemark: string): Lint {
  let rest = rawRemark.replace(/^- /, '');
  let severity: string | undefined;
  let rule: string | undefined;
  const [level, word] = levels.exec(rest) ?? [];
  if (level !== undefined && word !== undefined && !before.test(rest)) {
    severity = letters[word] ?? word;
    rest = rest.slice(level.length).replace(/^- /, '');
  }
  const [code, name] = before.exec(rest) ?? [];
  if (code !== undefined) {
    rule = name;
    rest = rest.slice(code.length);
  }
  const [next, later] = levels.exec(rest) ?? [];
  if (severity === undefined && next !== undefined && later !== undefined && later.length > 1) {
    severity = later;
    rest = rest.slice(next.length);
  }
  rest = rest.replace(/ \[[1-5]\]$/, '');
  const stated = /\bseverity:? ?(\w+)/i.exec(rest)?.[1];
  const [end, grade, last] = after.exec(rest) ?? [];
  if (rule === undefined && end !== undefined && last !== undefined) {
    rule = last;
    severity ??= grade?.replace('/', '');
    rest = rest.slice(0, -end.length).trimEnd();
  }
  return { rule, message: rest.trim() || rawRemark, severity: stated ?? severity };
}

export const lintLines: ReportFormat = textFormat({
  id: 'lint-lines',
  tool: 'Linter',
  category: 'quality',
  docsUrl: 'https://www.gnu.org/prep/standards/html_node/Errors.html',
  lastResort: true,
  forPeople: true,
  aliases: [
    ...['flake8', 'mypy', 'yamllint', 'ansible-lint', 'cpplint', 'pycodestyle', 'pydocstyle'],
    ...['go vet', 'golint', 'revive', 'stylelint', 'markdownlint', 'puppet-lint', 'jshint'],
  ],
  severities: { convention: 'low', refactor: 'low', note: 'info' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    const lines = consoleLines(text).filter((line) => line.trim() !== '');
    const shown = lines.slice(0, 200);
    const remarks = shown.flatMap((line) => remarkOf(line) ?? []);
    // Search results look similar, but have neither rule nor level.
    const graded = remarks
      .map(({ rawRemark }) => lintOf(rawRemark))
      .filter(({ rule, severity }) => (rule ?? severity) !== undefined);
    return graded.length * 2 >= Math.max(remarks.length, 1) && remarks.length * 2 >= shown.length
      ? 0.05
      : 0;
  },
  clean: progressOnly('no line', /^\s*$|^(?:success|all checks passed)\b/i),
  map: (text): TextResult[] =>
    consoleLines(text).flatMap((line, index): TextResult[] => {
      const remark = remarkOf(line);
      if (remark === undefined) return [];
      const { rule, message, severity } = lintOf(remark.rawRemark);
      const own = families.find(([pattern]) => rule !== undefined && pattern.test(rule))?.[1];
      return [
        {
          pointer: `line ${index + 1}`,
          finding: {
            ruleId: rule?.replace(/\[[\w/.-]+\]$/, '') ?? message,
            title: message,
            description: message,
            severity,
            fallbackSeverity: 'medium',
            category:
              own === 'Bandit' || own === 'gosec' ? 'sast' : own === 'Hadolint' ? 'iac' : undefined,
            cwes: remark.rawRemark.match(/CWE-\d+/gi),
            location: { path: remark.path, line: remark.line, column: remark.column },
            tags: [own],
          },
        },
      ];
    }),
});
