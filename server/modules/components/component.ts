import type { components } from '../../../openapi/generated/paths.d.ts';
import { severities } from '../../../src/shared/rules/finding-filters.ts';
import type { ComponentRecord, InBill } from './components.repo.ts';
import { subjectOf } from './bill.ts';

type Schemas = components['schemas'];

export const attributesOf = (
  row: ComponentRecord,
  bills: readonly InBill[] = [],
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
    subject: subjectOf(subject),
    component_id,
  })),
  first_seen_at: row.first_seen_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});
