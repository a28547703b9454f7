import { useState } from 'react';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { ChipInput } from './chip-input';

function Demo() {
  const [values, setValues] = useState<readonly string[]>(['Bandit']);
  return (
    <div className="max-w-sm">
      <ChipInput
        aria-label="Excluded tools"
        placeholder="Add"
        values={values}
        onChange={setValues}
      />
      <output className="text-xs">{values.join('|')}</output>
    </div>
  );
}

const meta = preview.meta({ title: 'UI/Chip input', component: Demo });

export const Filled = meta.story({});

export const AddsSplitsAndRemoves = meta.story({
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Excluded tools');
    await userEvent.type(field, 'KICS{Enter}Trivy,');
    await expect(canvas.getByText('Bandit|KICS|Trivy')).toBeVisible();
    await userEvent.paste('ZAP, Nuclei');
    await expect(canvas.getByText('Bandit|KICS|Trivy|ZAP|Nuclei')).toBeVisible();
    await userEvent.keyboard('{Backspace}');
    await userEvent.click(canvas.getByRole('button', { name: 'Remove Bandit' }));
    await expect(canvas.getByText('KICS|Trivy|ZAP')).toBeVisible();
  },
});
