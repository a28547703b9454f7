import { Bug, GitBranch, Play } from 'lucide-react';
import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { CommandPalette } from './command-palette';
import type { PaletteGroup, PaletteItem } from './palette-model';
import type { SearchState } from './palette-state';

const places: PaletteGroup = {
  id: 'go',
  label: 'Go to',
  items: [
    {
      id: 'repository 1',
      icon: GitBranch,
      title: 'ledger-api',
      note: 'Repository · 17,158 findings',
      narrows: true,
    },
    {
      id: 'repository 2',
      icon: GitBranch,
      title: 'ledger-batch',
      note: 'Repository · 402 findings',
      narrows: true,
    },
  ],
};
const findings: PaletteGroup = {
  id: 'findings',
  label: 'Findings',
  items: [
    {
      id: 'finding 1',
      icon: Bug,
      title: 'SQL injection in account statement query',
      note: 'ledger-api · Dao.java:88',
      severity: 'critical',
    },
  ],
};
const actions: PaletteGroup = {
  id: 'actions',
  label: 'Actions',
  items: [{ id: 'action 1', icon: Play, title: 'Scan ledger-api now', shortcut: 'Shift S' }],
};
const all = [places, findings, actions];
const run = fn();
const close = fn();
const retry = fn();

interface DemoProps {
  found?: readonly PaletteGroup[];
  /** Results that the server adds when the button is pressed. */
  later?: readonly PaletteGroup[];
  state?: SearchState;
}

function Demo({ found = all, later, state }: DemoProps) {
  const [query, setQuery] = useState('led');
  const [scope, setScope] = useState<PaletteItem>();
  const [isLate, setLate] = useState(false);
  const groups = isLate && later ? later : found;
  return (
    <>
      <CommandPalette
        query={query}
        onQuery={setQuery}
        sought={query}
        groups={scope ? groups.filter(({ id }) => id !== 'go') : groups}
        scope={scope?.title}
        onRun={(item) => {
          run(item);
          setLate(true);
        }}
        onNarrow={(item) => {
          setScope(item);
          setQuery('');
        }}
        onWiden={() => setScope(undefined)}
        state={state}
        onRetry={retry}
        empty="Nothing matches."
        onClose={close}
      />
    </>
  );
}

const meta = preview.meta({
  title: 'UI/Command palette',
  component: Demo,
  beforeEach: () => {
    for (const spy of [run, close, retry]) spy.mockClear();
  },
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search or run a command' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /ledger-api Repository/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(run).toHaveBeenCalledWith(expect.objectContaining({ id: 'finding 1' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'action 1' }));
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
  },
});

export const WhatMatchesIsBold = meta.story({
  play: async ({ canvas }) => {
    const finding = canvas.getByRole('option', {
      name: 'SQL injection in account statement query ledger-api · Dao.java:88 Critical',
    });
    await expect([...finding.querySelectorAll('b')].map(({ textContent }) => textContent)).toEqual([
      'led',
    ]);
    await expect(canvas.getByRole('status')).toHaveTextContent('4 results');
  },
});

export const TabNarrowsAndBackspaceWidens = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await expect(field).toHaveValue('');
    await expect(field).toHaveAccessibleDescription(/^Searching in ledger-api\./);
    await expect(canvas.getByRole('status')).toHaveTextContent('2 results in ledger-api');
    // On a finding, Tab has its default behavior.
    await userEvent.keyboard('{Backspace}');
    await expect(field).toHaveAccessibleDescription(/Press Tab on a repository/);
    await userEvent.keyboard('{ArrowDown}{ArrowDown}');
    await userEvent.tab();
    await expect(field).not.toHaveFocus();
  },
});

export const HighlightStays = meta.story({
  args: { found: [actions], later: all },
  play: async ({ canvas, userEvent }) => {
    await userEvent.keyboard('{Enter}');
    await expect(await canvas.findByRole('option', { name: /ledger-batch/ })).toBeVisible();
    const [first] = canvas.getAllByRole('option');
    await expect(first).toHaveTextContent('Scan ledger-api now');
    await expect(first).toHaveAttribute('aria-selected', 'true');
  },
});

export const Slow = meta.story({
  args: { found: [], state: 'searching' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await waitFor(() => expect(canvas.getByRole('status')).toHaveTextContent('Searching…'));
  },
});

export const Failed = meta.story({
  args: { found: [places], state: 'failed' },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Search failed. Try again.');
    await userEvent.click(canvas.getByRole('button', { name: 'Try again.' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  args: { found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches.');
  },
});
