import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Select } from './select';

const methods = ['GET', 'POST', 'PUT', 'PATCH'].map((value) => ({ value, label: value }));
const meta = preview.meta({
  title: 'UI/Select',
  component: Select,
  args: { 'aria-label': 'Method', options: methods, defaultValue: 'POST' },
});

export const States = meta.story({
  render: (args) => (
    <div className="flex max-w-xs flex-col gap-3">
      <Select {...args} />
      <Select
        aria-label="Tool"
        placeholder="Choose a tool"
        options={[
          { group: 'Code', options: [{ value: 'semgrep', label: 'Semgrep' }] },
          { group: 'Components', options: [{ value: 'trivy', label: 'Trivy' }] },
        ]}
      />
      <Select {...args} aria-invalid size="lg" />
      <Select {...args} disabled size="sm" />
    </div>
  ),
});

export const FindsByTyping = meta.story({
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'Method' });
    await userEvent.selectOptions(select, 'PUT');
    await expect(select).toHaveValue('PUT');
  },
});
