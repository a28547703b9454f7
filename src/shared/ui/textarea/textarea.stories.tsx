import preview from '#.storybook/preview';
import { Textarea } from './textarea';

const meta = preview.meta({ title: 'UI/Textarea', component: Textarea });

export const States = meta.story({
  render: () => (
    <div className="flex max-w-sm flex-col gap-3">
      <Textarea aria-label="Notes" placeholder="Optional" />
      <Textarea aria-label="Template" mono defaultValue={'{\n  "title": "{{title}}"\n}'} />
      <Textarea aria-label="Wrong" aria-invalid defaultValue="Too short" />
      <Textarea aria-label="Disabled" disabled defaultValue="Only an admin changes this" />
    </div>
  ),
});
