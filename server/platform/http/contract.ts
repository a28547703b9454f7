// The bundled OpenAPI document, read from its file. `#domain/contract-operations` interprets it.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { type ContractDocument, type Operation, operationsOf } from '#domain/contract-operations';
import { packageRoot } from '../runtime/paths.ts';

export const contractFile = path.join(packageRoot, 'openapi/generated/openapi.json');

let contract: ContractDocument | undefined;
let operations: readonly Operation[] | undefined;

/** Read once per process; it is never modified. */
export const readContract = (): ContractDocument =>
  (contract ??= JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument);

export const readOperations = (): readonly Operation[] =>
  (operations ??= operationsOf(readContract()));
