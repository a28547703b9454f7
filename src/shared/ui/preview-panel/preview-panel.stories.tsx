import type { CSSProperties } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { PreviewPanel } from './preview-panel';

/** The panel is never shown in a narrow window; here it takes the width that there is. */
const fitting = { '--peek': 'min(26rem, 100%)' } as CSSProperties; // React's type has no custom property

const meta = preview.meta({
  title: 'UI/Preview panel',
  component: PreviewPanel,
  args: {
    label: 'PF-48213',
    onNext: fn(),
    onOpen: fn(),
    onClose: fn(),
    children: <h2 className="text-md font-semibold">SQL injection in account statement query</h2>,
  },
  render: (args) => (
    <div className="relative flex h-96 justify-end" style={fitting}>
      <PreviewPanel
        {...args}
        foot={
          <Button kind="primary" className="flex-1">
            Open pull request
          </Button>
        }
      />
    </div>
  ),
});

export const FirstOfTheList = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('complementary', { name: 'Preview' })).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAccessibleDescription(
      'This is the first in the list',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onNext).toHaveBeenCalledOnce();
    await userEvent.click(canvas.getByRole('button', { name: 'Close' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
});
