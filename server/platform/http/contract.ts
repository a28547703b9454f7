// The bundled OpenAPI document, read from its file. What it says is in `#domain/contract-operations`.
import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { ContractDocument } from '#domain/contract-operations';
import { packageRoot } from '../runtime/paths.ts';

export const contractFile = path.join(packageRoot, 'openapi/generated/openapi.json');

export const readContract = (): ContractDocument =>
  JSON.parse(readFileSync(contractFile, 'utf8')) as ContractDocument;
