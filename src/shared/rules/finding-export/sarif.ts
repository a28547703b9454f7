import type { ExportedFinding, Issuer, Rows } from '#domain/finding-export/exported-finding';

type Attributes = ExportedFinding['attributes'];

const levels: Record<Attributes['severity'], 'error' | 'warning' | 'note'> = {
  critical: 'error',
  high: 'error',
  medium: 'warning',
  low: 'note',
  info: 'note',
};

/** The middle of the score range from which GitHub and SARIF viewers derive the severity. */
const securitySeverity: Record<Attributes['severity'], string> = {
  critical: '9.5',
  high: '8.0',
  medium: '5.5',
  low: '2.5',
  info: '0.0',
};

const region = ({ range }: Attributes) =>
  range === null
    ? {}
    : {
        region: {
          startLine: range.start_line,
          ...(range.start_column === null ? {} : { startColumn: range.start_column }),
          ...(range.end_line === null ? {} : { endLine: range.end_line }),
          ...(range.end_column === null ? {} : { endColumn: range.end_column }),
        },
      };

/**
 * SARIF paths are URI references; a space or `#` in a file name must not end the path (RFC 3986).
 */
const uri = (path: string): string => path.split('/').map(encodeURIComponent).join('/');

function locations(attributes: Attributes) {
  if (attributes.file !== null)
    return [
      {
        physicalLocation: {
          artifactLocation: { uri: uri(attributes.file) },
          ...region(attributes),
        },
      },
    ];
  const name = attributes.component?.purl ?? attributes.component?.name ?? attributes.endpoint;
  return name === null ? [] : [{ logicalLocations: [{ fullyQualifiedName: name }] }];
}

/**
 * Users' decisions are exported as suppressions, so that another viewer does not raise the findings
 * again (SARIF 2.1.0 §3.35).
 */
function suppressions({ false_positive, status }: Attributes) {
  if (false_positive)
    return [{ kind: 'external', status: 'accepted', justification: 'False positive' }];
  return status === 'risk_accepted'
    ? [{ kind: 'external', status: 'accepted', justification: 'Risk accepted' }]
    : [];
}

const baselineStates = { new: 'new', gone: 'absent', kept: 'unchanged' } as const;

/** Relative to the other side of a comparison, otherwise to the last report (§3.27.24). */
const baselineState = ({ change, status }: Attributes) =>
  baselineStates[change ?? (status === 'fixed' ? 'gone' : 'kept')];

const resultOf = ({ id, attributes }: ExportedFinding) => ({
  ruleId: attributes.rule.id,
  level: levels[attributes.severity],
  message: { text: attributes.title },
  locations: locations(attributes),
  guid: id,
  baselineState: baselineState(attributes),
  ...(suppressions(attributes).length > 0 ? { suppressions: suppressions(attributes) } : {}),
  properties: {
    'security-severity':
      attributes.cvssv3_score?.toFixed(1) ?? securitySeverity[attributes.severity],
    priority: attributes.priority,
    status: attributes.status,
    ...(attributes.client && { organization: attributes.client.name }),
    repository: attributes.repository.nickname,
    ...(attributes.change_reason && { change_reason: attributes.change_reason }),
    tool: attributes.tool,
    tags: [
      ...attributes.cwe.map((cwe) => `external/cwe/cwe-${String(cwe)}`),
      ...attributes.cve,
      ...attributes.tags,
    ],
  },
});

/**
 * Streams one SARIF 2.1.0 log with a single run. Results reference rules by id, and no rule list
 * comes first: the rows are streamed, and their rules are known only at the end.
 */
export async function* findingsAsSarif(
  rows: Rows<ExportedFinding>,
  version: string,
  issuer: Issuer,
): AsyncGenerator<string> {
  const driver = { name: 'Parapet', version };
  yield `{"$schema":"https://json.schemastore.org/sarif-2.1.0.json","version":"2.1.0","runs":[{"tool":{"driver":${JSON.stringify(driver)}},"properties":${JSON.stringify({ issuer })},"results":[`;
  let separator = '\n';
  for await (const row of rows) {
    yield separator + JSON.stringify(resultOf(row));
    separator = ',\n';
  }
  yield '\n]}]}\n';
}
