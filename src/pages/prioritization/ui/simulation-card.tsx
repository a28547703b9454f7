import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { UseQueryResult } from '@tanstack/react-query';
import type { PrioritySimulation } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { signedNumber } from '@/shared/lib/signed-number';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { Spinner } from '@/shared/ui/spinner';
import { Histogram } from './histogram';

/** Previews the effect of saving. */
export function SimulationCard({
  query: { data, error, isFetching, refetch },
  changed,
  off,
}: {
  query: UseQueryResult<PrioritySimulation>;
  changed: boolean;
  /** The controls are disabled: custom scoring is off, or the user lacks permission. */
  off: boolean;
}) {
  return (
    <Card
      aria-labelledby="simulation"
      aria-busy={isFetching || undefined}
      className="xl:sticky xl:top-0"
    >
      <CardHead
        id="simulation"
        title={<Trans>Impact of your changes</Trans>}
        // A spinner, because dimmed figures would be hard to read.
        actions={changed && isFetching && <Spinner />}
      />
      {!changed ? (
        <CardBody className="text-sm text-ink-3">
          {off ? (
            <Trans>
              The defaults apply. With custom scoring on, this shows what a change affects.
            </Trans>
          ) : (
            <Trans>Change a setting to see which priorities would change.</Trans>
          )}
        </CardBody>
      ) : error ? (
        <QueryError error={error} onRetry={refetch} />
      ) : data ? (
        <Outcome simulation={data} />
      ) : (
        <CardBody className="text-sm text-ink-3">
          <Trans>Calculating…</Trans>
        </CardBody>
      )}
    </Card>
  );
}

function Outcome({
  simulation: { findings, moved, up, down, is_exact: exact, movers, histogram },
}: {
  simulation: PrioritySimulation;
}) {
  const { i18n } = useLingui();
  const plus = exact ? '' : '+';
  const share = i18n.number(findings === 0 ? 0 : moved / findings, {
    style: 'percent',
    maximumFractionDigits: 1,
  });
  const all = `${i18n.number(findings)}${plus}`;
  return (
    <>
      <CardBody className="flex flex-col gap-4">
        <div role="status">
          <p className="flex flex-wrap items-baseline gap-x-2">
            <span className="text-2xl font-semibold num">
              {i18n.number(moved)}
              {plus}
            </span>
            <span className="text-sm text-ink-2">
              <Plural value={moved} one="finding would move" other="findings would move" />
            </span>
          </p>
          <p className="mt-0.5 text-xs text-ink-3 num">
            <Trans>
              {share} of {all}
            </Trans>
            {' · '}
            <Plural value={up} one="# up" other="# up" />,{' '}
            <Plural value={down} one="# down" other="# down" />
          </p>
        </div>
        <Histogram bins={histogram} />
      </CardBody>
      {movers.length > 0 && (
        <>
          <div className="flex justify-between gap-3 border-y border-line bg-inset px-4 py-1.5 text-xs font-medium text-ink-3">
            <h3>
              <Trans>Top movers</Trans>
            </h3>
            <span aria-hidden>
              <Trans>Now → after</Trans>
            </span>
          </div>
          <ol className="divide-y divide-line">
            {movers.map(({ finding_id: id, title, repository, from, to }) => (
              <li key={id} className="flex items-center gap-3 px-4 py-1.5">
                <span className="min-w-0 flex-1">
                  <Link
                    to="/findings/finding-details/$id"
                    params={{ id }}
                    title={title}
                    className={`${linkStyles.title} -my-0.5 block truncate text-sm leading-4.5`}
                  >
                    {title}
                  </Link>
                  <span className="block truncate text-xs leading-4 text-ink-3">
                    {repository.nickname}
                  </span>
                </span>
                <span className="text-sm whitespace-nowrap text-ink-3 num">
                  {i18n.number(from)} → <b className="font-semibold text-ink">{i18n.number(to)}</b>
                </span>
                <span
                  className={cx(
                    'num w-8 text-right text-sm',
                    to > from ? 'text-danger-text' : 'text-ok-text',
                  )}
                >
                  {signedNumber(i18n, to - from)}
                </span>
              </li>
            ))}
          </ol>
        </>
      )}
    </>
  );
}
