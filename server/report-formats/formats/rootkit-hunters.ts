/** chkrootkit's console output and rkhunter's log. */
import { says } from '../clean-text.ts';
import { cutAt } from '../normalize/cut.ts';
import { type Entry, skipped } from '../entries.ts';
import { textFormat } from '../format.ts';

const passed = (verdict: string): 'passed' | 'not_a_finding' =>
  /^(?:not (?:infected|found)|nothing (?:found|detected)|no |ok\b)/i.test(verdict)
    ? 'passed'
    : 'not_a_finding';

export const chkrootkit = textFormat({
  id: 'chkrootkit',
  tool: 'chkrootkit',
  category: 'network',
  docsUrl: 'https://www.chkrootkit.org/README',
  kinds: ['text', 'csv'],
  detect: ({ text }) =>
    /^ROOTDIR is /m.test(text.slice(0, 4000)) ||
    /^Checking [`'][\w-]+'\.{3}/m.test(text.slice(0, 8000))
      ? 1
      : 0,
  map: (text) =>
    text.split(/\r?\n/).flatMap((line, index): { pointer: string; finding: Entry }[] => {
      const [, check = ''] = /^(?:Checking|Searching for) (.+)$/i.exec(line) ?? [];
      const [test, verdict] = [cutAt(check, '...'), check.slice(check.indexOf('...'))].map((part) =>
        part.replace(/^\.+/, '').trim(),
      );
      if (!test) return [];
      if (!/^(?:INFECTED|WARNING|Vulnerable)|Possible /i.test(verdict ?? ''))
        return [{ pointer: `line ${index + 1}`, finding: skipped(passed(verdict ?? '')) }];
      const infected = /^INFECTED/i.test(verdict ?? '');
      return [
        {
          pointer: `line ${index + 1}`,
          finding: {
            ruleId: `chkrootkit:${test}`,
            title: `${test.replace(/[`']/g, '')}: ${verdict ?? ''}`,
            severity: infected ? 'critical' : 'high',
            cwes: [506],
          },
        },
      ];
    }),
});

export const rkhunter = textFormat({
  id: 'rkhunter',
  tool: 'Rootkit Hunter',
  category: 'network',
  docsUrl: 'https://rkhunter.sourceforge.net/',
  kinds: ['text', 'csv'],
  detect: ({ text }) => (/Rootkit Hunter version|\brkhunter\b/i.test(text.slice(0, 4000)) ? 1 : 0),
  run: (text) => ({ toolVersion: /Rootkit Hunter version (\S+)/.exec(text)?.[1] }),
  clean: [
    says('No warnings were found', /No warnings were found while checking the system/),
    says('Possible rootkits: 0', /\bSuspect files: 0$/, /\bPossible rootkits: 0$/),
  ],
  map: (text) =>
    text.split(/\r?\n/).flatMap((line, index) => {
      const warning = /^(?:\[[\d:]+\]\s*)?Warning: (.+)$/.exec(line)?.[1];
      return warning === undefined
        ? []
        : [
            {
              pointer: `line ${index + 1}`,
              finding: {
                ruleId: `rkhunter:${warning.split(':', 1)[0] ?? ''}`,
                title: warning,
                severity: /rootkit|infected/i.test(warning) ? 'high' : 'medium',
                location: { path: /(?:'|: )(\/[\w./-]+)/.exec(warning)?.[1] },
              },
            },
          ];
    }),
});
