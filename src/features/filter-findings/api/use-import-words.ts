import { useLingui } from '@lingui/react/macro';
import { useQueries } from '@tanstack/react-query';
import { importWords } from '@/entities/finding';
import { scanQueries } from '@/entities/scan';
import { importFilterOf } from '@/shared/rules/finding-filters';

/** Values of the import filter with the names of their reports, where these can be read: "New in messy.sarif". */
export function useImportWords(values: readonly string[]): readonly string[] {
  const { i18n } = useLingui();
  const ids = [...new Set(values.flatMap((value) => importFilterOf(value)?.scan ?? []))];
  const scans = useQueries({ queries: ids.map((id) => scanQueries.detail(id)) });
  const nameOf = (scan: string | undefined) =>
    scans.find(({ data }) => data?.id === scan)?.data?.attributes.file_name ?? undefined;
  return values.map((value) => importWords(i18n, value, nameOf(importFilterOf(value)?.scan)));
}
