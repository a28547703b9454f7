import preview from '#.storybook/preview';
import { Field } from '../field';
import { Input } from '../input';
import { FormSection } from './form-section';

const meta = preview.meta({
  title: 'UI/Form section',
  component: FormSection,
  parameters: { themes: 'one' },
  args: {
    title: 'Organisation',
    reason: 'How Parapet names you',
    children: <Field label="Organisation name">{(control) => <Input {...control} />}</Field>,
  },
});

export const OneField = meta.story({});
