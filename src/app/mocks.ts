import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { setupWorker } from 'msw/browser';
import type { ContractDocument } from '#domain/contract-operations';
import { mockHandlers } from '@/shared/api/mocks/handlers';
import { readScenario } from '@/shared/api/mocks/scenario';

/** `?mock=` of the address, else what it was before in this tab; an empty one ends the scenario. */
function scenarioText(): string {
  const asked = new URLSearchParams(location.search).get('mock');
  if (asked !== null) sessionStorage.setItem('mock', asked);
  return sessionStorage.getItem('mock') ?? '';
}

/** `npm run dev:mock` only: answers in the server's place, from the examples of the contract. */
export async function startMocks(): Promise<void> {
  const response = await fetch('/mock-contract.json');
  const contract = (await response.json()) as ContractDocument;
  // A request that is no call of the API, as for a script or a picture, is the development server's.
  await setupWorker(...mockHandlers(contract, readScenario(scenarioText()))).start({
    quiet: true,
    onUnhandledRequest: 'bypass',
  });
  // Requests sent before the worker was ready got no answer.
  globalThis.parapetEarly = undefined;
}

/** Marks the screen as mock data. */
export function showMockBanner(): void {
  const banner = document.createElement('p');
  banner.setAttribute('role', 'note');
  banner.className =
    'fixed top-2 left-1/2 z-50 -translate-x-1/2 rounded-full border border-warn-edge bg-warn-tint px-3 py-1 text-xs text-ink shadow-md';
  banner.textContent = i18n._(msg`Mock data. Changes are lost when you reload.`);
  document.body.append(banner);
}
