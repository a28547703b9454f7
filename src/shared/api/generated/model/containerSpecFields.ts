/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

/**
 * What else its registry is asked with, by the names of the request; without its secrets.
 */
export type ContainerSpecFields = {[key: string]: string};
