/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type CheckAvatarParams = {
/**
 * @maxLength 254
 */
email: string;
};
