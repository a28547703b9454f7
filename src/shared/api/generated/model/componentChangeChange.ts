/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ComponentChangeChange = 'added' | 'removed' | 'upgraded' | 'downgraded';