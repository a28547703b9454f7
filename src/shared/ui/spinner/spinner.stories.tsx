import preview from '#.storybook/preview';
import { Spinner } from './spinner';

const meta = preview.meta({ title: 'UI/Spinner', component: Spinner });

export const Sizes = meta.story({
  render: () => (
    <p role="status" className="flex items-center gap-3 text-sm">
      <Spinner size="sm" />
      <Spinner />
      <Spinner size="lg" />
      Testing the connection
    </p>
  ),
});
