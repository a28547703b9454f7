import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { SeverityGlyph } from '../severity';
import { Chip, ChipButton, ChipRemove, ChipText } from './chip';

const remove = fn();

const Demo = () => (
  <Chip label="Severity is any of 2 values">
    <ChipText>Severity</ChipText>
    <ChipButton>is any of</ChipButton>
    <ChipButton weight="value">
      <SeverityGlyph severity="critical" />
      <SeverityGlyph severity="high" />2 values
    </ChipButton>
    <ChipRemove label="Remove filter Severity" onRemove={remove} />
  </Chip>
);

const meta = preview.meta({ title: 'UI/Chip', component: Demo });

export const ThreeSegments = meta.story({});

export const IsRemovedByKeyboard = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Remove filter Severity' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(remove).toHaveBeenCalledOnce();
  },
});
