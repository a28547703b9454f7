import { Plural, Trans } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PrioritySimulation } from '@/shared/api/generated/model';
import { messageOf } from '@/shared/api/error-message';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';

/** What saving would do, before anything is saved. */
export function SimulationCard({ query: { data, error, isFetching }, changed }: { query: UseQueryResult<PrioritySimulation>; changed: boolean }) {
  return (
    <Card aria-labelledby="simulation" aria-busy={isFetching || undefined} className="xl:sticky xl:top-0">
      <CardHead id="simulation" title={<Trans>What would change</Trans>} />
      <CardBody>
        {!changed ? (
          <p className="text-sm text-ink-3">
            <Trans>Change a setting to see which findings would move.</Trans>
          </p>
        ) : error ? (
          <p className="text-sm text-ink-3">{messageOf(error)}</p>
        ) : data ? (
          <div className={isFetching ? 'opacity-60' : undefined} role="status">
            <p className="text-sm font-medium">
              <Plural value={data.moved} _0="No finding would move" one="# finding would move" other="# findings would move" />
            </p>
            <p className="num mt-1 text-xs text-ink-3">
              <Plural value={data.up} one="# up" other="# up" />, <Plural value={data.down} one="# down" other="# down" />
            </p>
            <ol className="mt-3 flex flex-col gap-2">
              {data.movers.map(({ finding_id: id, title, repository, from, to }) => (
                <li key={id} className="flex items-center gap-3 text-sm">
                  <span className="min-w-0 flex-1">
                    <Link to="/findings/finding-details/$id" params={{ id }} className={`${linkStyles.title} block truncate`}>
                      {title}
                    </Link>
                    <span className="text-xs text-ink-3">{repository.nickname}</span>
                  </span>
                  <span className="num text-xs">
                    {from} → <b className="font-semibold">{to}</b>
                  </span>
                </li>
              ))}
            </ol>
          </div>
        ) : (
          <p className="text-sm text-ink-3">
            <Trans>Calculating…</Trans>
          </p>
        )}
      </CardBody>
    </Card>
  );
}
