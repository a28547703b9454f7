import type { FindingTarget } from '@/entities/finding';

export const exportFormats = ['json', 'csv', 'sarif'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface Export {
  readonly format: ExportFormat;
  /** Only these findings, in place of all that match. */
  readonly target?: FindingTarget;
  /** Every field, not only those of the columns that are shown. */
  readonly everyField?: boolean;
}
