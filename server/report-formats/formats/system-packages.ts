/** Vulnerable packages of a distribution: vulnix (Nix) and arch-audit (Arch Linux). */
import { type Entry, skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';
import type { RawFinding } from '../raw-finding.ts';

export const vulnix = jsonFormat({
  id: 'vulnix',
  tool: 'vulnix',
  category: 'sca',
  docsUrl: 'https://github.com/nix-community/vulnix#readme',
  detect: ({ value }) => (has(value, '0.pname', '0.affected_by', '0.whitelisted') ? 1 : 0),
  each: ['/#'],
  holds: ['/affected_by/#', '/whitelisted/#'],
  asides: ['cvssv3_basescore', 'description', 'maintainers'],
  map: (raw) => {
    const component = { name: str(raw, 'pname'), version: str(raw, 'version'), ecosystem: 'nix' };
    const found = (id: string, listed: boolean): RawFinding => ({
      ruleId: id,
      title: `${component.name ?? ''}:${component.version ?? ''} | ${id}`,
      description: str(raw, 'description', id),
      fallbackSeverity: 'medium',
      cvss: [{ score: num(raw, 'cvssv3_basescore', id), version: '3.1' }],
      vulnerabilityIds: [id],
      component,
      suppression: listed ? { kind: 'whitelisted', status: 'accepted' } : undefined,
    });
    return [
      ...texts(raw, 'affected_by').map((id) => found(id, false)),
      ...texts(raw, 'whitelisted').map((id) => found(id, true)),
    ];
  },
});

/** A group of vulnerabilities (AVG) is one result per affected package. */
export const archAudit = jsonFormat({
  id: 'arch-audit',
  tool: 'arch-audit',
  category: 'sca',
  docsUrl: 'https://gitlab.archlinux.org/archlinux/arch-audit',
  detect: ({ value }) =>
    /^AVG-\d+$/.test(str(at(value, 0), 'name') ?? '') && has(value, '0.packages', '0.issues')
      ? 1
      : 0,
  each: ['/#'],
  looksIn: ['/packages/#'],
  asides: ['issues', 'advisories'],
  map: (raw): Entry | Entry[] => {
    const [group, fixed] = [str(raw, 'name') ?? '', str(raw, 'fixed')];
    if (/^not affected$/i.test(str(raw, 'status') ?? '')) return skipped('not_a_finding');
    return texts(raw, 'packages').map((name): RawFinding => ({
      ruleId: group,
      title: `${name} | ${group}: ${str(raw, 'type') ?? 'vulnerability'}`,
      mitigation: fixed === undefined ? undefined : `Update ${name} to ${fixed}.`,
      severity: str(raw, 'severity'),
      vulnerabilityIds: texts(raw, 'issues'),
      component: {
        name,
        version: str(raw, 'affected'),
        ecosystem: 'alpm',
        fixed: [fixed],
      },
      references: [`https://security.archlinux.org/${group}`],
      tags: [str(raw, 'status')],
    }));
  },
});
