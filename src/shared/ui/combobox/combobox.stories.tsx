import { useState } from 'react';
import { expect, fireEvent, waitFor } from 'storybook/test';
import preview from '#.storybook/preview';
import { Combobox } from './combobox';

const regions = [
  'eu-west-1',
  'eu-central-1',
  'us-east-1',
  'us-east-2',
  'us-west-2',
  'sa-east-1',
  'ap-south-1',
  'ap-northeast-1',
  'ca-central-1',
].map((value) => ({ value, label: value }));

function Demo() {
  const [value, setValue] = useState<string | null>('eu-west-1');
  return (
    <div className="min-h-96 max-w-xs">
      <Combobox aria-label="Region" options={regions} value={value} onChange={setValue} />
      <p className="mt-2 text-xs text-ink-3">Chosen: {value}</p>
    </div>
  );
}

/** As a server that searches answers: with what matches, and no more of it than fits a page. */
function SearchedDemo() {
  const [value, setValue] = useState<string | null>('2');
  const [text, setText] = useState('');
  const found = ['Ledger', 'Payments', 'Storefront', 'Warehouse']
    .map((label, index) => ({ value: String(index), label }))
    .filter(({ label }) => label.toLowerCase().includes(text.toLowerCase()));
  return (
    <div className="min-h-96 max-w-xs">
      <Combobox
        aria-label="Repository"
        options={found.slice(0, 3)}
        hasMore={found.length > 3}
        value={value}
        onChange={setValue}
        onSearch={setText}
      />
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Combobox', component: Demo });

export const Closed = meta.story({});

export const FindsByTypingAndChoosesByEnter = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.clear(field);
    await userEvent.type(field, 'us-e');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
    await userEvent.keyboard('{ArrowDown}{Enter}');
    await expect(canvas.getByText('Chosen: us-east-2')).toBeVisible();
    await expect(field).toHaveFocus();
  },
});

export const SaysWhenNothingMatches = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.clear(field);
    await userEvent.type(field, 'mars');
    await expect(await canvas.findByText('Nothing matches.')).toBeVisible();
  },
});

export const TypingReplacesWhatIsChosen = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Region' });
    await userEvent.click(field);
    await userEvent.keyboard('us-e');
    await expect(field).toHaveValue('us-e');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(2));
  },
});

/** A dialog gives the focus to its first field. */
export const TypingReplacesWhatADialogFocuses = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Region' });
    field.focus();
    await userEvent.keyboard('us-e');
    await expect(field).toHaveValue('us-e');
  },
});

export const KeepsTextThatComesWithoutKeys = meta.story({
  render: () => <SearchedDemo />,
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('combobox', { name: 'Repository' });
    await userEvent.click(field);
    await fireEvent.change(field, { target: { value: 'ledg' } });
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
    await expect(field).toHaveValue('ledg');
    await userEvent.keyboard('{Escape}');
    await expect(field).toHaveValue('Storefront');
  },
});

export const SaysThatThereIsMore = meta.story({
  render: () => <SearchedDemo />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Repository' }));
    await expect(await canvas.findByText('There are more: type to find them.')).toBeVisible();
    await userEvent.keyboard('pay');
    await waitFor(() => expect(canvas.getAllByRole('option')).toHaveLength(1));
  },
});
