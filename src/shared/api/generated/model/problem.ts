/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProblemDetail } from './problemDetail.ts';
import type { ProblemFactsProperty } from './problemFactsProperty.ts';

/**
 * Why a call was refused (RFC 9457).
 */
export interface Problem {
  /**
     * @minimum 400
     * @maximum 599
     */
  status: number;
  /** Stable machine word. */
  code: string;
  title: string;
  detail: ProblemDetail;
  /** What the sentence names, for whoever words it by its code in another language. Absent where it names nothing. */
  facts?: ProblemFactsProperty;
  /** Names the request in the server's log. */
  request_id: string;
}
