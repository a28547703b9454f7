import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { SlsaOverview, type SlsaOverviewProps } from './slsa-overview';

const threats: SlsaOverviewProps['threats'] = {
  A: { count: 12, worst: 'medium' },
  B: { count: 118, worst: 'high' },
  C: { count: 9, worst: 'critical' },
  D: { count: 41, worst: 'medium' },
  E: { count: 263, worst: 'high' },
  F: { count: 57, worst: 'high' },
  G: {
    count: 0,
    worst: null,
    assessment: {
      seen_by: [{ tool: 'zizmor', at: '2026-01-12T08:14:03Z' }],
      outdated: null,
      repositories: { looked_at: 9, total: 12 },
      assessable_by: [],
      recorded: null,
    },
  },
  H: { count: 384, worst: 'high' },
  I: { count: 1842, worst: 'critical' },
};

const meta = preview.meta({
  title: 'Entities/SLSA overview',
  component: SlsaOverview,
  parameters: { themes: 'one' },
  args: {
    threats,
    linkTo: (letter) => ({ href: `#threat-${letter}` }),
  },
});

export const AllThreats = meta.story({});
export const Dark = meta.story({ globals: { theme: 'dark' }, args: { selected: 'F' } });

export const ArrowsMoveAlongTheWall = meta.story({
  args: { selected: 'B' },
  play: async ({ canvas, userEvent }) => {
    const b = canvas.getByRole('link', {
      name: 'Threat B, Authoring & reviewing: 118 findings, worst High',
    });
    await expect(b).toHaveAttribute('aria-current', 'true');
    b.focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Threat C/ })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowRight}');
    await expect(canvas.getByRole('link', { name: /^Threat A/ })).toHaveFocus();
    await expect(
      canvas.getByRole('link', { name: 'Threat G, Distribution channel: no findings' }),
    ).toBeVisible();
  },
});

export const NobodyLooked = meta.story({
  args: {
    threats: { ...threats, A: { count: 0, worst: null }, B: { count: 0, worst: null } },
  },
  play: async ({ canvas }) => {
    const source = within(canvas.getByRole('region', { name: 'Source' }));
    await expect(source.getByText('1 of 3 assessed')).toBeVisible();
    await expect(
      source.getByRole('link', { name: 'Threat A, Producer: not assessed' }),
    ).toBeVisible();
    await expect(source.getAllByText('Not assessed')).toHaveLength(2);
    await expect(source.queryByText('0')).toBeNull();
    const consume = within(canvas.getByRole('region', { name: 'Consume' }));
    await expect(consume.queryByText(/assessed/)).toBeNull();
  },
});
