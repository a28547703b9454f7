/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * Whether there is a picture.
 */
export interface AvatarCheck {
  exists: boolean;
  /**
     * @maxLength 2000
     * @nullable
     */
  url: string | null;
}
