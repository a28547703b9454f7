import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { has, list, num, str, texts } from '../parsers/json-access.ts';

const kinds = ['kex', 'key', 'enc', 'mac'] as const;

/** Before version 3, algorithms have no notes, and recommendations name those to remove. */
function toRemove(root: unknown, endpoint: string | undefined): RawFinding[] {
  return (['critical', 'warning'] as const).flatMap((level) =>
    ['del', 'chg'].flatMap((action) =>
      kinds.flatMap((kind) =>
        list(root, 'recommendations', level, action, kind).map((raw): RawFinding => {
          const name = str(raw, 'name') ?? str(raw) ?? '';
          return {
            ruleId: `${kind}-${name}`,
            title: `Weak SSH algorithm (${kind}): ${name}`,
            description: str(raw, 'notes'),
            severity: level === 'critical' ? 'high' : 'medium',
            cwes: 326,
            endpoint,
          };
        }),
      ),
    ),
  );
}

const hasNotes = (root: unknown): boolean =>
  kinds.some((kind) => list(root, kind).some((raw) => has(raw, 'notes')));

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
  asides: ['recommendations', 'banner', 'fingerprints', 'compression', 'additional_notes'],
  // Without notes and recommendations it is unknown which algorithms are weak.
  doubts: (root) =>
    kinds.some((kind) => list(root, kind).length > 0) &&
    !hasNotes(root) &&
    !has(root, 'recommendations'),
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
    return [...cves, ...(hasNotes(root) ? weak : toRemove(root, endpoint))];
  },
});
