import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useInfiniteQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { RecordAssessment } from '@/features/record-assessment';
import { groupQueries, withFilters, type FindingsSearch } from '@/entities/finding';
import type { Assessment, FindingGroup } from '@/shared/api/generated/model';
import { shortSpan } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { openFilters, slsaThreats, type SlsaThreat } from '#domain/finding-filters';
import { QueryError } from '@/shared/ui/query-boundary';
import { Badge, Count } from '@/shared/ui/badge';
import { Card, CardFoot, CardHead } from '@/shared/ui/card';
import { IconButton } from '@/shared/ui/icon-button';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph } from '@/shared/ui/severity';
import { SkeletonRows } from '@/shared/ui/skeleton';
import {
  AssessmentMark,
  AssessmentNote,
  AssessmentLabel,
  isAssessed,
  isLookedAt,
  threatMeanings,
  threatNames,
} from '@/entities/supply-chain';

const shown = 6;

interface EvidenceCardProps {
  threat: SlsaThreat;
  /** The number of the threat's open findings, once loaded. */
  total: number | undefined;
  assessment: Assessment | undefined;
  repository: string | undefined;
  onThreat: (threat: SlsaThreat) => void;
}

/** The findings of one threat, grouped by rule, most urgent first. */
export function EvidenceCard({
  threat,
  total,
  assessment,
  repository,
  onThreat,
}: EvidenceCardProps) {
  const { t, i18n } = useLingui();
  const search = withFilters(
    {},
    {
      ...openFilters,
      slsa_threats: [threat],
      ...(repository !== undefined && { repository: [repository] }),
    },
  );
  const { data, error, refetch } = useInfiniteQuery(groupQueries.groups(search, 'rule'));
  const groups = data?.pages[0]?.data.slice(0, shown);
  const beside = (by: number): SlsaThreat =>
    slsaThreats[(slsaThreats.indexOf(threat) + by + slsaThreats.length) % slsaThreats.length] ??
    threat;
  useHotkeys({ '[': () => onThreat(beside(-1)), ']': () => onThreat(beside(1)) });
  const all = total === undefined ? '' : i18n.number(total);
  return (
    <Card aria-labelledby="evidence" className="overflow-hidden">
      <CardHead
        id="evidence"
        title={
          <span className="flex items-center gap-2">
            <span
              aria-hidden
              className="grid size-6 place-items-center rounded-sm bg-inset text-xs font-semibold text-ink-2"
            >
              {threat}
            </span>
            <span className="sr-only">
              <Trans>Threat {threat}:</Trans>
            </span>
            {i18n._(threatNames[threat])}
          </span>
        }
        note={
          total !== undefined &&
          (isLookedAt(total, assessment) ? (
            <Count>{all}</Count>
          ) : (
            <Badge>
              <AssessmentLabel assessment={assessment} />
            </Badge>
          ))
        }
        actions={
          <>
            <IconButton
              icon={ChevronLeft}
              size="sm"
              label={t`Previous threat`}
              shortcut="["
              onClick={() => onThreat(beside(-1))}
            />
            <IconButton
              icon={ChevronRight}
              size="sm"
              label={t`Next threat`}
              shortcut="]"
              onClick={() => onThreat(beside(1))}
            />
          </>
        }
      />
      <p className="border-b border-line px-4 py-2.5 text-sm text-ink-2">
        {i18n._(threatMeanings[threat])}
      </p>
      {groups === undefined ? (
        error ? (
          <QueryError error={error} onRetry={refetch} />
        ) : (
          <SkeletonRows rows={5} label={t`Loading the evidence`} />
        )
      ) : groups.length === 0 ? (
        <NoEvidence threat={threat} assessment={assessment} />
      ) : (
        <ul className="divide-y divide-line">
          {groups.map((group) => (
            <Evidence
              key={group.key}
              group={group}
              search={{ ...search, ...withFilters({}, { rule: [group.key] }) }}
            />
          ))}
        </ul>
      )}
      {groups !== undefined && groups.length > 0 && (
        <CardFoot className="justify-end">
          <Link to="/findings/all" search={search} className={`${linkStyles.action} text-xs`}>
            {total === undefined ? (
              <Trans>View all</Trans>
            ) : (
              <Plural value={total} one="The one finding" other="All # findings" />
            )}
          </Link>
        </CardFoot>
      )}
    </Card>
  );
}

/** Explains why there are no findings: a tool looked, or which tool is needed. */
function NoEvidence({
  threat,
  assessment,
}: {
  threat: SlsaThreat;
  assessment: Assessment | undefined;
}) {
  const { i18n } = useLingui();
  if (isAssessed(assessment))
    return (
      <p className="flex items-center gap-2 p-6 text-sm text-ink-2">
        <AssessmentMark assessment={assessment} />
        <span>
          <Trans>No open findings for this threat.</Trans>{' '}
          <AssessmentNote assessment={assessment} />
        </span>
      </p>
    );
  const tools = assessment?.assessable_by ?? [];
  const recorded = assessment?.recorded ?? null;
  return (
    <>
      {recorded ? (
        <div className="flex flex-col gap-1 px-4 py-3 text-sm text-ink-2">
          <p className="font-medium text-ink">
            <AssessmentNote assessment={assessment} />
          </p>
          <p className="wrap-anywhere whitespace-pre-line">{recorded.reason}</p>
        </div>
      ) : (
        <p className="px-4 py-3 text-sm text-ink-2">
          <strong className="font-semibold text-ink">
            <Trans>This is not a zero.</Trans>
          </strong>{' '}
          {assessment?.outdated ? (
            <AssessmentNote assessment={assessment} />
          ) : (
            <Trans>No tool with reports here checks for it.</Trans>
          )}
        </p>
      )}
      {tools.length > 0 && (
        <section aria-labelledby="would-look">
          <h3
            id="would-look"
            className="border-y border-line bg-inset px-4 py-2 text-xs font-medium text-ink-2"
          >
            <Trans>Tools that check for it</Trans>
          </h3>
          <ul className="divide-y divide-line">
            {tools.map((tool) => (
              <li key={tool} className="flex items-center gap-3 px-4 py-2 text-sm">
                <span className="min-w-0 flex-1 font-medium">{tool}</span>
                <Link to="/Repositories" className={`${linkStyles.action} text-xs`}>
                  <Trans>Upload its report</Trans>
                </Link>
              </li>
            ))}
          </ul>
        </section>
      )}
      {assessment && (
        <CardFoot className="flex-wrap justify-between gap-2 bg-inset">
          <span className="text-xs text-ink-2">
            <Trans>Covered in another way?</Trans>
          </span>
          <RecordAssessment
            subject={{ kind: 'slsa_threat', code: threat, name: i18n._(threatNames[threat]) }}
            recorded={recorded}
          />
        </CardFoot>
      )}
    </>
  );
}

function Evidence({
  group: { label, worst, total, repositories, oldest_at: oldest, with_fix: withFix },
  search,
}: {
  group: FindingGroup;
  search: FindingsSearch;
}) {
  const { i18n } = useLingui();
  const age = shortSpan(i18n, useNow() - Date.parse(oldest));
  const fixes = i18n.number(withFix);
  return (
    <li className="flex items-start gap-3 px-4 py-2">
      <span className="mt-0.5">
        <SeverityGlyph severity={worst} />
      </span>
      <div className="min-w-0 flex-1">
        <Link
          to="/findings/all"
          search={search}
          className={`${linkStyles.title} -my-0.5 block truncate text-sm`}
        >
          {label}
        </Link>
        <p className="text-xs text-ink-3">
          <Plural value={repositories} one="# repository" other="# repositories" /> ·{' '}
          <Trans>oldest {age}</Trans>
        </p>
        {withFix > 0 && (
          <p className="text-xs text-ink-2">
            {withFix === total ? (
              <Trans>Fix available</Trans>
            ) : (
              <Trans>Fix available for {fixes}</Trans>
            )}
          </p>
        )}
      </div>
      <span className="text-sm font-medium num">{i18n.number(total)}</span>
    </li>
  );
}
