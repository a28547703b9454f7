/**
 * Safety's JSON: a list of lists (1.x), an object with `vulnerabilities` (2.x, and `check` of 3.x),
 * and the projects of `safety scan` (3.x).
 */
import type { Entry } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, num, str, texts } from '../parsers/json-access.ts';

/** Ignored by a policy file, by an option, or because there is no fix. */
const ignored = (reason: string | undefined): RawFinding['suppression'] => ({
  kind: 'ignored',
  status: 'accepted',
  ...(reason !== undefined && { justification: reason }),
});

/**
 * `safety scan` identifies a vulnerability only by Safety's own number, nested below the file and
 * the requirement.
 */
function ofFile(file: unknown): Entry[] {
  const path = str(file, 'location');
  return list(file, 'results', 'dependencies').flatMap((dependency) =>
    list(dependency, 'specifications').flatMap((specification) => {
      const name = str(dependency, 'name');
      const version = /==\s*([^\s;,]+)/.exec(str(specification, 'raw') ?? '')?.[1];
      const remedy = at(specification, 'vulnerabilities', 'remediation');
      const fixed = [str(remedy, 'recommended') ?? str(remedy, 'closest_secure')];
      return list(specification, 'vulnerabilities', 'known_vulnerabilities').map((raw): Entry => {
        const id = str(raw, 'id');
        return {
          ruleId: id,
          helpUri: id === undefined ? undefined : `https://data.safetycli.com/v/${id}/`,
          title: `${name ?? ''} ${version ?? ''}: ${id ?? ''}`,
          description: `Vulnerable versions: ${str(raw, 'vulnerable_spec') ?? 'not said'}.`,
          mitigation: fixed[0] === undefined ? undefined : `Update to ${fixed[0]}.`,
          fallbackSeverity: 'medium',
          vulnerabilityIds: [str(raw, 'cve')],
          component: { name, version, ecosystem: 'pypi', path, fixed },
          location: { path },
          suppression: has(raw, 'ignored.code')
            ? ignored(str(raw, 'ignored', 'reason'))
            : undefined,
        };
      });
    }),
  );
}

export const safety = jsonFormat({
  id: 'safety',
  tool: 'Safety',
  category: 'sca',
  docsUrl: 'https://docs.safetycli.com/safety-docs/output/output-formats',
  aliases: ['pyup safety', 'safety scan'],
  detect: ({ value }) => {
    if (
      (has(value, 'report_meta') && isList(value, 'vulnerabilities')) ||
      (has(value, 'scan_results') && has(value, 'meta.scan_type'))
    )
      return 1;
    return isList(value, 0) && list(value, 0).length >= 5 && /^\d+$/.test(str(value, 0, 4) ?? '')
      ? 0.9
      : 0;
  },
  each: [
    '/vulnerabilities/#',
    '/ignored_vulnerabilities/#',
    '/#',
    '/scan_results/projects/#/files/#',
  ],
  looksIn: ['/results/dependencies/#/specifications/#/vulnerabilities/known_vulnerabilities/#'],
  states: (root) => num(root, 'report_meta', 'vulnerabilities_found'),
  asides: ['remediation', 'version', 'latest_version', 'references', 'severity'],
  run: (root) => ({
    toolVersion:
      str(root, 'report_meta', 'safety_version') ??
      str(root, 'meta', 'telemetry', 'safety_version'),
    completedAt: str(root, 'report_meta', 'timestamp') ?? str(root, 'meta', 'timestamp'),
  }),
  map: (raw, { keys }) => {
    if (keys[0] === 'scan_results') return ofFile(raw);
    if (Array.isArray(raw)) {
      const [name, specification, version, description, id] = raw as unknown[];
      return {
        ruleId: str(id),
        title: `${str(name) ?? ''} ${str(version) ?? ''}: ${str(id) ?? ''}`,
        description: str(description),
        fallbackSeverity: 'medium',
        vulnerabilityIds: [str(description)],
        component: { name: str(name), version: str(version), ecosystem: 'pypi' },
        tags: [str(specification)],
      };
    }
    const name = str(raw, 'package_name');
    return {
      ruleId: str(raw, 'vulnerability_id'),
      helpUri: str(raw, 'more_info_url'),
      title: `${name ?? ''} ${str(raw, 'analyzed_version') ?? ''}: ${str(raw, 'CVE') ?? str(raw, 'vulnerability_id') ?? ''}`,
      description: str(raw, 'advisory'),
      severity: str(raw, 'severity', 'cvssv3', 'base_severity') ?? str(raw, 'severity'),
      fallbackSeverity: 'medium',
      cvss: [{ vector: str(raw, 'severity', 'cvssv3', 'vector_string') }],
      vulnerabilityIds: [str(raw, 'CVE'), str(raw, 'severity', 'cve', 'id'), str(raw, 'advisory')],
      component: {
        name,
        version: str(raw, 'analyzed_version'),
        ecosystem: 'pypi',
        fixed: texts(raw, 'fixed_versions'),
      },
      references: [str(raw, 'more_info_url')],
      suppression:
        at(raw, 'ignored') === true || keys[0] === 'ignored_vulnerabilities'
          ? ignored(str(raw, 'ignored_reason'))
          : undefined,
    };
  },
});
