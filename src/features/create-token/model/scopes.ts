import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import type { TokenScope } from '#domain/token-scopes';

/**
 * The scopes that a typical pipeline needs: find the repository, upload, wait, and query the gate.
 */
export const scopesOfPipelines: readonly TokenScope[] = [
  'repositories:read',
  'scans:upload',
  'scans:read',
  'gate:check',
];

export const scopePurposes: Readonly<Record<TokenScope, MessageDescriptor>> = {
  'repositories:read': msg`Find a repository and its id`,
  'scans:upload': msg`Upload reports`,
  'scans:read': msg`See what an import changed`,
  'findings:read': msg`Read findings`,
  'findings:export': msg`Export findings as SARIF, CSV or JSON`,
  'jobs:read': msg`Wait for large exports`,
  'components:read': msg`Read and compare SBOMs`,
  'gate:check': msg`Check whether a branch passes`,
};
