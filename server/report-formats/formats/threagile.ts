import { jsonFormat } from '../format.ts';
import { has, isList, str } from '../parsers/json-access.ts';
import { labeledLines, htmlToText } from '../normalize/text.ts';

/**
 * CWE of the category of each built-in rule of Threagile, which the risks report omits. Custom
 * categories have none.
 */
const categories: readonly (readonly [cwe: number, ids: string])[] = [
  [16, 'missing-hardening'],
  [22, 'path-traversal'],
  [74, 'search-query-injection'],
  [79, 'cross-site-scripting'],
  [89, 'sql-nosql-injection'],
  [90, 'ldap-injection'],
  [200, 'accidental-secret-leak'],
  [284, 'missing-identity-propagation'],
  [287, 'missing-identity-store'],
  [306, 'missing-authentication'],
  [308, 'missing-authentication-second-factor'],
  [311, 'unencrypted-asset'],
  [319, 'unencrypted-communication'],
  [352, 'cross-site-request-forgery'],
  [400, 'dos-risky-access-across-trust-boundary'],
  [434, 'missing-file-validation'],
  [501, 'unguarded-access-from-internet unguarded-direct-datastore-access'],
  [502, 'untrusted-deserialization'],
  [522, 'missing-vault'],
  [611, 'xml-external-entity'],
  [693, 'service-registry-poisoning'],
  [912, 'code-backdooring container-baseimage-backdooring'],
  [918, 'server-side-request-forgery'],
  [
    1008,
    'container-platform-escape incomplete-model missing-cloud-hardening missing-identity-provider-isolation missing-network-segmentation missing-vault-isolation missing-waf mixed-targets-on-shared-runtime unnecessary-communication-link unnecessary-data-asset unnecessary-data-transfer unnecessary-technical-asset wrong-communication-link-content wrong-trust-boundary-content',
  ],
  [1127, 'missing-build-infrastructure push-instead-of-pull-deployment unchecked-deployment'],
];
const weaknessOf = new Map(
  categories.flatMap(([cwe, ids]) => ids.split(' ').map((id) => [id, cwe] as const)),
);

export const threagile = jsonFormat({
  id: 'threagile',
  tool: 'Threagile',
  category: 'sast',
  docsUrl: 'https://threagile.io/',
  severities: { elevated: 'high' },
  stableFingerprints: ['syntheticId'],
  detect: ({ value }) => (isList(value) && has(value, '0.synthetic_id', '0.category') ? 1 : 0),
  each: ['/#'],
  map: (raw) => ({
    ruleId: str(raw, 'category'),
    title: htmlToText(str(raw, 'title')),
    description: labeledLines({
      Likelihood: str(raw, 'exploitation_likelihood'),
      Impact: str(raw, 'exploitation_impact'),
      'Technical asset': str(raw, 'most_relevant_technical_asset'),
      'Data asset': str(raw, 'most_relevant_data_asset'),
    }),
    severity: str(raw, 'severity'),
    cwes: weaknessOf.get(str(raw, 'category') ?? ''),
    fingerprints: { syntheticId: str(raw, 'synthetic_id') ?? '' },
    suppression: ['mitigated', 'false-positive', 'accepted'].includes(str(raw, 'risk_status') ?? '')
      ? { kind: str(raw, 'risk_status') ?? '', status: 'accepted' }
      : undefined,
  }),
});
