import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import {
  displayStatus,
  findingQueries,
  SlaLabel,
  type Finding,
  type FindingAttributes,
  type PriorityFactor,
} from '@/entities/finding';
import { useCan } from '@/entities/session';
import { Unanswered } from '@/shared/ui/answer';
import { Card } from '@/shared/ui/card';
import { dateTimeOf } from '@/shared/lib/ago';
import { cx } from '@/shared/lib/cx';
import { slaRuns } from '@/shared/rules/sla';
import { linkStyles } from '@/shared/ui/link';
import { statusNames } from '@/shared/ui/status';
import { factColour, factorName, factorText, sourceText } from '../model/priority-words';

const weighs = ({ contribution }: PriorityFactor) => contribution > 0;
const isCompliance = ({ group }: PriorityFactor) =>
  group === 'complianceFrameworks' || group === 'complianceStandars';
const none: readonly PriorityFactor[] = [];

/** The number, and the sum that it is: each factor with its fact, source and points. */
export function PriorityCard({ finding: { id, attributes } }: { finding: Finding }) {
  const { i18n } = useLingui();
  const mayAdjust = useCan('prioritization:manage');
  const { data, error, refetch } = useQuery(findingQueries.priority(id));
  const factors = data?.factors ?? none;
  const ranked = [...factors].sort((a, b) => b.contribution - a.contribution);
  const compliance = ranked.filter((factor) => weighs(factor) && isCompliance(factor));
  const facts = ranked.filter((factor) => weighs(factor) && !isCompliance(factor));
  const compliancePoints = compliance.reduce((sum, { contribution }) => sum + contribution, 0);
  const idle = ranked.filter((factor) => !weighs(factor));
  const rest = Math.max(0, 100 - factors.reduce((sum, factor) => sum + factor.contribution, 0));
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
          <div className="text-right text-xs">
            <SlaNote finding={attributes} />
          </div>
        </div>
        <div aria-hidden className="mt-3 flex h-2 gap-0.5">
          {facts.map((factor) => (
            <span
              key={factor.key}
              className={cx('first:rounded-l-full', factColour(factor.group))}
              style={{ flex: factor.contribution }}
            />
          ))}
          {compliancePoints > 0 && (
            <span
              className={cx('first:rounded-l-full', factColour('complianceStandars'))}
              style={{ flex: compliancePoints }}
            />
          )}
          <span className="rounded-r-full bg-hover first:rounded-l-full" style={{ flex: rest }} />
        </div>
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
        </ul>
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
        {error && <Unanswered error={error} onRetry={refetch} className="px-0 py-1.5" />}
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

/** The score stays where the SLA does not run: which decision stopped it. */
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

/** A point each for many standards: one line says so, opened it lists them. */
function ComplianceRow({ factors }: { factors: readonly PriorityFactor[] }) {
  const { i18n } = useLingui();
  const points = (value: number) =>
    i18n.number(value, { maximumFractionDigits: 1, signDisplay: 'exceptZero' });
  const sum = factors.reduce((all, factor) => all + factor.contribution, 0);
  const most = factors.reduce((all, factor) => all + factor.weight, 0);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-2.5 py-1.5">
          <span
            aria-hidden
            className={cx('size-2 shrink-0 rounded-xs', factColour('complianceStandars'))}
          />
          <span className="min-w-0 flex-1">
            <span className="block text-sm leading-4.5 font-medium">
              <Trans>Compliance</Trans>
            </span>
            <span className="line-clamp-2 text-xs leading-4 text-ink-3 group-open:hidden">
              {factors.map(({ key }) => factorName(i18n, key)).join(', ')}
            </span>
          </span>
          <span className="text-sm font-medium num">
            {points(sum)}
            <span aria-hidden className="ml-1 text-xs font-normal text-ink-3">
              /{i18n.number(most, { maximumFractionDigits: 1 })}
            </span>
          </span>
        </summary>
        <ul className="pl-3">
          {factors.map((factor) => (
            <FactorRow key={factor.key} factor={factor} />
          ))}
        </ul>
      </details>
    </li>
  );
}

function FactorRow({ factor }: { factor: PriorityFactor }) {
  const { i18n } = useLingui();
  const points = i18n.number(factor.contribution, {
    maximumFractionDigits: factor.contribution < 1 ? 1 : 0,
    signDisplay: 'exceptZero',
  });
  const weight = i18n.number(factor.weight, { maximumFractionDigits: 0 });
  const day = factor.date ? i18n.date(factor.date, { dateStyle: 'medium' }) : undefined;
  return (
    <li className="flex items-center gap-2.5 py-1.5">
      <span
        aria-hidden
        className={cx(
          'size-2 shrink-0 rounded-xs',
          factor.contribution > 0 ? factColour(factor.group) : 'border border-line-control',
        )}
      />
      <div className="min-w-0 flex-1">
        <div className="text-sm leading-4.5 font-medium">{factorName(i18n, factor.key)}</div>
        <div className="text-xs leading-4 break-words text-ink-3">
          {[factorText(i18n, factor), sourceText(i18n, factor), day].filter(Boolean).join(' · ')}
        </div>
      </div>
      <span className={cx('num text-sm font-medium', factor.contribution === 0 && 'text-ink-3')}>
        {points}
        <span aria-hidden className="ml-1 text-xs font-normal text-ink-3">
          /{weight}
        </span>
        <span className="sr-only">
          {' '}
          <Trans>of at most {weight}</Trans>
        </span>
      </span>
    </li>
  );
}
