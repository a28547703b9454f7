/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether it was seen.
 */
export type NotificationStatus = 'unread' | 'read';