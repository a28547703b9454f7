import {
  createMemoryHistory,
  createRootRoute,
  createRouter,
  RouterProvider,
} from '@tanstack/react-router';
import { expect } from 'storybook/test';
import preview from '#.storybook/preview';
import { getGetComponentResponseMock } from '@/shared/api/mocks/generated/sbom/sbom.msw';
import type { Component } from '@/shared/api/generated/model';
import { FactsCard } from './facts-card';
import { DependencyPathsCard } from './dependency-paths-card';

const { data: example } = getGetComponentResponseMock();
const [service, web] = [
  '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c01',
  '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c02',
];
const component: Component = {
  ...example,
  attributes: {
    ...example.attributes,
    bills: [
      {
        scan_id: service,
        subject: 'ledger-service',
        component_id: '01980a5c-3f10-7c1e-9b7a-5f0c2d9e4a09',
      },
      { scan_id: web, subject: null, component_id: example.id },
    ],
  },
};

function Cards({ of }: { of: Component }) {
  return (
    <div className="flex flex-col gap-4">
      <DependencyPathsCard component={of} />
      <FactsCard component={of.attributes} />
    </div>
  );
}

const meta = preview.meta({
  title: 'Supply chain/Component in several SBOMs',
  component: Cards,
  parameters: { themes: 'one' },
  args: { of: component },
  render: (args) => {
    const root = createRootRoute({ component: () => <Cards {...args} /> });
    return (
      <RouterProvider router={createRouter({ routeTree: root, history: createMemoryHistory() })} />
    );
  },
});

export const Both = meta.story({});

export const ItsTreeIsThatOfItsOwnBill = meta.story({
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('link', { name: 'Whole tree' })).toHaveAttribute(
      'href',
      expect.stringContaining(web),
    );
    await expect(canvas.getByRole('link', { name: 'ledger-service' })).toHaveAttribute(
      'href',
      expect.stringContaining('4a09'),
    );
    await expect(canvas.getByRole('link', { name: 'Whole repository' })).toBeVisible();
  },
});
