import { expect, fn } from 'storybook/test';
import preview from '#.storybook/preview';
import { MockCalls } from '@/shared/api/mocks/calls';
import { readScenario } from '@/shared/api/mocks/scenario';
import { MockPanel } from './mock-panel';

const meta = preview.meta({
  title: 'App/Mock panel',
  component: MockPanel,
  parameters: { themes: 'one' },
  args: {
    scenario: readScenario(
      'developer,plan:free,latency:350,listFindings:503:1in5,uploadScan:never',
    ),
    operations: ['listFindings', 'createPullRequest', 'uploadScan'],
    calls: new MockCalls(),
    onChange: fn(),
    onCopyLink: fn(),
  },
});

export const Folded = meta.story({});

export const Unfolded = meta.story({
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.keyboard('{Alt>}m{/Alt}');
    await expect(canvas.getByRole('complementary', { name: 'Mock data' })).toBeVisible();
    const search = canvas.getByRole('combobox', { name: 'Add an operation that fails' });
    await userEvent.type(search, 'pull{Enter}');
    const [scenario] = args.onChange.mock.lastCall as [{ faults: ReadonlyMap<string, unknown> }];
    await expect([...scenario.faults.keys()]).toContain('createPullRequest');
  },
});
