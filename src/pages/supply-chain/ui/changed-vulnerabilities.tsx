import { Trans, useLingui } from '@lingui/react/macro';
import { Link } from '@tanstack/react-router';
import { Minus, Plus } from 'lucide-react';
import { useState } from 'react';
import type { ChangeVulnerability } from '@/shared/api/generated/model';
import { Badge } from '@/shared/ui/badge';
import { linkStyles } from '@/shared/ui/link';
import { SeverityGlyph, severityNames } from '@/shared/ui/severity';

/** Rows of each kind before "Show more": an old image can add hundreds. */
const shownAtFirst = 4;

/** Introduced vulnerabilities, then fixed ones, most severe first. */
export function ChangedVulnerabilities({
  brings,
  mends,
}: Record<'brings' | 'mends', readonly ChangeVulnerability[]>) {
  const { i18n } = useLingui();
  const [all, setAll] = useState(false);
  // No button for a single additional row.
  const most =
    all || Math.max(brings.length, mends.length) === shownAtFirst + 1 ? Infinity : shownAtFirst;
  const hidden = Math.max(0, brings.length - most) + Math.max(0, mends.length - most);
  const others = i18n.number(hidden);
  if (brings.length + mends.length === 0) return <span className="text-ink-3">–</span>;
  return (
    <>
      <ul className="flex flex-col gap-1">
        {brings.slice(0, most).map((each) => (
          <Vulnerability key={`+${each.vulnerability}`} vulnerability={each} brought />
        ))}
        {mends.slice(0, most).map((each) => (
          <Vulnerability key={`-${each.vulnerability}`} vulnerability={each} />
        ))}
      </ul>
      {hidden > 0 && (
        <button
          type="button"
          className={`${linkStyles.action} mt-1.5 text-xs`}
          onClick={() => setAll(true)}
        >
          <Trans>Show {others} more</Trans>
        </button>
      )}
    </>
  );
}

function Vulnerability({
  vulnerability: { finding_id: id, vulnerability, severity, kev, title },
  brought = false,
}: {
  vulnerability: ChangeVulnerability;
  brought?: boolean;
}) {
  const { t, i18n } = useLingui();
  const Sign = brought ? Plus : Minus;
  return (
    <li className="flex min-h-5 items-center gap-1.5 text-xs">
      <Sign
        aria-hidden
        strokeWidth={2}
        className={`size-3 shrink-0 ${brought ? 'text-danger-text' : 'text-ok-text'}`}
      />
      <span className="sr-only">
        {brought ? t`Introduces` : t`Fixes`}, {i18n._(severityNames[severity])}:{' '}
      </span>
      <SeverityGlyph severity={severity} />
      <Link
        to="/findings/finding-details/$id"
        params={{ id }}
        className={`${linkStyles.title} -my-0.5 min-w-0 truncate font-mono`}
        title={title}
      >
        {vulnerability}
      </Link>
      {kev && <Badge tone="danger">{t`KEV`}</Badge>}
    </li>
  );
}
