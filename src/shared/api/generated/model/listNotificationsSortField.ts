/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type ListNotificationsSortField = '_id' | 'created_at';