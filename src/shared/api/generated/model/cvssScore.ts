/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { CvssScoreVersion } from './cvssScoreVersion.ts';

/**
 * A score and the vector behind it.
 */
export interface CvssScore {
  version: CvssScoreVersion;
  /** @nullable */
  vector: string | null;
  /**
     * @minimum 0
     * @maximum 10
     */
  score: number;
  /** @nullable */
  source: string | null;
}
