/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type UserConnectorDefinition = { [key: string]: unknown };
