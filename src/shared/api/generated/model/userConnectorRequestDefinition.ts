/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type UserConnectorRequestDefinition = { [key: string]: unknown };
