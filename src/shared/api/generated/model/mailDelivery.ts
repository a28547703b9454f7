/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Which way a mail went: to the mail server, or, where none is configured, into a file for the operator.
 */
export type MailDelivery = 'smtp' | 'file';