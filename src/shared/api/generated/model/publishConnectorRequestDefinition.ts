/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type PublishConnectorRequestDefinition = { [key: string]: unknown };
