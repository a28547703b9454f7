/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * developer_info: a decision on it waits for an approver.
 */
export type FilterReviewRequestedParameter = boolean;
