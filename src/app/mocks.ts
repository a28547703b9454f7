import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { setupWorker } from 'msw/browser';
import { mockHandlers } from '@/shared/api/mocks/handlers';

/** `npm run dev:mock` only: answers in the server's place, from the examples of the contract. */
export async function startMocks(): Promise<void> {
  await setupWorker(...mockHandlers()).start({ quiet: true, onUnhandledRequest: 'bypass' });
  // What the page asked for before the worker was there went nowhere.
  globalThis.parapetEarly = undefined;
}

/** So that nobody takes the screen for the product. */
export function showMockBanner(): void {
  const banner = document.createElement('p');
  banner.setAttribute('role', 'note');
  banner.className =
    'fixed top-2 left-1/2 z-50 -translate-x-1/2 rounded-full border border-warn-edge bg-warn-tint px-3 py-1 text-xs text-ink shadow-md';
  banner.textContent = i18n._(msg`Mock data: nothing here is real, and a reload forgets it.`);
  document.body.append(banner);
}
