/**
 * Generated from openapi/ by `npm run generate`. Do not edit.
 */

export type AwsEcrScanRequestPlatform = 'aws_ecr';