import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect, within } from 'storybook/test';
import preview from '#.storybook/preview';
import type {
  ChangeVulnerability,
  ComponentChange,
  ComponentDiff,
} from '@/shared/api/generated/model';
import { ComponentChanges } from './component-changes';

const vulnerability = (
  id: string,
  severity: ChangeVulnerability['severity'],
  kev = false,
): ChangeVulnerability => ({
  finding_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a01',
  vulnerability: id,
  severity,
  kev,
  priority: 64,
  status: 'open',
  title: `${id} in a component`,
  fixed_version: null,
});

const change = (name: string, over: Partial<ComponentChange> = {}): ComponentChange => ({
  change: 'upgraded',
  name,
  from_version: '1.0.0',
  to_version: '1.1.0',
  purl: `pkg:npm/${name}@1.1.0`,
  from_licenses: ['MIT'],
  to_licenses: ['MIT'],
  licenses_changed: false,
  brings: [],
  mends: [],
  ...over,
});

const none = { critical: 0, high: 0, medium: 0, low: 0, info: 0 };
const scan = '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c02';

const diff: ComponentDiff = {
  from: scan,
  to: scan,
  added: 1,
  removed: 1,
  changed: 3,
  licenses_changed: 1,
  brings: { total: 2, kev: 1, severity: { ...none, critical: 1, medium: 1 } },
  mends: { total: 7, kev: 0, severity: { ...none, critical: 2, high: 3, low: 2 } },
  data: [
    change('org.apache.logging.log4j:log4j-core', {
      change: 'added',
      from_version: null,
      to_version: '2.14.1',
      from_licenses: [],
      brings: [
        vulnerability('CVE-2021-44228', 'critical', true),
        vulnerability('GHSA-jfh8-c2jp-5v3q', 'medium'),
      ],
    }),
    change('lodash', {
      mends: [
        'CVE-2021-23337',
        'CVE-2020-28500',
        'CVE-2020-8203',
        'CVE-2019-10744',
        'CVE-2018-16487',
        'CVE-2018-3721',
      ].map((id, n) => vulnerability(id, n < 2 ? 'critical' : 'high')),
    }),
    change('left-pad', {
      change: 'removed',
      to_version: null,
      to_licenses: [],
      mends: [vulnerability('CVE-2024-1', 'low')],
    }),
    change('terraform-provider', {
      change: 'downgraded',
      from_version: '1.6.0',
      to_version: '1.5.7',
      from_licenses: ['MPL-2.0'],
      to_licenses: ['BUSL-1.1'],
      licenses_changed: true,
    }),
    change('plain'),
  ],
};

const meta = preview.meta({
  title: 'Supply chain/Changes between two SBOMs',
  component: ComponentChanges,
  args: { diff },
  // Introduced and fixed vulnerabilities link to their findings.
  render: (args) => {
    const root = createRootRoute({ component: () => <ComponentChanges {...args} /> });
    return (
      <div className="overflow-hidden rounded-lg border border-line bg-surface">
        <RouterProvider
          router={createRouter({ routeTree: root, history: createMemoryHistory() })}
        />
      </div>
    );
  },
});

export const All = meta.story({});

export const OnlyThoseWithAnEffect = meta.story({
  args: { onlyEffects: true },
  play: async ({ canvas, userEvent }) => {
    const table = await canvas.findByRole('table', { name: 'Changes' });
    await expect(within(table).getAllByRole('row')).toHaveLength(5);
    await expect(within(table).queryByText('plain')).toBeNull();
    const lodash = within(within(table).getByRole('row', { name: /lodash/ }));
    await expect(lodash.getAllByRole('listitem')).toHaveLength(4);
    await userEvent.click(lodash.getByRole('button', { name: 'Show 2 more' }));
    await expect(lodash.getAllByRole('listitem')).toHaveLength(6);
    await expect(canvas.getByText('of these 1 critical and 1 known exploited')).toBeVisible();
    await expect(canvas.getByText('of these 2 critical')).toBeVisible();
  },
});

export const WithoutEffect = meta.story({
  args: {
    onlyEffects: true,
    diff: {
      ...diff,
      licenses_changed: 0,
      brings: { total: 0, kev: 0, severity: none },
      mends: { total: 0, kev: 0, severity: none },
      data: [change('plain')],
    },
  },
  play: async ({ canvas }) => {
    await expect(
      await canvas.findByText('None of these changes affects vulnerabilities or licences.'),
    ).toBeVisible();
    await expect(canvas.getByText('No new vulnerabilities')).toBeVisible();
  },
});

export const Thousands = meta.story({
  args: {
    diff: { ...diff, data: Array.from({ length: 5_000 }, (_, n) => change(`part-${String(n)}`)) },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('button', { name: 'Show 4,900 more' })).toBeVisible();
  },
});
