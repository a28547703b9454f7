import { useState } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { Input } from '../input';
import { Dialog, DialogBody, DialogFoot } from './dialog';

const closed = fn();
type DemoProps = { dirty?: boolean };

function Demo({ dirty = false }: DemoProps) {
  const [open, setOpen] = useState(false);
  const close = () => {
    closed();
    setOpen(false);
  };
  return (
    <>
      <Button onClick={() => setOpen(true)}>Invite</Button>
      {open && (
        <Dialog
          title="Invite to the team"
          description="They get a link that is valid for seven days."
          dirty={dirty}
          onClose={close}
        >
          <DialogBody>
            <Input aria-label="Email" type="email" placeholder="developer@acme.example" />
          </DialogBody>
          <DialogFoot note="Ctrl Enter sends">
            <Button onClick={close}>Cancel</Button>
            <Button kind="primary">Send invitation</Button>
          </DialogFoot>
        </Dialog>
      )}
    </>
  );
}

const meta = preview.meta({
  title: 'UI/Dialog',
  component: Demo,
  beforeEach: () => void closed.mockClear(),
});

/** A dialog for a row is rendered in its cell, like the button that opens it. */
export const ReadsFromTheStartWhereverItStands = meta.story({
  render: () => (
    <div className="text-right">
      <Demo />
    </div>
  ),
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(canvas.getByText(/They get a link/)).toHaveStyle({ textAlign: 'start' });
  },
});

export const OpensOnItsFieldAndGivesFocusBack = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(canvas.getByRole('dialog', { name: 'Invite to the team' })).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('button', { name: 'Invite' })).toHaveFocus();
  },
});

export const AsksBeforeItLosesSomething = meta.story({
  args: { dirty: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Escape}');
    await expect(closed).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('You have unsaved changes.');
    await expect(canvas.getByRole('button', { name: 'Keep editing' })).toHaveFocus();
    await userEvent.click(canvas.getByRole('button', { name: 'Discard' }));
    await expect(closed).toHaveBeenCalledOnce();
  },
});

export const StaysOpenForAccessibilityChecks = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Invite' }));
    await expect(canvas.getByRole('dialog')).toBeVisible();
  },
});
