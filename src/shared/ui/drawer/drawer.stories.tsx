import { useState } from 'react';
import { expect, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { Drawer, type DrawerProps } from './drawer';

type DemoProps = Pick<DrawerProps, 'side'>;

function Demo({ side = 'right' }: DemoProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      {open && (
        <Drawer
          title="ledger-api"
          side={side}
          onClose={() => setOpen(false)}
          foot={<Button kind="primary">Scan now</Button>}
        >
          <p className="p-5 text-sm">Live scan first, then each run with new and fixed findings.</p>
        </Drawer>
      )}
    </>
  );
}

const meta = preview.meta({ title: 'UI/Drawer', component: Demo });

export const FromTheRight = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog', { name: 'ledger-api' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Open' })).toHaveFocus();
  },
});

export const BottomSheet = meta.story({
  args: { side: 'bottom' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Open' }));
    await expect(canvas.getByRole('dialog', { name: 'ledger-api' })).toBeVisible();
  },
});
