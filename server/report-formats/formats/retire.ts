import { jsonFormat } from '../format.ts';
import { has, isList, list, num, str, texts } from '../parsers/json-access.ts';

export const retire = jsonFormat({
  id: 'retirejs',
  tool: 'Retire.js',
  category: 'sca',
  docsUrl: 'https://github.com/RetireJS/retire.js',
  aliases: ['retire.js', 'retire', 'retirejs'],
  detect: ({ value }) =>
    has(value, 'data.0.results') && (has(value, 'version') || has(value, 'data.0.file'))
      ? 1
      : isList(value) && has(value, '0.results.0.component')
        ? 0.95
        : 0,
  each: ['/data/#', '/#'],
  // Errors do not name their file.
  run: (root) => ({
    toolVersion: str(root, 'version'),
    incomplete: list(root, 'errors').length > 0 && 'files_failed',
  }),
  holds: ['/results/#/vulnerabilities/#'],
  asides: ['licenses'],
  map: (file) =>
    list(file, 'results').flatMap((component) =>
      list(component, 'vulnerabilities').map((raw) => {
        const [name, version] = [
          str(component, 'npmname') ?? str(component, 'component'),
          str(component, 'version'),
        ];
        const path = str(file, 'file');
        return {
          ruleId:
            texts(raw, 'identifiers', 'CVE')[0] ??
            str(raw, 'identifiers', 'githubID') ??
            str(raw, 'identifiers', 'summary'),
          title: `${name ?? ''} ${version ?? ''}: ${str(raw, 'identifiers', 'summary') ?? ''}`,
          description: str(raw, 'identifiers', 'summary'),
          mitigation:
            str(raw, 'below') === undefined
              ? undefined
              : `Update to ${str(raw, 'below') ?? ''} or later.`,
          severity: str(raw, 'severity'),
          vulnerabilityIds: [
            ...texts(raw, 'identifiers', 'CVE'),
            str(raw, 'identifiers', 'githubID'),
          ],
          cwes: texts(raw, 'cwe'),
          cvss: [{ score: num(raw, 'cvss', 'score') }],
          location: { path },
          component: { name, version, ecosystem: 'npm', path, fixed: [str(raw, 'below')] },
          references: texts(raw, 'info'),
        };
      }),
    ),
});
