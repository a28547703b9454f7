import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MultiSelect } from './multi-select';
import type { MultiChoice } from './multi-select-option';

const tools: readonly MultiChoice[] = [
  'Bandit',
  'Checkov',
  'CodeQL',
  'Dependency-Track',
  'Gitleaks',
  'Grype',
  'KICS',
  'Semgrep',
  'Trivy',
  'ZAP',
].map((label, index) => ({
  value: label.toLowerCase(),
  label,
  count: index === 9 ? 'loading' : (index + 1) * 1208,
}));
const apply = fn();

function Demo() {
  const [values, setValues] = useState<readonly string[]>(['semgrep']);
  return (
    <div className="max-w-72 rounded-lg floating">
      <MultiSelect
        label="Tool"
        options={tools}
        values={values}
        onChange={setValues}
        onApply={apply}
      />
    </div>
  );
}

const meta = preview.meta({
  title: 'UI/Multi-select',
  component: Demo,
  beforeEach: () => void apply.mockClear(),
});

export const WithCounts = meta.story({});

export const WorksByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('searchbox', { name: 'Search in Tool' }));
    await userEvent.keyboard('g');
    await expect(canvas.getAllByRole('option').map((one) => one.textContent)).toEqual([
      'Gitleaks6,040',
      'Grype7,248',
      'Semgrep9,664',
    ]);
    await userEvent.keyboard('{ArrowDown}{Enter}');
    // The focus stays in the field. Screen readers announce the option through this attribute.
    await expect(canvas.getByRole('searchbox')).toHaveAttribute(
      'aria-activedescendant',
      canvas.getByRole('option', { name: /Grype/ }).id,
    );
    await expect(canvas.getByRole('option', { name: /Grype/ })).toHaveAttribute(
      'aria-selected',
      'true',
    );
    await expect(canvas.getByText('2 selected')).toBeVisible();
    await userEvent.keyboard('{Control>}{Enter}{/Control}');
    await expect(apply).toHaveBeenCalledOnce();
  },
});

export const ShiftExtends = meta.story({
  play: async ({ canvas, userEvent }) => {
    canvas.getByRole('listbox', { name: 'Tool' }).focus();
    await userEvent.keyboard('{Shift>}{ArrowDown}{ArrowDown}{/Shift}');
    await expect(canvas.getByText('4 selected')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(canvas.getByText('0 selected')).toBeVisible();
  },
});
