import { useRef, useState } from 'react';
import { expect, screen, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { findingColumns } from '@/entities/finding';
import { Button } from '@/shared/ui/button';
import { resizeColumn, columnWidths, type ColumnOrder } from '../model/column-order';
import { ChooseColumns } from './choose-columns';

const first: ColumnOrder = [
  'severity',
  'priority',
  'finding',
  'repository',
  'tool',
  'cwe_cve',
  'status',
  'age',
  'assignee',
].map((key) => ({ key }));

/** The chooser below its button, with the resulting column order. */
function Demo() {
  const anchor = useRef<HTMLButtonElement>(null);
  const [kept, setKept] = useState(first);
  const [draft, setDraft] = useState<ColumnOrder>();
  const [open, setOpen] = useState(true);
  const order = draft ?? kept;
  const chosen = {
    order,
    columns: order.map(({ key }) => key),
    widths: columnWidths(order),
    edited: draft !== undefined,
    isSaving: false,
    preview: (next: ColumnOrder) => setDraft(next),
    cancel: () => setDraft(undefined),
    save: () => {
      setKept(order);
      setDraft(undefined);
    },
    resize: (key: string, width: number | undefined) => setDraft(resizeColumn(order, key, width)),
  };
  return (
    <div className="flex min-h-[42rem] flex-col items-end">
      <Button ref={anchor} onClick={() => setOpen(true)}>
        Columns
      </Button>
      <output aria-label="Order">
        {order
          .map(({ key, width }) => (typeof width === 'number' ? `${key} ${width}` : key))
          .join(', ')}
      </output>
      {open && <ChooseColumns chosen={chosen} anchor={anchor} onClose={() => setOpen(false)} />}
    </div>
  );
}

const meta = preview.meta({ title: 'Findings/Choose columns', component: Demo });

const box = async () => screen.findByRole('dialog', { name: 'Columns' });
const order = () => screen.getByRole('status', { name: 'Order' });

export const Open = meta.story({
  play: async () => {
    await expect(await box()).toBeVisible();
    await expect(screen.getByRole('searchbox', { name: 'Find a column' })).toHaveFocus();
  },
});

/** One step wider than the default. */
const widened = (findingColumns.find(({ id }) => id === 'tool')?.width ?? 0) + 16;

export const MovesAndSizesByKeyboard = meta.story({
  play: async ({ userEvent }) => {
    await box();
    screen.getByRole('checkbox', { name: 'Tool' }).focus();
    await userEvent.keyboard('{Alt>}{ArrowUp}{/Alt}');
    await waitFor(() =>
      expect(order()).toHaveTextContent('severity, priority, finding, tool, repository'),
    );
    await userEvent.keyboard('{Alt>}{ArrowRight}{/Alt}');
    await waitFor(() => expect(order()).toHaveTextContent(`tool ${widened}`));
    await userEvent.click(screen.getByRole('button', { name: 'Finding wider' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'EPSS' }));
    await waitFor(() => expect(order()).toHaveTextContent(/epss$/));
    await userEvent.click(screen.getByRole('button', { name: 'Save columns' }));
    await expect(order()).toHaveTextContent(`tool ${widened}`);
  },
});

export const EscapeTakesItBack = meta.story({
  play: async ({ userEvent }) => {
    await box();
    await userEvent.click(screen.getByRole('checkbox', { name: 'Age' }));
    await waitFor(() => expect(order()).not.toHaveTextContent('age'));
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(order()).toHaveTextContent('age'));
  },
});

export const FindsByName = meta.story({
  play: async ({ userEvent }) => {
    await box();
    await userEvent.type(screen.getByRole('searchbox'), 'policy c');
    await expect(screen.getAllByRole('checkbox')).toHaveLength(2);
  },
});
