import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Bug, CircleAlert, CircleCheck, Clock } from 'lucide-react';
import type { ReactNode } from 'react';
import type { PullRequestCounts, PullRequestFigures } from '@/shared/api/generated/model';
import { Card } from '@/shared/ui/card';
import { Stat, StatGrid } from '@/shared/ui/stat';
import type { PullRequestOwner, PullRequestsSearch } from '../model/pull-requests-search';
import { medianDuration } from '../model/median-duration';

interface FiguresProps {
  counts: PullRequestCounts;
  figures: PullRequestFigures;
  /** The owner of the figures, which the linked lists are filtered by. */
  owner: PullRequestOwner;
}

/** Figures of open pull requests and of the last 30 days, each linked to its list. */
export function PullRequestFigureStrip({ counts, figures, owner }: FiguresProps) {
  const { i18n, t } = useLingui();
  const { merged, closed, gone, still_found: found, findings_fixed: fixed } = figures;
  const median = medianDuration(i18n, figures.median_hours);
  const before = medianDuration(i18n, figures.median_hours_before);
  const to = (search: PullRequestsSearch) => ({ ...owner, ...search });
  const share = i18n.number(merged / Math.max(1, merged + closed), { style: 'percent' });
  const needed = counts.needs_attention;
  const recent = to({ state: 'merged', ended: '30d' });
  return (
    <Card>
      <StatGrid>
        <Stat
          label={<Trans context="pull requests">Open</Trans>}
          value={
            <To search={to({ state: 'open' })} unit={t`open`}>
              {i18n.number(counts.open)}
            </To>
          }
          reading={{
            icon: needed > 0 ? CircleAlert : CircleCheck,
            tone: needed > 0 ? 'warn' : 'ok',
            text: (
              <To search={to({ state: 'needs_attention' })}>
                {needed > 0 ? (
                  <Plural value={needed} one="# needs you" other="# need you" />
                ) : (
                  <Trans>None needs you</Trans>
                )}
              </To>
            ),
          }}
        />
        <Stat
          label={<Trans>Merged, 30 days</Trans>}
          value={
            <To search={recent} unit={t`merged in the last 30 days`}>
              {i18n.number(merged)}
            </To>
          }
          {...(merged + closed > 0 && {
            unit: <Trans>{share} of all finished</Trans>,
          })}
          {...(merged > 0 && {
            reading: {
              icon: found > 0 ? CircleAlert : CircleCheck,
              tone: found > 0 ? ('danger' as const) : ('ok' as const),
              text: (
                <Trans>
                  {gone} gone, {found} still found
                </Trans>
              ),
            },
          })}
        />
        <Stat
          label={<Trans>Median time to merge, 30 days</Trans>}
          value={median?.value ?? '–'}
          {...(median && { unit: median.unit })}
          {...(before && {
            reading: {
              icon: Clock,
              tone: 'neutral',
              text: (
                <Trans>
                  {before.value} {before.unit} in the 30 days before
                </Trans>
              ),
            },
          })}
        />
        <Stat
          label={<Trans>Findings fixed, 30 days</Trans>}
          value={i18n.number(fixed)}
          reading={{
            icon: Bug,
            tone: 'neutral',
            text: <Trans>by merged pull requests</Trans>,
          }}
        />
      </StatGrid>
    </Card>
  );
}

interface ToProps {
  search: PullRequestsSearch;
  /** The unit of the number, for screen readers. */
  unit?: string;
  children: ReactNode;
}

const To = ({ search, unit, children }: ToProps) => (
  <Link
    to="/pull-requests"
    search={search}
    className="rounded-xs underline-offset-2 hover:underline"
  >
    {children}
    {unit !== undefined && <span className="sr-only"> {unit}</span>}
  </Link>
);
