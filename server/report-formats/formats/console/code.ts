/**
 * Console output about code from Bandit, gosec, Flawfinder, Brakeman and Semgrep, for users who
 * have no other report.
 */
import { says } from '../../clean-text.ts';
import { textFormat, type TextResult } from '../../format.ts';
import { isDocumentation, consoleLines, matchesLines } from '../../parsers/console-output.ts';

/** Returns the code below a finding without the line numbers in the margin. */
const codeOf = (
  lines: readonly string[],
  margin: RegExp,
): { snippet?: string; snippetLine?: number } => {
  const code = lines.flatMap((line) => {
    const match = margin.exec(line);
    return match === null ? [] : [{ at: Number(match[1]), text: match[2] ?? '' }];
  });
  return code.length === 0
    ? {}
    : { snippet: code.map(({ text }) => text).join('\n'), snippetLine: code[0]?.at ?? 1 };
};

/** Splits the lines into blocks, each up to the beginning of the next one. */
function parts(
  lines: readonly string[],
  begin: RegExp,
): { match: RegExpExecArray; at: number; rest: string[] }[] {
  const starts = lines.flatMap((line, index) => {
    const match = begin.exec(line);
    return match === null ? [] : [{ match, index }];
  });
  return starts.map(({ match, index }, order) => ({
    match,
    at: index + 1,
    rest: lines.slice(index + 1, starts[order + 1]?.index),
  }));
}

const field = (lines: readonly string[], name: string): string | undefined =>
  lines
    .map((line) => line.trim())
    .find((line) => line.startsWith(`${name}:`))
    ?.slice(name.length + 1)
    .trim();

export const banditText = textFormat({
  id: 'bandit-text',
  tool: 'Bandit',
  category: 'sast',
  docsUrl: 'https://bandit.readthedocs.io/en/latest/formatters/text.html',
  kinds: ['text', 'csv', 'json'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(text, /^>> Issue: \[\w+(?::\w+)*\] /) ||
      matchesLines(text, /^Test results:/, /^\s*No issues identified\./)
      ? 0.95
      : 0;
  },
  clean: says('No issues identified.', /^\s*No issues identified\./),
  map: (text) =>
    parts(consoleLines(text), /^>> Issue: \[([^\]]+)\] (.+)$/).map(
      ({ match: [, rule = '', sentence], at, rest }): TextResult => {
        const end = rest.findIndex((line) => /^(?:-{10,}|Code scanned:)/.test(line));
        const own = end < 0 ? rest : rest.slice(0, end);
        const [id = '', name] = rule.split(':');
        const [, path, line, column] =
          /^(.*?):(\d+)(?::(\d+))?$/.exec(field(own, 'Location') ?? '') ?? [];
        const [severity, confidence] = [/\bSeverity: (\w+)/, /\bConfidence: (\w+)/].map((pattern) =>
          own.map((entry) => pattern.exec(entry)?.[1]).find((found) => found !== undefined),
        );
        const link = field(own, 'More Info');
        return {
          pointer: `line ${at}`,
          finding: {
            ruleId: name === undefined ? id : `${name}:${id}`,
            ruleName: name,
            helpUri: link,
            title: sentence,
            description: sentence,
            severity,
            confidence,
            cwes: /CWE-\d+/.exec(field(own, 'CWE') ?? '')?.[0],
            location: {
              path,
              line: Number(line),
              column: column === undefined ? undefined : Number(column) + 1,
              ...codeOf(own, /^(\d+)(?:\t(.*))?$/),
            },
            references: [link],
          },
        };
      },
    ),
});

const gosecIssue =
  /^\[(.+?):(\d+)(?:-(\d+))?(?::(\d+))?\] - (G\d+)(?: \((CWE-\d+)\))?: (.+?) \(Confidence: ?(\w+), Severity: ?(\w+)\)$/;

export const gosecText = textFormat({
  id: 'gosec-text',
  tool: 'gosec',
  category: 'sast',
  docsUrl: 'https://github.com/securego/gosec#output-formats',
  kinds: ['text', 'csv', 'json'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(text, gosecIssue) ||
      matchesLines(text, /^Summary:/, /^\s*Nosec\s*: \d+$/, /^\s*Issues\s*: \d+$/)
      ? 0.95
      : 0;
  },
  clean: says('Issues : 0', /^\s*Issues\s*: 0$/),
  map: (text) =>
    parts(consoleLines(text), gosecIssue).map(
      ({
        match: [, path, line, end, column, rule = '', cwe, sentence, confidence, severity],
        at,
        rest,
      }): TextResult => {
        const last = rest.findIndex((entry) => /^(?:Autofix|Summary):|^\s*$/.test(entry));
        const own = last < 0 ? rest : rest.slice(0, last);
        const numbered = codeOf(own, /^\s*(?:>\s*)?(\d+): ?(.*)$/);
        return {
          pointer: `line ${at}`,
          finding: {
            ruleId: rule,
            helpUri: `https://securego.io/docs/rules/${rule.toLowerCase()}.html`,
            title: sentence,
            description: sentence,
            severity,
            confidence,
            cwes: cwe,
            location: {
              path,
              line: Number(line),
              endLine: end === undefined ? undefined : Number(end),
              column: column === undefined ? undefined : Number(column),
              ...(numbered.snippet === undefined
                ? { snippet: own.map((entry) => entry.replace(/^\s*> ?/, '')).join('\n') }
                : numbered),
            },
          },
        };
      },
    ),
});

const flawfinderHit = /^(.+?):(\d+):(?:(\d+):)?\s+\[([0-5])\] \((\w+)\) (.+?):(?:\s(.*))?$/s;

/**
 * The explanation of a hit wraps onto the lines below it. With `--singleline` it is on the same
 * line; with `--context` the code follows.
 */
export const flawfinderText = textFormat({
  id: 'flawfinder-text',
  tool: 'Flawfinder',
  category: 'sast',
  docsUrl: 'https://dwheeler.com/flawfinder/flawfinder.pdf',
  severities: { '5': 'critical', '4': 'high', '3': 'medium', '2': 'low', '1': 'low', '0': 'info' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) &&
    (matchesLines(text, /^Flawfinder version \d/) ||
      matchesLines(text, /^ANALYSIS SUMMARY:/, /^Hits = \d+/))
      ? 0.95
      : 0,
  run: (text) => ({ toolVersion: /\bFlawfinder version ([\d.]*\d)/.exec(text)?.[1] }),
  clean: [says('No hits found.', /^No hits found/), says('Hits = 0', /^Hits = 0$/)],
  map: (text) =>
    parts(consoleLines(text), flawfinderHit).map(
      ({ match: [, path, line, column, level, category, rule, beside], at, rest }): TextResult => {
        const end = rest.findIndex((entry) => !/^ {2}\S/.test(entry));
        const sentence = [
          beside?.trim(),
          ...(end < 0 ? rest : rest.slice(0, end)).map((entry) => entry.trim()),
        ]
          .filter((part) => part !== undefined && part !== '')
          .join(' ');
        const [, problem = sentence, advice] = /^([^]*?\.)\s([^]*)$/.exec(sentence) ?? [];
        return {
          pointer: `line ${at}`,
          finding: {
            ruleId: rule,
            title: problem,
            description: sentence,
            mitigation: advice?.trimStart(),
            severity: level,
            cwes: sentence.match(/CWE-\d+/g),
            location: {
              path,
              line: Number(line),
              column: column === undefined ? undefined : Number(column),
            },
            tags: [category],
          },
        };
      },
    ),
});

/** Blocks of `Name: text` lines, each beginning with its confidence. */
export const brakemanText = textFormat({
  id: 'brakeman-text',
  tool: 'Brakeman',
  category: 'sast',
  docsUrl: 'https://brakemanscanner.org/docs/options/',
  severities: { high: 'high', medium: 'medium', weak: 'low' },
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) =>
    !isDocumentation(fileName) && matchesLines(text, /^== Brakeman Report ==$/) ? 0.95 : 0,
  run: (text) => ({ toolVersion: /\bBrakeman Version: ([\d.]*\d)/.exec(text)?.[1] }),
  clean: [
    says('No warnings found', /^No warnings found/),
    says('Security Warnings: 0', /^Security Warnings: 0\b/),
  ],
  map: (text) =>
    parts(consoleLines(text), /^Confidence: (\w+)$/).flatMap(
      ({ match: [, confidence], at, rest }): TextResult[] => {
        const end = rest.findIndex((line) => line === '');
        const own = end < 0 ? rest : rest.slice(0, end);
        const [kind, check, message, code, line] = [
          'Category',
          'Check',
          'Message',
          'Code',
          'Line',
        ].map((name) => field(own, name));
        if (kind === undefined || message === undefined) return [];
        return [
          {
            pointer: `line ${at}`,
            finding: {
              ruleId: check ?? kind,
              ruleName: kind,
              title: `${kind}. ${message}`,
              description: code === undefined ? message : `${message}\n\n**Code:** ${code}`,
              severity: confidence,
              confidence,
              cwes: field(own, 'CWE')?.match(/\d+/g),
              vulnerabilityIds: [message],
              location: { path: field(own, 'File'), line: Number(line), snippet: code },
              references: [field(own, 'Link')],
            },
          },
        ];
      },
    ),
});

const semgrepRule = /^\s{2,}(?:([❯❱>]*[❱>])\s*)?((?:[\w-]+\.)+[\w-]+)$/;
const semgrepCode = /^\s*(\d+)┆ ?(.*)$/;
const weights = { 3: 'high', 2: 'medium', 1: 'low' } as const;

/**
 * A file name, below it each rule with its message, below that the matched code of each location,
 * separated by dotted lines.
 */
export const semgrepText = textFormat({
  id: 'semgrep-text',
  tool: 'Semgrep',
  category: 'sast',
  docsUrl: 'https://semgrep.dev/docs/cli-reference',
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    return matchesLines(text, semgrepCode, semgrepRule)
      ? 0.95
      : matchesLines(text, /^\s*Ran \d+ rules? on \d+ files?: 0 findings\.?$/)
        ? 0.9
        : 0;
  },
  clean: says('0 findings', /\b0 findings\b|\bFindings: 0\b/),
  map: (text) => {
    const found: TextResult[] = [];
    let [path, rule, weight]: (string | undefined)[] = [];
    let sentence: string[] = [];
    let open: { at: number; code: { at: number; text: string }[] } | undefined;
    const end = (): void => {
      if (open !== undefined && rule !== undefined) {
        const link = sentence
          .map((line) => /^Details: (https?:\/\/\S+)/.exec(line)?.[1])
          .find((url) => url !== undefined);
        const message = sentence
          .filter((line) => !/^(?:Details: |❰❰ |▶▶┆ Autofix|\[hidden )/.test(line))
          .join(' ');
        found.push({
          pointer: `line ${open.at}`,
          finding: {
            ruleId: rule,
            ruleName: rule.split('.').at(-1),
            helpUri: link,
            title: message.split(/(?<=[.!?])\s/, 1)[0] ?? rule,
            description: message,
            severity:
              weight === undefined
                ? undefined
                : weight.length >= 4
                  ? 'critical'
                  : weights[weight.length as keyof typeof weights],
            fallbackSeverity: 'medium',
            category: /(^|\.)secrets?\./.test(rule) ? 'secret' : undefined,
            location: {
              path,
              line: open.code[0]?.at,
              endLine: open.code.at(-1)?.at,
              snippet: open.code.map((line) => line.text).join('\n'),
              snippetLine: open.code[0]?.at,
            },
            references: [link],
          },
        });
      }
      open = undefined;
    };
    for (const [index, line] of consoleLines(text).entries()) {
      const code = semgrepCode.exec(line);
      const named = semgrepRule.exec(line);
      const bare = line.trim();
      if (code !== null) {
        open ??= { at: index + 1, code: [] };
        open.code.push({ at: Number(code[1]), text: code[2] ?? '' });
      } else if (/^\s*⋮┆-+/.test(line)) end();
      else if (bare !== '' && !bare.includes('┆')) {
        end();
        // A file name without a folder looks like a rule id. The indentation distinguishes them.
        if (named !== null && /^ {5,}|[❯❱>]/.test(line) && !/\/|\s/.test(named[2] ?? ''))
          [weight, rule, sentence] = [named[1], named[2], []];
        else if (
          /^ {2,4}\S/.test(line) &&
          /^[\w./@-][^│┌└]*$/.test(bare) &&
          !/^(?:https?:|Details:)/.test(bare)
        )
          [path, rule, sentence] = [bare, undefined, []];
        else if (rule !== undefined && /^ {6,}\S/.test(line)) sentence.push(bare);
      }
    }
    end();
    return found;
  },
});
