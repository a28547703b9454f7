import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { StrictMode, useState } from 'react';
import { createRoot } from 'react-dom/client';
import type { MockCalls } from '@/shared/api/mocks/calls';
import { type Scenario, writeScenario } from '@/shared/api/mocks/scenario';
import { delocalize, localeOf, localize } from '@/shared/i18n';
import { MockPanel } from './mock-panel';

type MockWorld = {
  /** Mutated in place, because the mocks read it on each call. */
  scenario: Scenario;
  operations: readonly string[];
  calls: MockCalls;
  /** Reloads the data of the page. */
  onChanged: () => void;
};

/** The URL in the scenario's language, or unchanged if the scenario sets none. */
export const addressIn = (language: Scenario['language'], { pathname, search, hash }: Location) =>
  (language === undefined || language === localeOf(pathname)
    ? pathname
    : localize(delocalize(pathname), language)) +
  search +
  hash;

const withoutMock = (address: string): string => {
  const url = new URL(address, location.origin);
  url.searchParams.delete('mock');
  return url.pathname + url.search + url.hash;
};

/**
 * Whether the change needs a reload: the data, the first-run state and the language are read at
 * startup.
 */
const needsStart = (one: Scenario, other: Scenario): boolean =>
  one.data !== other.data || one.firstRun !== other.firstRun || one.language !== other.language;

function Panel({ scenario: live, operations, calls, onChanged }: MockWorld) {
  const [scenario, setScenario] = useState(live);
  const change = (next: Scenario) => {
    sessionStorage.setItem('mock', writeScenario(next));
    if (needsStart(live, next)) {
      const address = withoutMock(addressIn(next.language, location));
      // `assign` with the current URL does not reload the page.
      if (address === location.pathname + location.search + location.hash) location.reload();
      else location.assign(address);
      return;
    }
    Object.assign(live, next);
    setScenario(next);
    onChanged();
  };
  const copyLink = () => {
    const url = new URL(location.href);
    url.searchParams.set('mock', writeScenario(scenario));
    void navigator.clipboard.writeText(url.href);
  };
  return (
    <MockPanel
      scenario={scenario}
      operations={operations}
      calls={calls}
      onChange={change}
      onCopyLink={copyLink}
    />
  );
}

/** Mounts the panel beside the app, in a separate root that survives errors of the app. */
export function mountMockPanel(world: MockWorld): void {
  const place = document.createElement('div');
  document.body.append(place);
  createRoot(place).render(
    <StrictMode>
      <I18nProvider i18n={i18n}>
        <Panel {...world} />
      </I18nProvider>
    </StrictMode>,
  );
}
