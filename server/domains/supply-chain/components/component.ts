import type { components } from '../../../../openapi/generated/paths.d.ts';
import { severities } from '#domain/finding-filters';
import type { ComponentRecord, SbomMembership } from './components.repo.ts';
import { toSubjectName } from '../../scans/records/index.ts';

type Schemas = components['schemas'];

export const toComponentAttributes = (
  row: ComponentRecord,
  bills: readonly SbomMembership[] = [],
): Schemas['ComponentAttributes'] => ({
  name: row.name,
  group: row.data.group ?? null,
  version: row.version,
  purl: row.purl,
  type: row.type ?? 'library',
  ecosystem: row.ecosystem,
  licenses: row.licenses,
  supplier: row.data.supplier ?? null,
  direct: row.direct,
  repository: { id: row.repository_id, nickname: row.nickname },
  vulnerabilities: {
    critical: row.critical,
    high: row.high,
    medium: row.medium,
    low: row.low,
    info: row.info,
  },
  worst: severities.find((severity) => row[severity] > 0) ?? null,
  dependents: row.dependents,
  bills: bills.map(({ scan_id, subject, component_id }) => ({
    scan_id,
    subject: toSubjectName(subject),
    component_id,
  })),
  first_seen_at: row.first_seen_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});
