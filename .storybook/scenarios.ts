// The stateful mocks, in the scenario that the toolbar selects.
import type { RequestHandler } from 'msw';
import type { ContractDocument } from '#domain/contract-operations';
import type { Role } from '#domain/roles';
import { mockHandlers } from '@/shared/api/mocks/handlers';
import { readScenario } from '@/shared/api/mocks/scenario';
import contractUrl from '../openapi/generated/openapi.json?url';

let contract: Promise<ContractDocument> | undefined;

const readContract = async (): Promise<ContractDocument> => {
  const response = await fetch(contractUrl);
  return (await response.json()) as ContractDocument; // generated beside the mocks
};

/** New ones each time, so that no story sees changes of the previous one. */
export const scenarioMocks = async (words: string, role: Role): Promise<RequestHandler[]> => {
  contract ??= readContract();
  return mockHandlers(await contract, { ...readScenario(words), role });
};
