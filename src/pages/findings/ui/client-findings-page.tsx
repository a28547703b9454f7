import { useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { Download } from 'lucide-react';
import type { ReactNode } from 'react';
import {
  clientColumn,
  FindingsClient,
  type FindingsSearch,
  type ManagedClients,
} from '@/entities/finding';
import { ChooseColumns } from '@/features/choose-columns';
import { type ExportFormat, ExportMenu } from '@/features/export-findings';
import { BulkBar } from '@/widgets/bulk-actions';
import { Page } from '@/widgets/app-shell';
import { FilterSheet } from '@/widgets/filter-panel';
import { useFindingsCommands } from '../model/use-findings-commands';
import { actionTarget } from '../model/target';
import { useListControls } from '../model/use-list-controls';
import { UnreadClients } from './unread-clients';
import { FindingsList } from './findings-list';
import { FindingsToolbar } from './findings-toolbar';

interface ClientFindingsPageProps {
  /** One organization, or several; an empty list means all that the user manages. */
  clients: ManagedClients;
  title: string;
  breadcrumb: ReactNode;
  actions: ReactNode;
  /** Names the organizations. */
  header: ReactNode;
  search: FindingsSearch;
  onSearch: (search: FindingsSearch, how?: { readonly replace: boolean }) => void;
}

/** The findings of managed organizations, which the user can read, filter and export. */
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
  const {
    sight,
    list,
    chosen,
    exporting,
    choosing,
    setChoosing,
    sheet,
    setSheet,
    density,
    setDensity,
    panelId,
    searchRef,
    columnsRef,
    isTable,
    hasPanels,
    count,
  } = useListControls(search, undefined, noPreview);
  const openFilters = () =>
    hasPanels
      ? document.querySelector<HTMLElement>('[data-region=facets] button')?.focus()
      : setSheet(true);
  const picked = actionTarget(search, list);
  const exports = selectionFormats.map(([format, name]) => ({
    id: `export-${format}`,
    label: t`Export as ${name}`,
    icon: Download,
    run: () => picked.target && exporting.run({ format, target: picked.target }),
  }));
  useFindingsCommands({
    list,
    peek: undefined,
    actions: exports,
    searchRef,
    onFilters: openFilters,
    onColumns: () => isTable && setChoosing(true),
    // The selection if there is one; the current finding alone does not count.
    onExport: () =>
      exporting.run({
        format: 'json',
        ...(count > 0 && picked.target && { target: picked.target }),
      }),
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
        {list.clients && list.clients.left_out > 0 && <UnreadClients clients={list.clients} />}
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
