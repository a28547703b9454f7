import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { importLabel } from '@/entities/finding';
import { scanQueries } from '@/entities/scan';
import { importFilterOf } from '#domain/filter-values';

/** Labels of import filter values, with the report's name if it is loaded: "New in messy.sarif". */
export function useImportLabels(values: readonly string[]): readonly string[] {
  const { i18n } = useLingui();
  const ids = [...new Set(values.flatMap((value) => importFilterOf(value)?.scan ?? []))];
  const scans = useQueries({ queries: ids.map((id) => scanQueries.detail(id)) });
  const nameOf = (scan: string | undefined) =>
    scans.find(({ data }) => data?.id === scan)?.data?.attributes.file_name ?? undefined;
  return values.map((value) => importLabel(i18n, value, nameOf(importFilterOf(value)?.scan)));
}
