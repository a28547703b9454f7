import { msg, plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { CircleCheck, CircleX, TriangleAlert } from 'lucide-react';
import { notComparedLabel } from '@/entities/finding';
import { scanGapMessage } from '@/entities/scan';
import { messageOf } from '@/shared/api/error-message';
import { cx } from '@/shared/lib/cx';
import { linkStyles } from '@/shared/ui/link';
import type { FindingComparison } from '#domain/finding-comparison';
import { gateQuery } from '../api/gate-query';

const looks = {
  passed: { Icon: CircleCheck, tint: 'bg-ok-tint', tone: 'text-ok-text' },
  blocked: { Icon: CircleX, tint: 'bg-danger-tint', tone: 'text-danger-text' },
  incomplete: { Icon: TriangleAlert, tint: 'bg-warn-tint', tone: 'text-warn-text' },
} as const;

/** The gate's result for the later branch. Renders nothing without rules. */
export function GateLine({ comparison }: { comparison: FindingComparison }) {
  const { i18n } = useLingui();
  const { data, error } = useQuery(gateQuery(comparison));
  if (error)
    return (
      <p role="alert" className="border-t border-line px-4 py-2.5 text-sm text-danger-text">
        <Trans>Couldn’t check the gate: {messageOf(error)}</Trans>
      </p>
    );
  if (data === undefined || !(data.outcome in looks)) return null;
  const { Icon, tint, tone } = looks[data.outcome as keyof typeof looks];
  const notCompared = notComparedLabel(i18n, data.left_out);
  const rules = new Intl.ListFormat(i18n.locale).format(
    new Set(data.blockers.map(({ reason }) => i18n._(msg`“${reason}”`))),
  );
  const reason = i18n._(
    msg`${plural(data.total, { one: `# new finding breaks ${rules}.`, other: `# new findings break ${rules}.` })}`,
  );
  return (
    <div
      role="status"
      className={cx('flex items-start gap-2.5 border-t border-line px-4 py-2.5 text-sm', tint)}
    >
      <Icon aria-hidden strokeWidth={1.75} className={cx('mt-0.5 size-4 shrink-0', tone)} />
      <p className="min-w-0 flex-1 wrap-anywhere">
        {data.outcome === 'incomplete' ? (
          <Trans>
            <b className="font-semibold">The gate would stop {comparison.after}:</b> no new finding
            breaks a rule, but its latest reports don’t show what their tools found.
          </Trans>
        ) : data.outcome === 'passed' ? (
          <Trans>
            <b className="font-semibold">The gate would let {comparison.after} pass:</b> no new
            finding breaks a blocking rule.
          </Trans>
        ) : (
          <Trans>
            <b className="font-semibold">The gate would stop {comparison.after}:</b> {reason}
          </Trans>
        )}
        {notCompared !== undefined && ` ${notCompared}`}
        {data.incomplete.map((gap) => ` ${scanGapMessage(i18n, gap)}`)}
      </p>
      <Link to="/settings/policies" className={cx(linkStyles.action, 'shrink-0')}>
        <Trans>Open the rules</Trans>
      </Link>
    </div>
  );
}
