import { type Entry, skipped, notLookedAt, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { hostTarget } from '../normalize/target.ts';
import { bool, has, str, texts } from '../parsers/json-access.ts';

/** Recommendations by Mozilla's OpenSSH policy. `error` is set if the server did not respond. */
export const sshScan = jsonFormat({
  id: 'ssh-scan',
  tool: 'ssh_scan',
  category: 'network',
  docsUrl: 'https://github.com/mozilla/ssh_scan',
  aliases: ['mozilla ssh_scan', 'sshscan'],
  detect: ({ value }) => (has(value, '0.ssh_scan_version', '0.ip') ? 1 : 0),
  each: ['/#'],
  map: (host): readonly Entry[] => {
    const name = str(host, 'hostname') ?? str(host, 'ip') ?? '';
    const endpoint = `${name}:${str(host, 'port') ?? '22'}`;
    if (has(host, 'error')) return [notLookedAt({ target: hostTarget(endpoint) })];
    const advice = texts(host, 'compliance', 'recommendations');
    return advice.length === 0
      ? [bool(host, 'compliance', 'compliant') === true ? skipped('passed') : unfamiliar]
      : advice.map((text) => ({
          ruleId: text.split(':', 1)[0],
          title: text,
          description: `Policy: ${str(host, 'compliance', 'policy') ?? 'not stated'}`,
          fallbackSeverity: 'medium' as const,
          cwes: 326,
          endpoint,
          references: texts(host, 'compliance', 'references'),
        }));
  },
});
