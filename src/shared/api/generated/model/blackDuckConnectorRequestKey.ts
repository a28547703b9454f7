/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type BlackDuckConnectorRequestKey = 'black_duck';