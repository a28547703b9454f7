/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CreateNotificationRequestSubjectType = 'finding' | 'scan' | 'repository';