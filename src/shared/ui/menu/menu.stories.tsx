import { CircleDot, CircleSlash, Download, Send } from 'lucide-react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { Menu } from './menu';
import type { MenuEntry } from './menu-item';

const send = fn();
const reject = fn();

const entries: readonly MenuEntry[] = [
  { icon: Send, label: 'Send to developer', shortcut: 'S', onSelect: send },
  {
    icon: CircleDot,
    label: 'Create issue',
    shortcut: 'I',
    disabledReason: 'No issue tracker is connected',
    onSelect: fn(),
  },
  { icon: Download, label: 'Download JSON', kind: 'link', href: '#json' },
  'separator',
  { icon: CircleSlash, label: 'Mark false positive', tone: 'danger', onSelect: reject },
];

const meta = preview.meta({
  title: 'UI/Menu',
  component: Menu,
  args: {
    label: 'More actions',
    trigger: (props) => <Button {...props}>More</Button>,
    entries,
  },
  beforeEach: () => {
    send.mockClear();
    reject.mockClear();
  },
  render: (args) => (
    <div className="min-h-72">
      <Menu {...args} />
    </div>
  ),
});

export const Open = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    await expect(await canvas.findByRole('menu', { name: 'More actions' })).toBeVisible();
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: /Send to developer/ })).toHaveFocus(),
    );
  },
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('button', { name: 'More' }).focus();
    await userEvent.keyboard('{ArrowDown}');
    await waitFor(() =>
      expect(canvas.getByRole('menuitem', { name: /Send to developer/ })).toHaveFocus(),
    );
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('menuitem', { name: 'Mark false positive' })).toHaveFocus();
    await userEvent.keyboard('{ArrowDown}d');
    await expect(canvas.getByRole('menuitem', { name: 'Download JSON' })).toHaveFocus();
    await userEvent.keyboard('m{Enter}');
    await expect(reject).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.getByRole('button', { name: 'More' })).toHaveFocus());
  },
});

export const WhatIsOffSaysWhyAndDoesNothing = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'More' }));
    const item = await canvas.findByRole('menuitem', { name: /Create issue/ });
    await expect(item).toHaveTextContent('No issue tracker is connected');
    await userEvent.click(item);
    await expect(canvas.getByRole('menu')).toBeVisible();
  },
});
