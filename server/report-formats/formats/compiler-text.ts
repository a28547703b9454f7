/**
 * Compiler diagnostics, `path:line:column: warning: text [check]`: clang-tidy, the Clang analyzer,
 * GCC and tools with the same format.
 */
import { says } from '../clean-text.ts';
import { textFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { isDocumentation } from '../parsers/console-output.ts';

const remark =
  /^((?:[A-Za-z]:)?[^\s:][^:\n]*):(\d+):(?:(\d+):)? (fatal error|error|warning|note|style|performance|portability|information): (.*?)(?: \[([\w.,:+#=/-]+)\])?$/;

const severities = {
  fatalerror: 'high',
  error: 'high',
  warning: 'medium',
  note: 'info',
  information: 'info',
} as const;

const security =
  /^(?:cert-|bugprone-|clang-analyzer-(?:security|core|unix|alpha\.security)|android-cloexec|-Wanalyzer|-Wformat-security|-Warray-bounds|-Wstringop)/;

const linkOf = (check: string): string | undefined => {
  const [group, ...rest] = check.split('-');
  return /^(?:-W|clang-diagnostic)/.test(check) || rest.length === 0
    ? undefined
    : `https://clang.llvm.org/extra/clang-tidy/checks/${group ?? ''}/${rest.join('-')}.html`;
};

export const compilerText = textFormat({
  id: 'clang-tidy',
  tool: 'clang-tidy',
  category: 'quality',
  docsUrl: 'https://clang.llvm.org/extra/clang-tidy/',
  aliases: ['clang', 'clang static analyzer', 'gcc', 'scan-build'],
  severities,
  kinds: ['text', 'csv'],
  detect: ({ text, fileName }) => {
    if (isDocumentation(fileName)) return 0;
    const lines = text.split(/\r?\n/, 400);
    const remarks = lines.filter((line) => remark.test(line));
    return remarks.length === 0
      ? 0
      : remarks.some((line) => /\[[\w.,:+#=/-]+\]$/.test(line))
        ? 0.6
        : 0.2;
  },
  clean: says('Suppressed … warnings', /^Suppressed \d+ warnings?\b/),
  map: (text) => {
    const found: {
      pointer: string;
      finding: RawFinding & {
        relatedLocations: NonNullable<RawFinding['relatedLocations']>[number][];
      };
    }[] = [];
    const seen = new Set<string>();
    for (const [index, line] of text.split(/\r?\n/).entries()) {
      const match = remark.exec(line.slice(0, 5000));
      if (match === null) continue;
      const [, path, row, column, level, message = '', checks] = match;
      const place = {
        path,
        line: Number(row),
        column: column === undefined ? undefined : Number(column),
      };
      // A note explains the diagnostic above it.
      if (level === 'note' && found.length > 0) {
        found.at(-1)?.finding.relatedLocations.push({ ...place, message });
        continue;
      }
      // A header is analysed once for each file that includes it.
      const key = `${path ?? ''}:${row ?? ''}:${column ?? ''}:${checks ?? message}`;
      if (seen.has(key)) continue;
      seen.add(key);
      const check = checks?.split(',')[0];
      found.push({
        pointer: `line ${index + 1}`,
        finding: {
          ruleId: check ?? message,
          helpUri: check === undefined ? undefined : linkOf(check),
          title: message,
          description: message,
          severity: level,
          category: check !== undefined && security.test(check) ? 'sast' : undefined,
          cwes: message.match(/CWE-\d+/gi),
          location: place,
          relatedLocations: [],
        },
      });
    }
    return found;
  },
});
