import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import { findingQueries, type FindingsSearch, withFilters } from '@/entities/finding';
import type { TargetCourse } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { overviewQueries } from '../api/overview-queries';
import { defaultPeriod, type OverviewSearch } from '../model/overview-search';
import { courseOf, criticalAndHigh, mostGrown, repositoryCounts, worstOf } from '../model/worst';
import { Question } from './question';

interface AnswerProps {
  search: OverviewSearch;
  base: FindingsSearch;
}

const Answer = ({ search, children }: { search: FindingsSearch; children: ReactNode }) => (
  // Underlined in the color of the text: green would make a bad number look good.
  <Link to="/findings/all" search={search} className={linkStyles.inline}>
    {children}
  </Link>
);

export function HowMany({ search, base }: AnswerProps) {
  const { t } = useLingui();
  const { data } = useQuery(overviewQueries.totals(search));
  const unseen: FindingsSearch = { ...base, new_since: 'last_visit' };
  const news = useQuery(findingQueries.count(unseen));
  const fresh = news.data?.total ?? 0;
  return (
    <Question question={t`How many, and how bad?`}>
      {data &&
        (data.overdue === 0 && data.kev === 0 ? (
          <Trans>Nothing is over its due date, and none is known to be exploited.</Trans>
        ) : (
          <>
            {data.overdue === 0 ? (
              <Trans>None is over its due date</Trans>
            ) : (
              <Answer search={{ ...base, sla: 'overdue' }}>
                <Plural
                  value={data.overdue}
                  one="# is over its due date"
                  other="# are over their due date"
                />
              </Answer>
            )}
            {', '}
            {data.kev === 0 ? (
              <Trans>none is known to be exploited</Trans>
            ) : (
              <Answer search={{ ...base, kev: 'true' }}>
                <Plural
                  value={data.kev}
                  one="# is known to be exploited"
                  other="# are known to be exploited"
                />
              </Answer>
            )}
            .
          </>
        ))}
      {fresh > 0 && (
        <>
          {' '}
          <Answer search={unseen}>
            <Plural
              value={fresh}
              one="# is new since your last visit."
              other="# are new since your last visit."
            />
          </Answer>
        </>
      )}
    </Question>
  );
}

export function AreWeBetter({ search }: Pick<AnswerProps, 'search'>) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.trend(search));
  const scope: FindingsSearch = withFilters(
    {},
    {
      new_since: [search.period ?? defaultPeriod],
      ...(search.repository !== undefined && { repository: [search.repository] }),
    },
  );
  const isVisit = search.period === 'last_visit';
  const news = useQuery({ ...findingQueries.count(scope), enabled: isVisit });
  if (data === undefined) return <Question question={t`Are we getting better?`} />;
  const { fixed } = data;
  // The chart counts whole days; the visit's list starts at the time of leaving.
  const found = isVisit ? (news.data?.total ?? data.found) : data.found;
  const ratio = i18n.number(fixed / Math.max(1, found), { maximumFractionDigits: 1 });
  const verdicts = {
    still: t`Nothing new, and nothing fixed.`,
    better: found > 0 ? t`Yes, ${ratio} are fixed for each new one.` : t`Yes, nothing is new.`,
    worse: t`No, more is found than fixed.`,
    level: t`Neither better nor worse.`,
  };
  return (
    <Question question={t`Are we getting better?`}>
      {verdicts[courseOf(found, fixed)]}{' '}
      {found > 0 && (
        <>
          <Answer search={scope}>
            <Plural value={found} one="# new" other="# new" />
          </Answer>
          {', '}
        </>
      )}
      {(found > 0 || fixed > 0) && <Plural value={fixed} one="# fixed." other="# fixed." />}
      {data.target && (
        <>
          {' '}
          <FromTarget target={data.target} />
        </>
      )}
      {data.baselines.length > 0 && (
        <span className="text-ink-3">
          {' '}
          <Trans>First reports are left out.</Trans>
        </span>
      )}
    </Question>
  );
}

export function WhereWorst({ search, base }: AnswerProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(overviewQueries.byRepository(search));
  const { data: changes } = useQuery(overviewQueries.changes(search, 'repository'));
  const worst = data && worstOf(repositoryCounts(data));
  const grown = mostGrown(changes ?? []);
  return (
    <Question question={t`Where is it worst?`}>
      {data && worst === undefined && <Trans>Nothing critical or high is open.</Trans>}
      {worst && (
        <Trans>
          <Answer
            search={withFilters(base, {
              repository: [worst.name],
              severity: ['critical', 'high'],
            })}
          >
            {worst.name} has {i18n.number(criticalAndHigh(worst))} critical and high
          </Answer>
          , the most of all repositories.
        </Trans>
      )}
      {grown && (
        <>
          {' '}
          <Trans>
            {grown.name} grew most, by {i18n.number(grown.by)}.
          </Trans>
        </>
      )}
    </Question>
  );
}

/** How many more or fewer findings are open than the due dates allow. */
function FromTarget({ target: { late, early } }: { target: TargetCourse }) {
  const { i18n } = useLingui();
  const behind = late - early;
  if (behind > 0) return <Trans>Behind the target by {i18n.number(behind)}.</Trans>;
  return behind < 0 ? (
    <Trans>Ahead of the target by {i18n.number(-behind)}.</Trans>
  ) : (
    <Trans>On target.</Trans>
  );
}
