import { skipped, unfamiliar } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import { at, has, num, str, texts } from '../parsers/json-access.ts';

const aboutLicenses = new Set([
  'rejected',
  'unlicensed',
  'no-license-field',
  'license-not-encountered',
  'unmatched-license',
]);

/**
 * `cargo deny --format json check`: one diagnostic per line. Notes and help messages about its own
 * configuration are not findings.
 */
export const cargoDeny = jsonFormat({
  id: 'cargo-deny',
  tool: 'cargo-deny',
  category: 'sca',
  docsUrl: 'https://embarkstudios.github.io/cargo-deny/cli/common.html',
  emptyMeansClean: true,
  detect: ({ value }) =>
    str(value, 'type') === 'diagnostic' && has(value, 'fields.severity', 'fields.message')
      ? 1
      : str(value, 'type') === 'summary' && has(value, 'fields.advisories')
        ? 1
        : 0,
  map: (line) => {
    const fields = at(line, 'fields');
    const type = str(line, 'type');
    if (type !== 'diagnostic')
      return type === 'summary' || type === 'log' ? skipped('no_entry') : unfamiliar;
    if (['note', 'help'].includes(str(fields, 'severity') ?? '')) return skipped('not_a_finding');
    const advisory = at(fields, 'advisory');
    const id = str(advisory, 'id');
    const crate = at(fields, 'graphs', 0, 'Krate') ?? at(fields, 'graphs', 0);
    const [name, version] = [str(crate, 'name') ?? str(advisory, 'package'), str(crate, 'version')];
    const code = str(fields, 'code');
    return {
      ruleId: id ?? code,
      helpUri: id === undefined ? undefined : `https://rustsec.org/advisories/${id}.html`,
      title: `${name === undefined ? '' : `[${name} ${version ?? ''}] `}${str(advisory, 'title') ?? str(fields, 'message') ?? ''}`,
      description:
        [str(advisory, 'description'), ...texts(fields, 'notes')]
          .filter((part) => part !== undefined)
          .join('\n\n') || undefined,
      severity: str(fields, 'severity'),
      category: aboutLicenses.has(code ?? '') ? 'license' : undefined,
      cvss: [{ vector: str(advisory, 'cvss') }],
      vulnerabilityIds: [id, ...texts(advisory, 'aliases')],
      location: {
        path: id === undefined ? undefined : 'Cargo.lock',
        line: id === undefined ? undefined : num(fields, 'labels', 0, 'line'),
      },
      component: { name, version, ecosystem: 'cargo' },
      references: [str(advisory, 'url'), ...texts(advisory, 'references')],
    };
  },
});
