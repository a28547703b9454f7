/**
 * Lynis report of `key=value` lines: warnings and suggestions, each `test|text|details|solution|`.
 */
import type { RawFinding } from '../raw-finding.ts';
import { textFormat } from '../format.ts';
import { matchesLines } from '../parsers/console-output.ts';

/** A line with an unknown key that refers to a test, like warnings and suggestions do. */
const unknownResult = /^(?!details|exception|manual)\w+\[\]=[A-Z]{2,6}-\d{4}\|/;

export const lynis = textFormat({
  id: 'lynis',
  tool: 'Lynis',
  category: 'network',
  docsUrl: 'https://cisofy.com/documentation/lynis/',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^# Lynis Report/m.test(text.slice(0, 500)) ||
    (/^lynis_version=/m.test(text) && /^report_version_major=/m.test(text))
      ? 1
      : 0,
  run: (text) => ({
    toolVersion: /^lynis_version=(.*)$/m.exec(text)?.[1],
    completedAt: /^report_datetime_end=(.*)$/m.exec(text)?.[1],
    // The last lines of a completed audit.
    incomplete: !/^(?:finish=true|report_datetime_end=)/m.test(text) && 'scan_failed',
  }),
  clean: {
    words: 'finish=true',
    isIn: (text) => matchesLines(text, /^finish=true$/) && !matchesLines(text, unknownResult),
  },
  map: (text) => {
    const host = /^hostname=(.*)$/m.exec(text)?.[1]?.trim();
    return text
      .split(/\r?\n/)
      .flatMap((line, index): { pointer: string; finding: RawFinding }[] => {
        const match = /^(warning|suggestion|vulnerable_package)\[\]=(.*)$/.exec(line);
        if (match === null) return [];
        const [kind, [test, message, details, solution]] = [
          match[1],
          (match[2] ?? '').split('|').map((part) => (part === '-' ? '' : part)),
        ];
        if (kind === 'vulnerable_package')
          return [
            {
              pointer: `line ${index + 1}`,
              finding: {
                ruleId: 'vulnerable-package',
                title: `Vulnerable package: ${test ?? ''}`,
                severity: 'high',
                category: 'sca',
                component: { name: test, version: message },
                endpoint: host,
              },
            },
          ];
        return [
          {
            pointer: `line ${index + 1}`,
            finding: {
              ruleId: test,
              helpUri: `https://cisofy.com/lynis/controls/${test ?? ''}/`,
              title: message,
              description: details,
              mitigation: solution?.replace(/^text:/, ''),
              severity: kind === 'warning' ? 'medium' : 'low',
              endpoint: host,
            },
          },
        ];
      });
  },
});
