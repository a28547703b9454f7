import type { FindingTarget } from '@/entities/finding';

export const exportFormats = ['json', 'csv', 'sarif'] as const;
export type ExportFormat = (typeof exportFormats)[number];

export interface Export {
  readonly format: ExportFormat;
  /** Exports only these findings instead of all matches. */
  readonly target?: FindingTarget;
  /** Exports every field, not only those of the visible columns. */
  readonly everyField?: boolean;
}
