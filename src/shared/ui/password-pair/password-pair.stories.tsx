import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { PasswordPair } from './password-pair';

function Demo({ wrong = false }: { wrong?: boolean }) {
  const [value, setValue] = useState('');
  return (
    <form className="flex max-w-sm flex-col gap-4" aria-label="New password">
      <PasswordPair
        value={value}
        shortest={12}
        password={{ value, onChange: (event) => setValue(event.target.value) }}
        repeated={{}}
        errors={{ password: undefined, repeated: wrong ? 'The passwords don’t match.' : undefined }}
      />
    </form>
  );
}

const meta = preview.meta({
  title: 'UI/Password pair',
  component: Demo,
  parameters: { themes: 'one' },
});

export const Empty = meta.story({});
export const TheyDiffer = meta.story({ args: { wrong: true } });

export const RulesAreMetWhileTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const length = canvas.getByText('At least 12 characters').closest('li');
    await expect(length).toHaveTextContent('not met yet');
    await userEvent.type(canvas.getByLabelText('Password'), 'correct horse battery');
    await expect(length).not.toHaveTextContent('not met yet');
  },
});
