import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { getGetAiUsageQueryOptions } from '@/shared/api/generated/connectors';
import type { AiUsage } from '@/shared/api/generated/model';
import { utcDateOf } from '@/shared/lib/ago';
import { Badge } from '@/shared/ui/badge';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Progress } from '@/shared/ui/progress';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Cell, HeadCell, Row, Table, TableHead } from '@/shared/ui/table';
import { purposeNames } from '../model/purpose-names';
import { byPurpose, shareOf, tokensOf, totalOf } from '../model/usage-totals';

/**
 * The usage of the AI services this month and in the last twelve months, compared with the budget.
 */
export function UsageCard() {
  const { t, i18n } = useLingui();
  const usage = useQuery(getGetAiUsageQueryOptions());
  return (
    <QueryBoundary query={usage} label={t`Use`}>
      {({ data }) => (
        <Card>
          <CardHead
            title={<Trans>Use</Trans>}
            note={
              <Trans>
                As counted by the services. A new month starts on {utcDateOf(i18n, data.renews_at)}.
              </Trans>
            }
            actions={
              data.is_spent && (
                <Badge tone="danger">
                  <Trans>Used up</Trans>
                </Badge>
              )
            }
          />
          <CardBody className="flex flex-col gap-5">
            <ThisMonth usage={data} />
            <Months usage={data} />
          </CardBody>
        </Card>
      )}
    </QueryBoundary>
  );
}

const toneOf = (share: number) => (share >= 100 ? 'danger' : share >= 80 ? 'warn' : 'ai');

function ThisMonth({ usage }: { usage: AiUsage }) {
  const { t, i18n } = useLingui();
  const { tokens_per_month: most, money_per_month: money, currency } = usage.budget;
  const total = totalOf(usage);
  const tokens = tokensOf(total);
  const inMoney = (amount: number) => i18n.number(amount, { style: 'currency', currency });
  const shown = { tokens: i18n.number(tokens), cost: inMoney(total.cost) };
  return (
    <div className="flex flex-col gap-4">
      {most !== null && (
        <Progress
          label={t`Tokens this month`}
          value={shareOf(tokens, most)}
          amount={
            <Trans>
              {shown.tokens} of {i18n.number(most)}
            </Trans>
          }
          tone={toneOf(shareOf(tokens, most))}
        />
      )}
      {money !== null && (
        <Progress
          label={t`Cost this month`}
          value={shareOf(total.cost, money)}
          amount={
            <Trans>
              {shown.cost} of {inMoney(money)}
            </Trans>
          }
          tone={toneOf(shareOf(total.cost, money))}
        />
      )}
      <section className="flex flex-col gap-3" aria-label={t`This month by purpose`}>
        <h3 className="text-sm font-medium">
          <Trans>This month by purpose</Trans>
        </h3>
        {total.calls === 0 && (
          <p className="text-sm text-ink-3">
            <Trans>No AI service was called this month.</Trans>
          </p>
        )}
        {byPurpose(usage).map(({ purpose, models, calls, ...amounts }) => (
          <div key={purpose}>
            <Progress
              label={i18n._(purposeNames[purpose])}
              value={shareOf(tokensOf(amounts), Math.max(1, tokens))}
              amount={t`${i18n.number(tokensOf(amounts))} tokens`}
              tone="ai"
            />
            <p className="mt-1 flex flex-wrap gap-x-4 text-xs text-ink-3">
              <span>{t`Calls: ${i18n.number(calls)}`}</span>
              <span>{t`In: ${i18n.number(amounts.tokens_in)}`}</span>
              <span>{t`Out: ${i18n.number(amounts.tokens_out)}`}</span>
              {amounts.cost > 0 && <span>{t`Cost: ${inMoney(amounts.cost)}`}</span>}
              <span>{models.join(', ')}</span>
            </p>
          </div>
        ))}
        {total.estimated > 0 && (
          <p className="text-xs text-ink-3">
            {t`Answers without a count, estimated by their length: ${i18n.number(total.estimated)}`}
          </p>
        )}
      </section>
    </div>
  );
}

function Months({ usage: { months, budget } }: { usage: AiUsage }) {
  const { t, i18n } = useLingui();
  const greatest = Math.max(1, ...months.map(tokensOf));
  const nameOf = (month: string) =>
    i18n.date(`${month}-01T00:00:00Z`, { month: 'short', year: 'numeric', timeZone: 'UTC' });
  return (
    <div className="flex flex-col gap-2">
      <h3 className="text-sm font-medium">
        <Trans>The last 12 months</Trans>
      </h3>
      <Table caption={t`Usage by month`}>
        <TableHead>
          <HeadCell>
            <Trans>Month</Trans>
          </HeadCell>
          <HeadCell className="max-sm:hidden">
            <span className="sr-only">
              <Trans>Share</Trans>
            </span>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Tokens</Trans>
          </HeadCell>
          <HeadCell align="end">
            <Trans>Cost</Trans>
          </HeadCell>
        </TableHead>
        <tbody>
          {months.toReversed().map(({ month, cost, ...tokens }) => (
            <Row key={month} density="compact">
              <Cell className="whitespace-nowrap">{nameOf(month)}</Cell>
              <Cell className="w-1/2 max-sm:hidden">
                <Progress
                  label={nameOf(month)}
                  labelHidden
                  value={shareOf(tokensOf(tokens), greatest)}
                  tone="ai"
                  height="thin"
                />
              </Cell>
              <Cell align="end" className="num">
                {i18n.number(tokensOf(tokens))}
              </Cell>
              <Cell align="end" className="num">
                {i18n.number(cost, { style: 'currency', currency: budget.currency })}
              </Cell>
            </Row>
          ))}
        </tbody>
      </Table>
    </div>
  );
}
