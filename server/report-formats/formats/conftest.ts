import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, str, texts } from '../parsers/json-access.ts';

/**
 * `conftest test -o json`: what Open Policy Agent's rules say of configuration files. Metadata is
 * whatever the rule adds.
 */
export const conftest = jsonFormat({
  id: 'conftest',
  tool: 'Conftest',
  category: 'iac',
  docsUrl: 'https://www.conftest.dev/options/#-output',
  aliases: ['conftest (opa)', 'opa conftest'],
  severities: { failure: 'high', warning: 'medium' },
  detect: ({ value }) =>
    isList(value) &&
    has(value, '0.filename', '0.namespace') &&
    (has(value, '0.successes') || has(value, '0.failures') || has(value, '0.warnings'))
      ? 1
      : 0,
  each: ['/#'],
  holds: ['/failures/#', '/warnings/#'],
  asides: ['exceptions', 'queries'],
  map: (file) =>
    (['failure', 'warning'] as const).flatMap((kind) =>
      list(file, `${kind}s`).map((raw): RawFinding => {
        const metadata = at(raw, 'metadata');
        const message = str(raw, 'msg');
        return {
          ruleId: str(metadata, 'id') ?? str(metadata, 'rule') ?? str(metadata, 'query') ?? message,
          title: message,
          description: str(metadata, 'description') ?? message,
          mitigation: str(metadata, 'remediation'),
          severity: str(metadata, 'severity') ?? kind,
          cwes: [at(metadata, 'cwe')],
          location: { path: str(file, 'filename') },
          references: [str(metadata, 'url'), ...texts(metadata, 'references')],
          tags: [str(file, 'namespace')],
        };
      }),
    ),
});
