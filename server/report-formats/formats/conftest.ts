import { type Entry, notLookedAt, skippedCheck } from '../entries.ts';
import { jsonFormat } from '../format.ts';
import type { RawFinding } from '../raw-finding.ts';
import { at, has, isList, list, str, texts } from '../parsers/json-access.ts';

/**
 * An exception excludes rules by the suffix of their name: `exception[_][_] == "run_as_root"`
 * applies to `deny_run_as_root`. Findings of these rules stay open.
 */
function exceptionOf(raw: unknown, file: string | undefined): Entry[] {
  const query = str(raw, 'metadata', 'query') ?? str(raw, 'msg') ?? '';
  const [, policy, ending] = /^(data\..*?)\.exception\b.*== "([^"]*)"/.exec(query) ?? [];
  if (policy === undefined || ending === undefined) return [skippedCheck({ file })];
  return [
    skippedCheck({ file, rule: `${policy}.deny_${ending}` }),
    ...['violation', 'warn'].map((kind) =>
      notLookedAt({ file, rule: `${policy}.${kind}_${ending}` }),
    ),
  ];
}

/**
 * `conftest test -o json`: results of Open Policy Agent rules for configuration files. A rule may
 * add any metadata.
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
  holds: ['/failures/#', '/warnings/#', '/exceptions/#'],
  asides: ['queries'],
  map: (file): Entry[] => [
    ...list(file, 'exceptions').flatMap((raw) => exceptionOf(raw, str(file, 'filename'))),
    ...(['failure', 'warning'] as const).flatMap((kind) =>
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
  ],
});
