import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PeoplePicker } from './people-picker';

const person = (id: string, open_findings: number) => ({
  id,
  username: id,
  email: `${id}@acme.example`,
  avatar_url: null,
  open_findings,
});
const people = [
  person('admin', 2),
  person('cyberoper', 12),
  person('developer', 84),
  person('developer2', 38),
];
const suggested = {
  total: 12,
  people: [
    {
      id: 'developer2',
      findings: 4,
      file: 'src/statements/search.ts',
      changed_at: '2026-01-12T08:14:03Z',
    },
    { id: 'developer', findings: 1, file: null, changed_at: null },
  ],
};

const meta = preview.meta({
  title: 'Features/People picker',
  component: PeoplePicker,
  args: { people, suggested, isLoading: false, chosen: [], onChange: () => undefined },
  render: (args) => <Choosing {...args} />,
});

function Choosing(args: Parameters<typeof PeoplePicker>[0]) {
  const [chosen, setChosen] = useState(args.chosen);
  return (
    <div className="max-w-120 bg-surface p-4">
      <PeoplePicker {...args} chosen={chosen} onChange={setChosen} />
    </div>
  );
}

export const WhoLastChangedTheCode = meta.story({});
export const NobodyKnown = meta.story({ args: { suggested: { total: 12, people: [] } } });
export const Loading = meta.story({ args: { isLoading: true } });

export const FirstWithWhy = meta.story({
  play: async ({ canvas, userEvent }) => {
    const first = canvas.getByRole('list', { name: 'Last changed this code' });
    await expect(first.firstElementChild).toHaveTextContent(
      /developer24 of 12 · search\.ts, .*202638 open/,
    );
    await expect(canvas.getByRole('list', { name: 'Everyone else' }).children).toHaveLength(2);
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find a developer' }),
      'develop{Enter}',
    );
    await expect(canvas.getByRole('list', { name: 'Chosen developers' })).toHaveTextContent(
      'developer2',
    );
  },
});

export const SearchDoesNotWait = meta.story({
  args: { suggested: undefined, isLooking: true },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.queryByRole('checkbox')).toBeNull();
    await userEvent.type(
      canvas.getByRole('searchbox', { name: 'Find a developer' }),
      'cyber{Enter}',
    );
    await expect(canvas.getByRole('list', { name: 'Chosen developers' })).toHaveTextContent(
      'cyberoper',
    );
  },
});
