/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */
import type { ProblemDetail } from './problemDetail.ts';

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
  /** Names the request in the server's log. */
  request_id: string;
}
