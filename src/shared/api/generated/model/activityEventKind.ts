/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ActivityEventKind = 'finding' | 'scan' | 'repository' | 'job' | 'notification' | 'settings';