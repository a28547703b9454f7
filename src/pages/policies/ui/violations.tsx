import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Policy } from '@/shared/api/generated/model';
import { useNow } from '@/shared/lib/use-now';
import { linkStyles } from '@/shared/ui/link';
import { countsLate, violationsOf } from '../model/rule';

interface ViolationsProps {
  rule: Policy;
  /** Shows the number alone, because the column header says that it is over SLA. */
  isBare?: boolean;
}

/** The number of open findings that violate a rule, linked to exactly those. */
export function Violations({ rule, isBare = false }: ViolationsProps) {
  const { i18n } = useLingui();
  const now = useNow();
  const search = violationsOf(rule, new Date(now));
  const count = rule.violations;
  const isLate = countsLate(rule);
  const figure = i18n.number(count);
  if (!rule.enabled) return <span className="text-ink-3">–</span>;
  if (count === 0 || !search)
    return (
      <span className="text-ink-3">
        {isBare && isLate ? (
          figure
        ) : isLate ? (
          <Trans>None over SLA</Trans>
        ) : (
          <Trans>No findings</Trans>
        )}
      </span>
    );
  return (
    <Link to="/findings/all" search={search} className={linkStyles.action}>
      {isBare && isLate ? (
        figure
      ) : isLate ? (
        <Trans>{figure} over SLA</Trans>
      ) : (
        <Plural value={count} one="# finding" other="# findings" />
      )}
    </Link>
  );
}
