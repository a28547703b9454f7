import { Trans, useLingui } from '@lingui/react/macro';
import { useSuspenseQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  getFindingCode,
  findingQueries,
  shortId,
  type FindingsSearch,
  withFilters,
} from '@/entities/finding';
import { useRemediation } from '@/features/remediate-finding';
import { Page } from '@/widgets/app-shell';
import { ApiError } from '@/shared/api/api-error';
import { CodeCard } from './code-card';
import { DataFlowCard } from './data-flow-card';
import { Decision } from './decision';
import { DescriptionCard } from './description-card';
import { DetailsCard } from './details-card';
import { DuplicatesCard } from './duplicates-card';
import { FindingActions } from './finding-actions';
import { FindingEyebrow, FindingFacts, FindingPath } from './finding-header';
import { FixCard } from './fix-card';
import { HistoryCard } from './history-card';
import { DeletedNotice } from './deleted-notice';
import { NextStepCard } from './next-step-card';
import { NotPossible } from './not-possible';
import { OpinionCard } from './opinion-card';
import { PoliciesCard } from './policies-card';
import { PriorityCard } from './priority-card';
import { RotateCard } from './rotate-card';
import { SecretHistory } from './secret-history';
import { UpgradeCard } from './upgrade-card';
import { ReferencesCard } from './references-card';
import { PreviousNextButtons } from './previous-next-buttons';

interface FindingDetailsPageProps {
  id: string;
  /** The search of the list that it was opened from. */
  search: FindingsSearch;
}

/** A finding's page: its code and data flow on the left, facts on the right. */
export function FindingDetailsPage({ id, search }: FindingDetailsPageProps) {
  const { t } = useLingui();
  const { data: finding, error } = useSuspenseQuery(findingQueries.detail(id));
  const remediation = useRemediation(finding);
  const isGone = error instanceof ApiError && error.status === 404;
  const { repository, code_flow: flow, references, title } = finding.attributes;
  return (
    <Page
      title={title}
      current={<span className="font-mono">{shortId(id)}</span>}
      eyebrow={<FindingEyebrow finding={finding} />}
      subtitle={<FindingPath finding={finding} />}
      aside={isGone ? undefined : <FindingActions finding={finding} remediation={remediation} />}
      breadcrumb={[
        <Link key="findings" to="/findings/all" search={search}>
          <Trans>Findings</Trans>
        </Link>,
        <Link
          key="repository"
          to="/findings/all"
          search={withFilters({}, { repository: [repository.nickname] })}
        >
          {repository.nickname}
        </Link>,
      ]}
      actions={<PreviousNextButtons id={id} search={search} />}
    >
      {isGone && <DeletedNotice />}
      <div className="mb-4 empty:hidden">
        <Decision finding={finding} />
      </div>
      <FindingFacts finding={finding} />
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <div className="flex min-w-0 flex-col gap-4">
          {!isGone && <OpinionCard finding={finding} />}
          {finding.attributes.category === 'secret' && (
            <RotateCard>
              {!isGone && <NotPossible finding={finding} remediation={remediation} />}
              {!isGone && <SecretHistory finding={finding} />}
            </RotateCard>
          )}
          {!isGone && <NextStepCard finding={finding} remediation={remediation} />}
          {!isGone && (
            <UpgradeCard finding={finding} state={remediation}>
              <NotPossible finding={finding} remediation={remediation} />
            </UpgradeCard>
          )}
          <CodeCard finding={finding} />
          {flow.length > 0 && (
            <DataFlowCard steps={flow} around={getFindingCode(finding.attributes)} />
          )}
          <FixCard finding={finding} state={remediation} />
          <DescriptionCard finding={finding} />
          <PoliciesCard finding={finding} />
          <DuplicatesCard finding={finding} />
        </div>
        <aside aria-label={t`Facts`} className="flex min-w-0 flex-col gap-4">
          <PriorityCard finding={finding} />
          <DetailsCard finding={finding} isGone={isGone} />
          <HistoryCard finding={finding} />
          <ReferencesCard references={references} />
        </aside>
      </div>
    </Page>
  );
}
