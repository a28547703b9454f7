import { i18n } from '@lingui/core';
import { I18nProvider } from '@lingui/react';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MockCalls } from '@/shared/api/mocks/calls';
import { readScenario, type Scenario, writeScenario } from '@/shared/api/mocks/scenario';
import { MockPanel } from './mock-panel';

beforeEach(() => i18n.loadAndActivate({ locale: 'en', messages: {} }));
afterEach(() => localStorage.clear());

const operations = ['listFindings', 'listTeam', 'uploadScan'];

function open(words = '') {
  const calls = new MockCalls();
  const onCopyLink = vi.fn();
  const changes: string[] = [];
  function Held() {
    const [scenario, setScenario] = useState<Scenario>(readScenario(words));
    const change = (next: Scenario) => {
      changes.push(writeScenario(next));
      setScenario(next);
    };
    return <MockPanel {...{ scenario, operations, calls, onCopyLink }} onChange={change} />;
  }
  render(
    <I18nProvider i18n={i18n}>
      <Held />
    </I18nProvider>,
  );
  fireEvent.keyDown(document, { altKey: true, code: 'KeyM' });
  return { calls, changes, onCopyLink };
}

const choose = (label: string, value: string) =>
  fireEvent.change(screen.getByRole('combobox', { name: label }), { target: { value } });

it('is folded to what it is in, and Alt M unfolds and folds it', () => {
  open('developer,empty,listTeam:503');
  screen.getByRole('complementary', { name: 'Mock data' });
  fireEvent.keyDown(document, { altKey: true, code: 'KeyM' });
  screen.getByRole('button', { name: 'Mock, developer, empty, 1 fault' });
  fireEvent.keyDown(document, { code: 'KeyM' });
  expect(screen.queryByRole('complementary')).toBeNull();
});

it('is folded to everything that is different', () => {
  open('plan:free,es,large,latency:350,expired,failing-imports');
  fireEvent.keyDown(document, { altKey: true, code: 'KeyM' });
  screen.getByRole('button', {
    name: 'Mock, role of the session, large, plan:free, es, latency:350, expired, failing-imports',
  });
});

it('chooses scenario, role, plan, language and latency', () => {
  const { changes } = open();
  choose('Scenario', 'large');
  choose('Role', 'developer');
  choose('Plan', 'free');
  choose('Language', 'es');
  choose('Latency', '350');
  expect(changes.at(-1)).toBe('developer,plan:free,es,large,latency:350');
  choose('Role', '');
  choose('Plan', '');
  expect(changes.at(-1)).toBe('es,large,latency:350');
});

it.each([
  ['empty,first-run', 'empty,first-run'],
  ['expired', 'expired'],
  ['failing-imports', 'failing-imports'],
  ['typical', ''],
])('has the scenario %s, which replaces the one before', (value, words) => {
  const { changes } = open('large,expired');
  choose('Scenario', value);
  expect(changes).toEqual([words]);
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: 'Scenario' }).value).toBe(value);
});

it('lets an operation fail, and takes that back', async () => {
  const { changes } = open('listTeam:503');
  const faults = within(screen.getByRole('region', { name: 'Faults' }));
  choose('How listTeam fails', 'never');
  choose('When listTeam fails', '1in5');
  expect(changes.at(-1)).toBe('listTeam:never:1in5');
  fireEvent.click(faults.getByRole('button', { name: 'Remove the fault of listTeam' }));
  expect(changes.at(-1)).toBe('');

  const search = faults.getByRole('combobox', { name: 'Add an operation that fails' });
  fireEvent.focus(search);
  fireEvent.change(search, { target: { value: 'upload' } });
  const option = await screen.findByRole('option', { name: /uploadScan/, hidden: true });
  expect(screen.queryByRole('option', { name: /listFindings/, hidden: true })).toBeNull();
  expect(option).toBeDefined();
  fireEvent.keyDown(search, { key: 'Enter' });
  expect(changes.at(-1)).toBe('uploadScan:503');
});

it('counts the calls, and those that failed as asked', () => {
  const { calls } = open();
  expect(screen.getByRole('status').textContent).toBe('0 calls, 0 failed as asked');
  act(() => {
    calls.count('listTeam');
    calls.count('listTeam', 503);
  });
  expect(screen.getByRole('status').textContent).toBe('2 calls, 1 failed as asked');
});

it('resets everything, and copies the link', () => {
  const { changes, onCopyLink } = open('developer,large,listTeam:503');
  fireEvent.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(onCopyLink).toHaveBeenCalledOnce();
  fireEvent.click(screen.getByRole('button', { name: 'Reset' }));
  expect(changes).toEqual(['']);
});

it('stays on the side where it was put', () => {
  open();
  fireEvent.click(screen.getByRole('button', { name: 'Move to the left' }));
  expect(localStorage.getItem('mock-panel')).toBe('left');
  screen.getByRole('button', { name: 'Move to the right' });
});
