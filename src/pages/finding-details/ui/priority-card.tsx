import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  displayStatus,
  type Finding,
  type FindingAttributes,
  findingQueries,
  type PriorityFactor,
  SlaLabel,
  statusNames,
} from '@/entities/finding';
import { useCan } from '@/entities/session';
import { QueryError } from '@/shared/ui/query-boundary';
import { Card } from '@/shared/ui/card';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { slaRuns } from '#domain/sla';
import { linkStyles } from '@/shared/ui/link';
import {
  AdjustmentRow,
  ComplianceRow,
  DecisionBadge,
  DecisionLine,
  FactorRow,
  PriorityAxes,
} from '@/features/explain-priority';

const weighs = ({ contribution }: PriorityFactor) => contribution !== 0;
const isCompliance = ({ group }: PriorityFactor) =>
  group === 'complianceFrameworks' || group === 'complianceStandars';
const none: readonly PriorityFactor[] = [];

/** The priority and its sum: each factor with its fact, source and points. */
export function PriorityCard({ finding: { id, attributes } }: { finding: Finding }) {
  const { i18n } = useLingui();
  const mayAdjust = useCan('prioritization:manage');
  const { data, error, refetch } = useQuery(findingQueries.priority(id));
  const factors = data?.factors ?? none;
  const ranked = [...factors].sort((a, b) => b.contribution - a.contribution);
  const compliance = ranked.filter((factor) => weighs(factor) && isCompliance(factor));
  const facts = ranked.filter((factor) => weighs(factor) && !isCompliance(factor));
  const idle = ranked.filter((factor) => !weighs(factor));
  return (
    <Card aria-labelledby="priority">
      <div className="border-b border-line p-4">
        <div className="flex items-end justify-between gap-3">
          <div>
            <h2 id="priority" className="text-xs font-medium text-ink-3">
              <Trans>Priority</Trans>
            </h2>
            <div className="mt-1.5 text-3xl leading-none font-semibold num">
              {i18n.number(attributes.priority, { maximumFractionDigits: 0 })}
              <span className="ml-1 text-sm font-medium tracking-normal text-ink-3">
                <Trans>of 100</Trans>
              </span>
            </div>
          </div>
          <div className="flex flex-col items-end gap-1.5 text-right text-xs">
            {data && <DecisionBadge decision={data.decision.decision} />}
            <SlaNote finding={attributes} />
          </div>
        </div>
        {factors.length > 0 && <PriorityAxes factors={factors} />}
      </div>
      <div className="px-4 py-2">
        <h3 className="py-1.5 text-xs font-medium text-ink-3">
          <Trans>Why this score</Trans>
        </h3>
        <ul>
          {facts.map((factor) => (
            <FactorRow key={factor.key} factor={factor} />
          ))}
          {compliance.length > 0 && <ComplianceRow factors={compliance} />}
          {data?.adjustments.map((adjustment) => (
            <AdjustmentRow key={adjustment.key} adjustment={adjustment} />
          ))}
        </ul>
        {data && <DecisionLine decision={data.decision} />}
        {idle.length > 0 && (
          <details>
            <summary className="min-h-6 cursor-pointer py-1.5 text-xs text-ink-3 hover:text-ink">
              <Plural
                value={idle.length}
                one="# more factor adds nothing"
                other="# more factors add nothing"
              />
            </summary>
            <ul>
              {idle.map((factor) => (
                <FactorRow key={factor.key} factor={factor} />
              ))}
            </ul>
          </details>
        )}
        {data && (
          <p className="py-1.5 text-xs text-ink-3">
            <Trans>Computed {dateTimeOf(i18n, data.computed_at)}</Trans>
          </p>
        )}
        {error && <QueryError error={error} onRetry={refetch} className="px-0 py-1.5" />}
        {mayAdjust && (
          <Link
            to="/settings/prioritization"
            className={cx(linkStyles.action, 'inline-block py-2 text-xs')}
          >
            <Trans>Adjust prioritisation</Trans>
          </Link>
        )}
      </div>
    </Card>
  );
}

/** The score stays when the SLA stops; the note names the decision that stopped it. */
function SlaNote({ finding }: { finding: FindingAttributes }) {
  const { i18n } = useLingui();
  if (slaRuns(finding)) return <SlaLabel dueAt={finding.due_at} finding={finding} />;
  return (
    <span className="text-ink-3">
      <Trans>SLA stopped</Trans>
      <span className="block">{i18n._(statusNames[displayStatus(finding)])}</span>
    </span>
  );
}
