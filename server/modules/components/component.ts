import type { components } from '../../../openapi/generated/paths.d.ts';
import { severities } from '../../../src/shared/rules/finding-filters.ts';
import type { ComponentRecord } from './components.repo.ts';

type Schemas = components['schemas'];

export const attributesOf = (row: ComponentRecord): Schemas['ComponentAttributes'] => ({
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
  vulnerabilities: { critical: row.critical, high: row.high, medium: row.medium, low: row.low, info: row.info },
  worst: severities.find((severity) => row[severity] > 0) ?? null,
  dependents: row.dependents,
  first_seen_at: row.first_seen_at.toISOString(),
  last_seen_at: row.last_seen_at.toISOString(),
});
