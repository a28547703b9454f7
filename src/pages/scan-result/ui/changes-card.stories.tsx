import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import type { ScanChange } from '@/shared/api/generated/model';
import { ChangesCard } from './changes-card';

const counts = {
  total: 14,
  new: 1,
  new_by_severity: { critical: 1, high: 0, medium: 0, low: 0, info: 0 },
  matched: 11,
  moved: 0,
  reopened: 1,
  fixed: 1,
  duplicates: 0,
  ignored: 0,
  components: 0,
  left: null,
};
const known = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01';

const changes: ScanChange[] = [
  {
    change: 'new',
    finding_id: null,
    title: 'SQL injection in the statement builder',
    severity: 'critical',
    place: 'src/statements/search.ts:41',
  },
  {
    change: 'reopened',
    finding_id: known,
    title: 'Prototype pollution',
    severity: 'high',
    place: 'qs 6.5.2',
  },
  {
    change: 'fixed',
    finding_id: known,
    title: 'Cookie without HttpOnly',
    severity: 'low',
    place: null,
  },
];

const meta = preview.meta({
  title: 'Scan/Changes of a dry run',
  component: ChangesCard,
  parameters: { themes: 'one' },
  args: { counts, changes },
  // Existing findings link to their pages.
  render: (args) => {
    const root = createRootRoute({ component: () => <ChangesCard {...args} /> });
    return (
      <RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />
    );
  },
});

export const All = meta.story({});

export const TheMostSevereOfMany = meta.story({
  args: { counts: { ...counts, new: 1_214 } },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('Showing the 3 most severe of 1,216.')).toBeVisible();
    await expect(canvas.getAllByRole('link')).toHaveLength(2);
  },
});
