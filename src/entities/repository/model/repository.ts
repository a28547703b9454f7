import type { Repository, SeverityCounts } from '@/shared/api/generated/model';
import { severities } from '#domain/finding-filters';

export type { Repository };

export const openCount = (counts: SeverityCounts): number =>
  severities.reduce((sum, severity) => sum + counts[severity], 0);
