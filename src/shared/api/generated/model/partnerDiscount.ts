/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What the active partner that brought the organisation takes off every plan. Where a year in advance saves something too, the larger of the two holds.
 */
export interface PartnerDiscount {
  /**
     * @maximum 100
     * @exclusiveMinimum 0
     */
  percent: number;
  partner: string;
}
