/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type GithubGhcrScanRequestPlatform = 'github_ghcr';