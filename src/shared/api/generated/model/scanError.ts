/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ScanErrorCode } from './scanErrorCode.ts';
import type { ScanErrorFacts } from './scanErrorFacts.ts';

/**
 * Why nothing of a report was imported.
 */
export interface ScanError {
  code: ScanErrorCode;
  message: string;
  /**
     * A stable word for `message`, for whoever words it in another language. Null where it has none.
     * @nullable
     */
  type: string | null;
  facts: ScanErrorFacts;
  /** @nullable */
  pointer: string | null;
}
