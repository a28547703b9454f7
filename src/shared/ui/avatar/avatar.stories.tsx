import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Avatar, NoAvatar } from './avatar';

const meta = preview.meta({
  title: 'UI/Avatar',
  component: Avatar,
  args: { name: 'admin@acme.example', labelled: true },
});

export const Sizes = meta.story({
  render: () => (
    <div className="flex items-center gap-2">
      <Avatar name="Platform Team" size="xs" labelled />
      <Avatar name="admin@acme.example" labelled />
      <Avatar name="Build Bot" size="md" labelled />
      <Avatar name="Security" size="lg" labelled />
      <NoAvatar label="Unassigned" />
    </div>
  ),
});

export const FallsBackToInitials = meta.story({
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('AA')).toBeVisible();
  },
});
