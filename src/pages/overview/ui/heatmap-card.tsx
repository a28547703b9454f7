import { useLingui } from '@lingui/react/macro';
import type { UseQueryResult } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { CSSProperties } from 'react';
import type { FindingsSearch } from '@/entities/finding';
import type { NamedCountChart } from '@/shared/api/generated/model';
import { severityNames } from '@/shared/ui/severity';
import { edition, editionOf, newestEdition } from '../model/newest-edition';
import { namedPicture, namedTable } from '../model/overview-tables';
import { OverviewCard } from './overview-card';

interface HeatCardProps {
  title: string;
  query: UseQueryResult<NamedCountChart>;
  /** The findings of one cell. */
  linkTo: (key: string, severity: (typeof columns)[number]) => FindingsSearch;
}

const columns = ['critical', 'high', 'medium'] as const;
/**
 * The number is printed in ink on every cell, so the tint stays below this percentage (design
 * language, 2.6).
 */
const strongest = 39;

const tint = (count: number, most: number) =>
  Math.round(6 + ((strongest - 6) * Math.log(count + 1)) / Math.log(most + 1));

/** A heatmap table: the tint shows the magnitude, the number is exact. */
export function HeatmapCard({ title, query, linkTo }: HeatCardProps) {
  const { t, i18n } = useLingui();
  return (
    <OverviewCard
      title={title}
      query={query}
      rows={10}
      isEmpty={(chart) => chart.data.length === 0}
      empty={t`No open findings in these.`}
      chart={{
        table: ({ data }) => namedTable(i18n, { data: newestEdition(data) }),
        picture: namedPicture,
      }}
    >
      {(chart) => {
        const rows = newestEdition(chart.data);
        // The edition is named once above the rows instead of in each of them.
        const shortKey = (key: string) => key.replace(edition, '');
        const keyWidth = Math.max(...rows.map(({ key }) => shortKey(key).length));
        const year = rows[0] && editionOf(rows[0]);
        const most = Math.max(
          1,
          ...rows.flatMap(({ severity }) => columns.map((column) => severity[column])),
        );
        return (
          <div className="px-3 py-2">
            <table className="w-full table-fixed">
              <caption className="sr-only">{title}</caption>
              <thead>
                <tr className="text-xs text-ink-3">
                  <th scope="col" className="h-8 pl-1 text-left font-medium">
                    {t`Category`}
                    {year && <span className="ml-1.5 font-normal num">{year}</span>}
                  </th>
                  {columns.map((column) => (
                    <th
                      key={column}
                      scope="col"
                      className="w-14 px-1.5 text-right font-medium sm:w-16 sm:px-2"
                    >
                      {i18n._(severityNames[column])}
                    </th>
                  ))}
                </tr>
              </thead>
              <tbody>
                {rows.map(({ key, label, severity }) => (
                  <tr key={key}>
                    <th
                      scope="row"
                      className="py-1 pr-2 pl-1 text-left text-sm font-normal sm:truncate"
                      title={label}
                    >
                      <span
                        className="mr-2 inline-block font-mono text-xs text-ink-3 sm:min-w-(--key)"
                        style={{ '--key': `${keyWidth}ch` } as CSSProperties}
                      >
                        {shortKey(key)}
                      </span>
                      {label}
                    </th>
                    {columns.map((column) => (
                      <td key={column} className="p-0.5">
                        {severity[column] === 0 ? (
                          <span className="flex h-6 items-center justify-end px-1.5 text-xs text-ink-3">
                            –
                          </span>
                        ) : (
                          <Link
                            to="/findings/all"
                            search={linkTo(key, column)}
                            className="flex h-6 items-center justify-end rounded-xs px-1.5 text-xs text-ink num hover:underline"
                            style={{
                              background: `color-mix(in oklab, var(--p-${column}) ${tint(severity[column], most)}%, var(--p-surface))`,
                            }}
                          >
                            {i18n.number(severity[column])}
                          </Link>
                        )}
                      </td>
                    ))}
                  </tr>
                ))}
              </tbody>
            </table>
          </div>
        );
      }}
    </OverviewCard>
  );
}
