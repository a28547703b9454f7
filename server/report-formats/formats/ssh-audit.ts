import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str, texts } from '../parsers/json-access.ts';

const kinds = ['kex', 'key', 'enc', 'mac'] as const;

/** Failures and warnings of each algorithm, and CVEs of the server's version. */
export const sshAudit = jsonFormat({
  id: 'ssh-audit',
  tool: 'ssh-audit',
  category: 'network',
  docsUrl: 'https://github.com/jtesta/ssh-audit',
  aliases: ['ssh_audit'],
  detect: ({ value }) => (has(value, 'banner.protocol') && has(value, 'kex') ? 1 : 0),
  looksIn: [
    '/cves/#',
    ...kinds.flatMap((kind) =>
      ['fail', 'warn', 'info'].map((level) => `/${kind}/#/notes/${level}`),
    ),
  ],
  map: (root) => {
    const endpoint = str(root, 'target');
    const cves = list(root, 'cves').map((raw): RawFinding => ({
      ruleId: str(raw, 'name'),
      title: str(raw, 'name') ?? '',
      description: str(raw, 'description'),
      cvss: [{ score: num(raw, 'cvssv2'), version: '2.0' }],
      vulnerabilityIds: [str(raw, 'name')],
      endpoint,
    }));
    const weak = kinds.flatMap((kind) =>
      list(root, kind).flatMap((raw): RawFinding[] => {
        const [failures, warnings] = [texts(raw, 'notes', 'fail'), texts(raw, 'notes', 'warn')];
        if (failures.length + warnings.length === 0) return [];
        return [
          {
            ruleId: `${kind}-${str(raw, 'algorithm') ?? ''}`,
            title: `Weak SSH algorithm (${kind}): ${str(raw, 'algorithm') ?? ''}`,
            description: [...failures, ...warnings].join('\n'),
            severity: failures.length > 0 ? 'high' : 'medium',
            cwes: 326,
            endpoint,
          },
        ];
      }),
    );
    return [...cves, ...weak];
  },
});
