import { plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { verdictNames } from '@/entities/finding';
import { getGetOpinionBudgetQueryOptions } from '@/shared/api/generated/connectors';
import type { OpinionAgreement, OpinionBudget } from '@/shared/api/generated/model';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import {
  categoryColors,
  ChartCard,
  chartAxis,
  chartBar,
  chartGrid,
  chartTooltip,
} from '@/shared/ui/chart';
import { Progress } from '@/shared/ui/progress';
import { QueryBoundary } from '@/shared/ui/query-boundary';

/** The usage of second opinions this month, and how users responded to all of them. */
export function OpinionUse() {
  const { t } = useLingui();
  const budget = useQuery(getGetOpinionBudgetQueryOptions());
  return (
    <QueryBoundary query={budget} label={t`Second opinions this month`}>
      {({ data }) => (
        <>
          <Days budget={data} />
          <Agreement agreement={data.agreement} />
        </>
      )}
    </QueryBoundary>
  );
}

function Days({ budget: { days } }: { budget: OpinionBudget }) {
  const { t, i18n } = useLingui();
  const sum = (key: 'used' | 'tokens') => days.reduce((all, { [key]: part }) => all + part, 0);
  const dayNames = days.map(({ day }) =>
    i18n.date(`${day}T00:00:00Z`, { day: 'numeric', month: 'short', timeZone: 'UTC' }),
  );
  return (
    <ChartCard
      title={t`Second opinions this month`}
      note={t`${plural(sum('used'), { one: '# opinion', other: '# opinions' })}, ${plural(sum('tokens'), { one: '# token', other: '# tokens' })}`}
      height={160}
      empty={t`No finding was judged this month.`}
      option={{
        grid: chartGrid,
        tooltip: { ...chartTooltip, trigger: 'axis' },
        xAxis: { ...chartAxis, type: 'category', data: dayNames },
        yAxis: { ...chartAxis, type: 'value', minInterval: 1 },
        series: [
          {
            ...chartBar,
            name: t`Opinions`,
            // A day without usage has no bar instead of the shortest one.
            data: days.map(({ used }) => (used === 0 ? null : used)),
            color: categoryColors[0],
          },
        ],
      }}
      table={{
        columns: [t`Day`, t`Opinions`, t`Tokens`],
        rows:
          sum('used') === 0
            ? []
            : days.map(({ used, tokens: ofDay }, index) => [dayNames[index] ?? '', used, ofDay]),
      }}
    />
  );
}

/** How reliable the model is, by the users' responses. */
function Agreement({ agreement }: { agreement: readonly OpinionAgreement[] }) {
  const { i18n } = useLingui();
  const answers = agreement.reduce((all, { answered }) => all + answered, 0);
  return (
    <Card aria-labelledby="agreement">
      <CardHead
        id="agreement"
        title={<Trans>How often people agree</Trans>}
        note={<Plural value={answers} one="# answer" other="# answers" />}
      />
      <CardBody className="flex flex-col gap-4">
        {agreement.map(({ verdict, given, answered, agreed }) => {
          const shown = {
            given: i18n.number(given),
            agreed: i18n.number(agreed),
            answered: i18n.number(answered),
            share: i18n.number(agreed / Math.max(1, answered), { style: 'percent' }),
          };
          return (
            <Progress
              key={verdict}
              label={i18n._(verdictNames[verdict])}
              value={answered === 0 ? 0 : (agreed / answered) * 100}
              amount={
                answered > 0 ? (
                  <Trans>
                    {shown.agreed} of {shown.answered}, {shown.share}
                  </Trans>
                ) : (
                  <Trans>{shown.given} given, none answered</Trans>
                )
              }
              tone="ai"
            />
          );
        })}
      </CardBody>
    </Card>
  );
}
