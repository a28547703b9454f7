import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { Button } from '../button';
import { Card } from '../card';
import { SeverityGlyph } from '../severity';
import { JobItems, type JobItemRow } from './job-items';
import { JobProgress } from './job-progress';

const items: readonly JobItemRow[] = [
  {
    id: '1',
    mark: <SeverityGlyph severity="critical" />,
    title: 'SQL injection in account statement query',
    place: 'ledger-api · CWE-89',
    outcome: { state: 'ready', text: 'Patch ready', detail: '+4 −4 · 214 tests pass' },
    action: <Button size="sm">Review</Button>,
  },
  {
    id: '2',
    mark: <SeverityGlyph severity="high" />,
    title: 'TLS 1.0 enabled on load balancer',
    outcome: { state: 'skipped', text: 'Skipped', detail: 'The risk is accepted' },
  },
  {
    id: '3',
    mark: <SeverityGlyph severity="high" />,
    title: 'Path traversal in document download',
    outcome: { state: 'failed', text: 'Failed', detail: 'The file has changed since the scan' },
    action: <Button size="sm">Retry</Button>,
  },
  {
    id: '4',
    mark: <SeverityGlyph severity="medium" />,
    title: 'Missing rate limit on password reset',
    outcome: { state: 'working', text: 'Working' },
  },
];

const meta = preview.meta({
  title: 'UI/Job items',
  component: JobItems,
  args: { label: 'Results', items },
  render: (args) => (
    <Card>
      <div className="p-5">
        <JobProgress label="Patches" counts={{ ready: 6, skipped: 2, failed: 1, total: 12 }} />
      </div>
      <JobItems {...args} />
    </Card>
  ),
});

export const Running = meta.story({});

export const SaysHowFarItIs = meta.story({
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Patches' })).toHaveAttribute(
      'aria-valuenow',
      '9',
    );
    await expect(canvas.getByText('9 of 12 done')).toBeVisible();
    await expect(canvas.getByRole('img', { name: 'failed' })).toBeVisible();
  },
});
