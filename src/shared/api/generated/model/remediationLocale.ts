/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * The language in which the AI service explains its fix; without one that of `Accept-Language`. What goes into the repository stays English.
 */
export type RemediationLocale = 'en' | 'es';