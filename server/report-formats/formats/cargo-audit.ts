import { leftOut } from '../entries.ts';
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
  // Beside vulnerabilities: crates that are unmaintained, unsound or yanked, by kind.
  each: ['/vulnerabilities/list/#', '/warnings/*/#', '/warnings/#'],
  asides: ['database', 'lockfile', 'settings'],
  exhaustive: true,
  // What the configuration ignores is not listed, whether it is still there or not.
  run: (root) => ({
    incomplete: num(root, 'lockfile', 'dependency-count') === 0 && 'nothing_scanned',
    unscanned: texts(root, 'settings', 'ignore').map((rule) => ({ rule })),
  }),
  map: (raw, { keys }) => {
    if (keys[0] === 'warnings') return leftOut('not_a_finding');
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
      // RustSec states a vector or nothing; an advisory without one is a vulnerability all the
      // same.
      fallbackSeverity: 'high',
      cvss: [{ vector: str(advisory, 'cvss') }],
      vulnerabilityIds: [id, ...texts(advisory, 'aliases')],
      component: { name, version, ecosystem: 'cargo', fixed: patched },
      references: [str(advisory, 'url'), ...texts(advisory, 'references')],
      tags: [...texts(advisory, 'categories'), ...texts(advisory, 'keywords')],
    };
  },
});
