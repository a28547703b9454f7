// The operations of the contract that this server does not answer yet. The list may only become shorter.
import { Problem } from './problem.ts';
import type { OperationId } from './types.ts';

export const notBuilt = [
  'createCloudScan',
  'createRegistryImageScan',
  'requestRepositoryScan',
] as const satisfies readonly OperationId[];

export type NotBuilt = (typeof notBuilt)[number];

export const notBuiltProblem = () => new Problem(501, 'not_built', 'This part of the product is not built yet.');
