import { useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { supplyChainQueries } from '@/entities/supply-chain';
import { messageOf } from '@/shared/api/error-message';
import { saveBlob } from '@/shared/lib/save-blob';
import { toCsv } from '@/shared/ui/chart';
import { toast } from '@/shared/ui/toast';
import { overviewDocument, overviewTable } from '../model/overview-export';
import type { OverviewSearch } from '../model/overview-search';
import { overviewQueries } from './overview-queries';

export type OverviewFormat = 'json' | 'csv';

/**
 * Exports everything that the overview shows for its period and repository. Cached data is not
 * fetched again.
 */
export function useOverviewExport(search: OverviewSearch) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: async (format: OverviewFormat) => {
      const known = { staleTime: 'static' } as const;
      const [totals, trend, fixFirst, repositories, owasp, cicd, wall] = await Promise.all([
        client.query({ ...overviewQueries.totals(search), ...known }),
        client.query({ ...overviewQueries.trend(search), ...known }),
        client.query({ ...overviewQueries.fixFirst(search), ...known }),
        client.query({ ...overviewQueries.byRepository(search), ...known }),
        client.query({ ...overviewQueries.owasp(search), ...known }),
        client.query({ ...supplyChainQueries.cicd(search.repository), ...known }),
        client.query({ ...supplyChainQueries.wall(search.repository), ...known }),
      ]);
      const shown = {
        search,
        at: new Date(),
        totals,
        trend,
        fixFirst,
        repositories,
        owasp,
        cicd,
        wall,
      };
      return format === 'json'
        ? {
            name: 'overview.json',
            blob: new Blob([`${JSON.stringify(overviewDocument(shown), null, 2)}\n`], {
              type: 'application/json',
            }),
          }
        : {
            name: 'overview.csv',
            blob: new Blob([toCsv(overviewTable(i18n, shown))], { type: 'text/csv' }),
          };
    },
    onSuccess: ({ name, blob }) => saveBlob(name, blob),
    onError: (failure) =>
      toast({ kind: 'error', title: t`Couldn’t export the overview`, detail: messageOf(failure) }),
  });
  return { exportOverview: mutate, isExporting: isPending };
}
