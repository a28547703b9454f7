import { Send, Sparkles, Trash2 } from 'lucide-react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from './button';
import { buttonStyles } from './button-styles';

const meta = preview.meta({
  title: 'UI/Button',
  component: Button,
  args: { children: 'Open pull request', onClick: fn() },
});

export const Kinds = meta.story({
  render: () => (
    <div className="flex flex-wrap gap-2">
      <Button kind="primary">Open pull request</Button>
      <Button icon={Send} shortcut="S">
        Send to developer
      </Button>
      <Button kind="quiet">Cancel</Button>
      <Button kind="danger" icon={Trash2}>
        Delete
      </Button>
      <Button kind="ai" icon={Sparkles}>
        Generate
      </Button>
      <a href="#target" className={buttonStyles({ kind: 'secondary' })}>
        A link that looks like one
      </a>
    </div>
  ),
});

export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-2">
      <Button size="sm">Small</Button>
      <Button>Medium</Button>
      <Button size="lg">Large</Button>
    </div>
  ),
});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('button')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onClick).toHaveBeenCalledTimes(2);
  },
});

export const BusyIgnoresPresses = meta.story({
  args: { busy: true, kind: 'primary' },
  play: async ({ canvas, userEvent, args }) => {
    const button = canvas.getByRole('button', { name: 'Open pull request' });
    await expect(button).toHaveAttribute('aria-busy', 'true');
    await userEvent.click(button);
    await expect(args.onClick).not.toHaveBeenCalled();
  },
});

export const DisabledSaysWhy = meta.story({
  args: { disabledReason: 'Choose at least one finding' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    const button = canvas.getByRole('button');
    await expect(button).toHaveFocus();
    await expect(button).toHaveAccessibleDescription('Choose at least one finding');
    await userEvent.keyboard('{Enter}');
    await expect(args.onClick).not.toHaveBeenCalled();
    await expect(await canvas.findByRole('tooltip')).toHaveTextContent(
      'Choose at least one finding',
    );
  },
});
