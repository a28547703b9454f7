import { useId, useRef, useState } from 'react';
import type { FindingsSearch } from '@/entities/finding';
import { useChosenColumns } from '@/features/choose-columns';
import { useExportFindings } from '@/features/export-findings';
import { createVisibleRange, selectedCount } from '@/widgets/findings-table';
import { mediaQueries, useMedia } from '@/shared/lib/media';
import { useLocalStorage } from '@/shared/lib/use-local-storage';
import { useFindingsPage } from './use-findings-page';

const densities = ['comfortable', 'compact'] as const;

/**
 * What every findings list shares: rows, columns, density, filters and export. It returns only
 * values, because the pages are compiled and this hook is not.
 */
export function useListControls(
  search: FindingsSearch,
  peek: string | undefined,
  onPeek: (id: string | undefined) => void,
) {
  const [sight] = useState(createVisibleRange);
  const list = useFindingsPage(search, peek, onPeek, sight);
  const chosen = useChosenColumns();
  const exporting = useExportFindings(search, chosen.columns);
  const [choosing, setChoosing] = useState(false);
  const [sheet, setSheet] = useState(false);
  const [density, setDensity] = useLocalStorage(
    'parapet.findings.density',
    densities,
    'comfortable',
  );
  return {
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
    panelId: useId(),
    searchRef: useRef<HTMLInputElement>(null),
    columnsRef: useRef<HTMLButtonElement>(null),
    isTable: useMedia(mediaQueries.table),
    hasPanels: useMedia(mediaQueries.panels),
    count: selectedCount(list.selection, list.total),
  };
}
