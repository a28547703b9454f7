import { Bug, GitBranch, Play } from 'lucide-react';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SeverityGlyph } from '../severity';
import { CommandPalette } from './command-palette';
import type { PaletteGroup } from './palette-model';

const groups: readonly PaletteGroup[] = [
  { id: 'go', label: 'Go to', items: [{ id: 'r1', icon: GitBranch, title: 'ledger-api', note: 'Repository · 17,158 findings' }, { id: 'r2', icon: GitBranch, title: 'ledger-batch' }] },
  { id: 'findings', label: 'Findings', items: [{ id: 'f1', icon: Bug, title: 'SQL injection in account statement query', note: 'PF-48213', mark: <SeverityGlyph severity="critical" /> }] },
  { id: 'actions', label: 'Actions', items: [{ id: 'a1', icon: Play, title: 'Scan ledger-api now', shortcut: 'Shift S' }] },
];
const run = fn();
const close = fn();

function Demo({ found = groups }: { found?: readonly PaletteGroup[] }) {
  const [query, setQuery] = useState('led');
  return <CommandPalette query={query} onQuery={setQuery} groups={found} scope="Everything" onRun={run} empty="Nothing matches." onClose={close} />;
}

const meta = preview.meta({
  title: 'UI/Command palette',
  component: Demo,
  beforeEach: () => {
    run.mockClear();
    close.mockClear();
  },
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Search or run a command' });
    await expect(field).toHaveFocus();
    await expect(canvas.getByRole('option', { name: /ledger-api Repository/ })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{ArrowDown}{ArrowDown}{Enter}');
    await expect(run).toHaveBeenCalledWith(expect.objectContaining({ id: 'f1' }));
    await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}{Enter}');
    await expect(run).toHaveBeenLastCalledWith(expect.objectContaining({ id: 'a1' }));
    await userEvent.keyboard('{Escape}');
    await expect(close).toHaveBeenCalledOnce();
  },
});

export const Nothing = meta.story({
  args: { found: [] },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Nothing matches.');
  },
});
