/**
 * rdpscan: one line per host with the state of the Remote Desktop vulnerability that it checks for.
 */
import { skipped } from '../entries.ts';
import { textFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { consoleLines, matchesLines } from '../parsers/console-output.ts';

const hostLine = /^(\S+) +- (SAFE|VULNERABLE|UNKNOWN) -{1,2} (\S.*)$/;

const id = 'CVE-2019-0708';

const hostsOf = (text: string) =>
  consoleLines(text).flatMap((line, index) => {
    const [, host, state, reason] = hostLine.exec(line.trim()) ?? [];
    return host === undefined || state === undefined ? [] : [{ host, state, reason, index }];
  });

export const rdpscan = textFormat({
  id: 'rdpscan',
  tool: 'rdpscan',
  category: 'network',
  docsUrl: 'https://github.com/robertdavidgraham/rdpscan#readme',
  kinds: ['text', 'csv'],
  detect: ({ text }) => (matchesLines(text, hostLine) ? 0.95 : 0),
  // No response: the state of the host is unknown.
  run: (text) => {
    const known = hostsOf(text).filter(({ state }) => state !== 'UNKNOWN');
    return known.length === 0
      ? { incomplete: 'nothing_scanned' }
      : { targets: known.map(({ host }) => hostTarget(host)) };
  },
  map: (text) =>
    hostsOf(text).map(({ host, state, reason, index }) => ({
      pointer: `line ${String(index + 1)}`,
      finding:
        state === 'VULNERABLE'
          ? {
              ruleId: id,
              title: `${id}: remote code execution in Remote Desktop Services`,
              ...(reason !== undefined && { description: reason }),
              severity: 'critical',
              vulnerabilityIds: [id],
              endpoint: `${host}:3389`,
            }
          : skipped(state === 'SAFE' ? 'passed' : 'not_a_finding'),
    })),
});
