/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The organisations that somebody looks after, taken together.
 */
export interface ClientTotals {
  /** @minimum 0 */
  clients: number;
  /**
     * Of these, where nothing was ever imported.
     * @minimum 0
     */
  setting_up: number;
  /**
     * Of these, whose health is a failed scan or a token that has ended or ends soon.
     * @minimum 0
     */
  attention: number;
  /** @minimum 0 */
  piloting: number;
  /** @minimum 0 */
  repositories: number;
  /**
     * Active ones without a report so far.
     * @minimum 0
     */
  unscanned_repositories: number;
  /**
     * Duplicates count once.
     * @minimum 0
     */
  open_findings: number;
  /** @minimum 0 */
  found_in_a_week: number;
  /** @minimum 0 */
  closed_in_a_week: number;
  /**
     * Open critical findings past their due date.
     * @minimum 0
     */
  critical_overdue: number;
  /**
     * Organisations that have any.
     * @minimum 0
     */
  critical_overdue_clients: number;
}
