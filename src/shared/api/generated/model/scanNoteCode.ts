/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What was corrected or assumed.
 */
export type ScanNoteCode = 'read_as_another_tool' | 'among_other_text' | 'target_not_named' | 'later_report_known' | 'other_bill_kept' | 'results_unread';