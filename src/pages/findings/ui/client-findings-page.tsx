import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import { type ReactNode, useId, useRef, useState } from 'react';
import {
  clientColumn,
  FindingsClient,
  type FindingsSearch,
  type ManagedClients,
} from '@/entities/finding';
import { ChooseColumns, useChosenColumns } from '@/features/choose-columns';
import { type ExportFormat, ExportMenu, useExportFindings } from '@/features/export-findings';
import { BulkBar } from '@/widgets/bulk-actions';
import { Page } from '@/widgets/app-shell';
import { FilterSheet } from '@/widgets/filter-panel';
import { createVisibleRange, selectedCount } from '@/widgets/findings-table';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useStored } from '@/shared/lib/use-local-storage';
import { actionTarget } from '../model/target';
import { useFindingsCommands } from '../model/use-findings-commands';
import { useFindingsPage } from '../model/use-findings-page';
import { ClientsLeftOut } from './clients-left-out';
import { FindingsList } from './findings-list';
import { FindingsToolbar } from './findings-toolbar';

interface ClientFindingsPageProps {
  /** One organization, or several; an empty list means all that the user manages. */
  clients: ManagedClients;
  title: string;
  breadcrumb: ReactNode;
  actions: ReactNode;
  /** Whose findings they are. */
  header: ReactNode;
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
}

/** The findings of organizations that the user manages: to read, to narrow and to export. */
export function ClientFindingsPage({ clients, ...props }: ClientFindingsPageProps) {
  return (
    <FindingsClient value={clients}>
      <ClientFindings clients={clients} {...props} />
    </FindingsClient>
  );
}

const noPreview = () => undefined;
const selectionFormats: readonly (readonly [ExportFormat, string])[] = [
  ['json', 'JSON'],
  ['csv', 'CSV'],
  ['sarif', 'SARIF 2.1.0'],
];

function ClientFindings({
  clients,
  title,
  breadcrumb,
  actions,
  header,
  search,
  onSearch,
}: ClientFindingsPageProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const [sight] = useState(createVisibleRange);
  const list = useFindingsPage(search, undefined, noPreview, sight);
  const chosen = useChosenColumns();
  const exporting = useExportFindings(search, chosen.columns);
  const [choosing, setChoosing] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [density, setDensity] = useStored(
    'parapet.findings.density',
    ['comfortable', 'compact'],
    'comfortable',
  );
  const panelId = useId();
  const searchRef = useRef<HTMLInputElement>(null);
  const columnsRef = useRef<HTMLButtonElement>(null);
  const isTable = useMedia(mediaQueries.table);
  const hasPanels = useMedia(mediaQueries.panels);
  const count = selectedCount(list.selection, list.total);
  const { target } = actionTarget(search, list);
  const openFilters = () =>
    hasPanels
      ? document.querySelector<HTMLElement>('[data-region=facets] button')?.focus()
      : setSheet(true);
  const exports = selectionFormats.map(([format, name]) => ({
    id: `export-${format}`,
    label: t`Export as ${name}`,
    icon: Download,
    run: () => target && exporting.run({ format, target }),
  }));
  useFindingsCommands({
    list,
    peek: undefined,
    actions: exports,
    searchRef,
    onFilters: openFilters,
    onColumns: () => isTable && setChoosing(true),
    onExport: () => exporting.run({ format: 'json', ...(count > 0 && target && { target }) }),
    onOpen: (id) => {
      const owner =
        typeof clients === 'string'
          ? clients
          : list.findings.find((finding) => finding.id === id)?.attributes.client?.id;
      if (owner === undefined) return;
      void navigate({
        to: '/manage-clients/findings/finding-details/$client_id/$id',
        params: { client_id: owner, id },
        search: true,
      });
    },
  });
  return (
    <Page title={title} layout="full" breadcrumb={breadcrumb} actions={actions}>
      <div className="shrink-0 bg-surface px-4 pt-3 lg:px-6">
        {header}
        {list.clients && list.clients.left_out > 0 && <ClientsLeftOut clients={list.clients} />}
      </div>
      <div className="flex min-h-0 flex-1 flex-col" data-density={density}>
        <FindingsToolbar
          search={search}
          onSearch={onSearch}
          searchRef={searchRef}
          density={density}
          onDensity={setDensity}
          onFilters={openFilters}
          columnsRef={columnsRef}
          choosingColumns={choosing}
          onColumns={() => setChoosing(true)}
          exportMenu={
            <ExportMenu
              busy={exporting.isPending}
              disabledReason={false}
              onExport={exporting.run}
            />
          }
        />
        <FindingsList
          search={search}
          onSearch={onSearch}
          list={list}
          chosen={chosen}
          density={density}
          sight={sight}
          panelId={panelId}
          showFacets
          {...(typeof clients !== 'string' && { leading: clientColumn })}
          bulkBar={
            <BulkBar
              count={count}
              total={list.total}
              exact={list.exact}
              everything={list.selection.kind === 'all'}
              actions={exports}
              onEverything={list.selectEverything}
              onClear={list.clearSelection}
            />
          }
        />
        {choosing && (
          <ChooseColumns chosen={chosen} anchor={columnsRef} onClose={() => setChoosing(false)} />
        )}
        {sheet && (
          <FilterSheet search={search} onSearch={onSearch} onClose={() => setSheet(false)} />
        )}
      </div>
    </Page>
  );
}
