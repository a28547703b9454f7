import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { useState } from 'react';
import { expect, screen, within } from 'storybook/test';
import preview from '#.storybook/preview';
import { sessionKey } from '@/entities/session';
import type { Bill } from '@/shared/api/generated/model';
import { getListRepositoriesResponseMock } from '@/shared/api/mocks/generated/repositories/repositories.msw';
import { getGetSessionResponseMock } from '@/shared/api/mocks/generated/session/session.msw';
import { getPutAwaySbomMockHandler } from '@/shared/api/mocks/generated/sbom/sbom.msw';
import { SbomToolbar } from './sbom-toolbar';

const bill = (scan: string, subject: string | null, components: number): Bill => ({
  scan_id: `01980a5c-3f10-7c1e-9b7a-5f0c2d9e4c0${scan}`,
  subject,
  tool: 'syft',
  file_name: 'bom.json',
  branch: 'main',
  components,
  observed_at: '2026-02-03T06:00:12Z',
});
const service = bill('1', 'ledger-service', 412);
const several = [
  service,
  bill('2', 'ledger-web', 1_208),
  bill('3', 'registry.example/ledger/api', 96),
  bill('4', null, 12),
];
const [repository] = getListRepositoriesResponseMock().data;
if (!repository) throw new Error('The contract has no example of a repository.');

function Demo({ bills, chosen }: { bills: readonly Bill[]; chosen?: Bill }) {
  const [client] = useState(() => {
    const made = new QueryClient({ defaultOptions: { queries: { retry: false } } });
    made.setQueryData(sessionKey(), getGetSessionResponseMock());
    return made;
  });
  const [shown, setShown] = useState(chosen);
  return (
    <QueryClientProvider client={client}>
      <div className="flex flex-wrap items-center gap-2 bg-surface p-4">
        {repository && (
          <SbomToolbar repository={repository} bills={bills} bill={shown} onBill={setShown} />
        )}
      </div>
    </QueryClientProvider>
  );
}

const meta = preview.meta({
  title: 'Supply chain/SBOMs of a repository',
  component: Demo,
  args: { bills: several, chosen: service },
});

export const Several = meta.story({});
export const OneAlone = meta.story({ args: { bills: [service] } });

export const AnotherIsChosenAndPutAway = meta.story({
  parameters: { msw: { handlers: [getPutAwaySbomMockHandler()] } },
  play: async ({ canvas, userEvent }) => {
    const select = canvas.getByRole('combobox', { name: 'SBOM' });
    await userEvent.selectOptions(select, 'registry.example/ledger/api');
    await expect(select).toHaveDisplayValue('registry.example/ledger/api');
    await userEvent.click(await canvas.findByRole('button', { name: 'Archive this SBOM' }));
    const dialog = within(
      await screen.findByRole('dialog', {
        name: 'Archive the SBOM of registry.example/ledger/api?',
      }),
    );
    await expect(dialog.getByText(/Its 96 components no longer count/)).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Archive' }));
    await expect(
      await screen.findByText('Archived the SBOM of registry.example/ledger/api'),
    ).toBeVisible();
  },
});

export const EachIsExportedOrAllAsOne = meta.story({
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'CycloneDX with VEX' }));
    const menu = within(await screen.findByRole('menu'));
    await expect(menu.getAllByRole('menuitem').map(({ textContent }) => textContent)).toEqual([
      'All SBOMs as one',
      'ledger-service',
      'ledger-web',
      'registry.example/ledger/api',
      'Whole repository',
    ]);
  },
});
