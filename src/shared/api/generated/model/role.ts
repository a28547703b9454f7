/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What somebody may do; the table of permissions is shared by server and web app.
 */
export type Role = 'superadmin' | 'admin' | 'cyberoper' | 'developer';