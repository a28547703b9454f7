import type { QueryClient } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { type ContractDocument, operationsOf } from '#domain/contract-operations';
import { MockCalls } from '@/shared/api/mocks/calls';
import { mockHandlers } from '@/shared/api/mocks/handlers';
import { readScenario, type Scenario } from '@/shared/api/mocks/scenario';
import { askAgain } from './mock-panel/ask-again';
import { addressIn, mountMockPanel } from './mock-panel/mount-mock-panel';

/** `?mock=` of the address, else what it was before in this tab; an empty one ends the scenario. */
function scenarioText(): string {
  const asked = new URLSearchParams(location.search).get('mock');
  if (asked !== null) sessionStorage.setItem('mock', asked);
  return sessionStorage.getItem('mock') ?? '';
}

/** Goes to the page in the scenario's language, and never comes back when that is another one. */
async function goToLanguage({ language }: Scenario): Promise<void> {
  const address = addressIn(language, location);
  if (address === location.pathname + location.search + location.hash) return;
  location.replace(address);
  await new Promise(() => undefined);
}

type Mocks = { showPanel: (queries: QueryClient) => void };

/** `npm run dev:mock` only: answers in the server's place, from the examples of the contract. */
export async function startMocks(): Promise<Mocks> {
  const response = await fetch('/mock-contract.json');
  const contract = (await response.json()) as ContractDocument;
  // A copy: the panel changes it in place.
  const scenario = { ...readScenario(scenarioText()) };
  await goToLanguage(scenario);
  const calls = new MockCalls();
  // A request that is no call of the API, as for a script or a picture, is the development server's.
  await setupWorker(...mockHandlers(contract, scenario, { calls })).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  // Requests sent before the worker was ready got no answer.
  globalThis.parapetEarly = undefined;
  const operations = operationsOf(contract).map(({ id }) => id);
  return {
    showPanel: (queries) =>
      mountMockPanel({ scenario, operations, calls, onChanged: () => askAgain(queries) }),
  };
}
