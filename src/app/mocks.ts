import type { QueryClient } from '@tanstack/react-query';
import { setupWorker } from 'msw/browser';
import { type ContractDocument, operationsOf } from '#domain/contract-operations';
import { MockCalls } from '@/shared/api/mocks/calls';
import { mockHandlers } from '@/shared/api/mocks/handlers';
import { readScenario, type Scenario } from '@/shared/api/mocks/scenario';
import { askAgain } from './mock-panel/ask-again';
import { addressIn, mountMockPanel } from './mock-panel/mount-mock-panel';

/**
 * The scenario in `?mock=`, else the previous one of this tab. An empty value ends the scenario.
 */
function scenarioText(): string {
  const asked = new URLSearchParams(location.search).get('mock');
  if (asked !== null) sessionStorage.setItem('mock', asked);
  return sessionStorage.getItem('mock') ?? '';
}

/**
 * Navigates to the URL in the scenario's language. If that is another URL, the promise never
 * resolves.
 */
async function goToLanguage({ language }: Scenario): Promise<void> {
  const address = addressIn(language, location);
  if (address === location.pathname + location.search + location.hash) return;
  location.replace(address);
  await new Promise(() => undefined);
}

type Mocks = { showPanel: (queries: QueryClient) => void };

/** The splash would stay, and the tab would keep a scenario that the mocks cannot read. */
function showFailure(error: unknown): never {
  sessionStorage.removeItem('mock');
  const words = document.createElement('h1');
  words.textContent = error instanceof Error ? error.message : String(error);
  document.body.replaceChildren(words);
  throw error;
}

/** For `npm run dev:mock` only: answers requests from the examples in the contract. */
export const startMocks = (): Promise<Mocks> => start().catch(showFailure);

async function start(): Promise<Mocks> {
  const response = await fetch('/mock-contract.json');
  const contract = (await response.json()) as ContractDocument;
  // A copy, because the panel mutates it.
  const scenario = { ...readScenario(scenarioText()) };
  await goToLanguage(scenario);
  // eslint-disable-next-line no-console -- developers see it beside the failed request
  const calls = new MockCalls((why) => console.warn(`[mocks] ${why}`));
  // Requests outside the API, such as scripts and images, go to the development server.
  await setupWorker(...mockHandlers(contract, scenario, { calls })).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  // Requests that were sent before the worker was ready got no response.
  globalThis.parapetEarly = undefined;
  const operations = operationsOf(contract).map(({ id }) => id);
  return {
    showPanel: (queries) =>
      mountMockPanel({ scenario, operations, calls, onChanged: () => askAgain(queries) }),
  };
}
