import { useId } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Radio, RadioGroup } from './radio';

function Demo() {
  const name = useId();
  return (
    <RadioGroup label="Who can see it" hint="You can change it later.">
      <Radio name={name} value="me" label="Only me" defaultChecked />
      <Radio
        name={name}
        value="team"
        label="My organisation"
        hint="Everyone who may see findings"
      />
      <Radio name={name} value="none" label="Unassigned" disabled />
    </RadioGroup>
  );
}

const meta = preview.meta({ title: 'UI/Radio', component: Demo });

export const States = meta.story({});

export const ArrowsChoose = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: /My organisation/ })).toBeChecked();
    await expect(canvas.getByRole('group', { name: 'Who can see it' })).toBeVisible();
  },
});
