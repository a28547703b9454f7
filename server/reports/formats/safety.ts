/** Safety's JSON: a list of lists (1.x) and an object with `vulnerabilities` (2.x, 3.x). */
import { jsonFormat } from '../format.ts';
import { at, has, isList, list, str, texts } from '../input/access.ts';

export const safety = jsonFormat({
  id: 'safety',
  tool: 'Safety',
  category: 'sca',
  docsUrl: 'https://docs.safetycli.com/safety-docs/output/output-formats',
  aliases: ['pyup safety', 'safety scan'],
  recognise: ({ value }) => {
    if (has(value, 'report_meta') && isList(value, 'vulnerabilities')) return 1;
    return isList(value, 0) && list(value, 0).length >= 5 && /^\d+$/.test(str(value, 0, 4) ?? '') ? 0.9 : 0;
  },
  each: ['/vulnerabilities/#', '/#'],
  run: (root) => ({ toolVersion: str(root, 'report_meta', 'safety_version'), completedAt: str(root, 'report_meta', 'timestamp') }),
  map: (raw) => {
    if (Array.isArray(raw)) {
      const [name, specification, version, description, id] = raw as unknown[];
      return { rule: str(id), title: `${str(name) ?? ''} ${str(version) ?? ''}: ${str(id) ?? ''}`, description: str(description), fallback: 'medium', ids: [str(description)], component: { name: str(name), version: str(version), ecosystem: 'pypi' }, tags: [str(specification)] };
    }
    if (at(raw, 'ignored') === true) return undefined;
    const name = str(raw, 'package_name');
    return {
      rule: str(raw, 'vulnerability_id'),
      helpUri: str(raw, 'more_info_url'),
      title: `${name ?? ''} ${str(raw, 'analyzed_version') ?? ''}: ${str(raw, 'CVE') ?? str(raw, 'vulnerability_id') ?? ''}`,
      description: str(raw, 'advisory'),
      severity: str(raw, 'severity', 'cvssv3', 'base_severity') ?? str(raw, 'severity'),
      fallback: 'medium',
      cvss: [{ vector: str(raw, 'severity', 'cvssv3', 'vector_string') }],
      ids: [str(raw, 'CVE'), str(raw, 'severity', 'cve', 'id'), str(raw, 'advisory')],
      component: { name, version: str(raw, 'analyzed_version'), ecosystem: 'pypi', fixed: texts(raw, 'fixed_versions') },
      references: [str(raw, 'more_info_url')],
    };
  },
});
