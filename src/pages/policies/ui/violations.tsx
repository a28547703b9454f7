import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import type { Policy } from '@/shared/api/generated/model';
import { linkStyles } from '@/shared/ui/link';
import { countsLate, violationsOf } from '../model/rule';

interface ViolationsProps {
  rule: Policy;
  /** The number alone, where the head of its column says of what. */
  isBare?: boolean;
}

/** How many open findings stand against a rule, leading to exactly those. */
export function Violations({ rule, isBare = false }: ViolationsProps) {
  const { i18n } = useLingui();
  const search = violationsOf(rule);
  const count = rule.violations;
  const figure = i18n.number(count);
  if (!rule.enabled) return <span className="text-ink-3">–</span>;
  if (count === 0 || !search) return <span className="text-ink-3">{isBare ? figure : countsLate(rule) ? <Trans>None over SLA</Trans> : <Trans>No findings</Trans>}</span>;
  return (
    <Link to="/findings/all" search={search} className={linkStyles.action}>
      {isBare ? figure : countsLate(rule) ? <Trans>{figure} over SLA</Trans> : <Plural value={count} one="# finding" other="# findings" />}
    </Link>
  );
}
