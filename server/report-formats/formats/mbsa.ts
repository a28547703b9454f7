import { type Entry, skipped, notChecked, unfamiliar } from '../entries.ts';
import { textFormat, type TextEntry } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { consoleLines, matchesLines } from '../parsers/console-output.ts';

const scores: Readonly<Record<string, 'high' | 'medium' | 'info'>> = {
  'check failed': 'high',
  'check failed (non-critical)': 'medium',
  'best practice': 'info',
  'additional information': 'info',
};

const addressOf = (lines: readonly string[]): string | undefined =>
  lines.map((line) => /^\s*IP address:\s*(\S+)/i.exec(line)?.[1]).find(Boolean);

function entryOf(issue: string, lines: readonly string[], endpoint: string | undefined): Entry {
  const said = (name: string): string | undefined =>
    lines
      .map((line) => line.trim())
      .find((line) => line.startsWith(`${name}: `))
      ?.slice(name.length + 2);
  const score = said('Score')?.toLowerCase() ?? '';
  if (score === 'check passed') return skipped('passed');
  if (/^(?:unable to scan|check not performed)/.test(score)) return notChecked({ rule: issue });
  const severity = scores[score];
  if (severity === undefined) return unfamiliar;
  const details = lines.slice(
    lines.findIndex((line) => /^\s*Detail:/.test(line)) + 1 || lines.length,
  );
  return {
    ruleId: issue,
    title: issue,
    description: [said('Result') ?? '', ...details.map((line) => line.trim())]
      .filter((line) => line !== '')
      .join('\n'),
    severity,
    endpoint,
  };
}

/** The checks of a computer, each with score, result and often a list of details. */
export const mbsa = textFormat({
  id: 'mbsa',
  tool: 'Microsoft Baseline Security Analyzer',
  category: 'network',
  docsUrl:
    'https://learn.microsoft.com/en-us/windows/security/threat-protection/mbsa-removal-and-guidance',
  aliases: ['mbsa'],
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    matchesLines(text, /^\s*Issue: /, /^\s*Score: /, /^\s*(?:Computer name|Scan date): /)
      ? 0.95
      : 0,
  run: (text) => {
    const address = addressOf(consoleLines(text));
    return { targets: [hostTarget(address)] };
  },
  map: (text): TextEntry[] => {
    const lines = consoleLines(text);
    const starts = lines.flatMap((line, index) => (/^\s*Issue: /.test(line) ? [index] : []));
    return starts.map((start, at) => ({
      pointer: `line ${start + 1}`,
      finding: entryOf(
        lines[start]?.replace(/^\s*Issue:\s*/, '') ?? '',
        lines.slice(start + 1, starts[at + 1]),
        addressOf(lines),
      ),
    }));
  },
});
