import { skipped } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

export const cargoAudit = jsonFormat({
  id: 'cargo-audit',
  tool: 'cargo-audit',
  category: 'sca',
  docsUrl: 'https://github.com/rustsec/rustsec/tree/main/cargo-audit',
  aliases: ['cargoaudit', 'rustsec'],
  detect: ({ value }) =>
    has(value, 'vulnerabilities.list') ||
    (has(value, 'lockfile.dependency-count') && has(value, 'vulnerabilities'))
      ? 1
      : 0,
  // In addition to vulnerabilities: unmaintained, unsound or yanked crates, by kind.
  each: ['/vulnerabilities/list/#', '/warnings/*/#', '/warnings/#'],
  asides: ['database', 'lockfile', 'settings'],
  exhaustive: true,
  // Advisories ignored by the configuration are not listed, so their state is unknown.
  run: (root) => ({
    incomplete: num(root, 'lockfile', 'dependency-count') === 0 && 'nothing_scanned',
    unscanned: texts(root, 'settings', 'ignore').map((rule) => ({ rule })),
  }),
  map: (raw, { keys }) => {
    if (keys[0] === 'warnings') return skipped('not_a_finding');
    const advisory = at(raw, 'advisory');
    const [id, name, version] = [
      str(advisory, 'id'),
      str(raw, 'package', 'name') ?? str(advisory, 'package'),
      str(raw, 'package', 'version'),
    ];
    const patched = texts(raw, 'versions', 'patched');
    return {
      ruleId: id,
      helpUri:
        id === undefined ? str(advisory, 'url') : `https://rustsec.org/advisories/${id}.html`,
      title: `[${name ?? ''} ${version ?? ''}] ${str(advisory, 'title') ?? id ?? ''}`,
      description: str(advisory, 'description'),
      mitigation:
        patched.length === 0
          ? 'No patched version is known.'
          : `Update to ${patched.join(' or ')}.`,
      // RustSec states a vector or none. An advisory without one is still a vulnerability.
      fallbackSeverity: 'high',
      cvss: [{ vector: str(advisory, 'cvss') }],
      vulnerabilityIds: [id, ...texts(advisory, 'aliases')],
      component: { name, version, ecosystem: 'cargo', fixed: patched },
      references: [str(advisory, 'url'), ...texts(advisory, 'references')],
      tags: [...texts(advisory, 'categories'), ...texts(advisory, 'keywords')],
    };
  },
});
