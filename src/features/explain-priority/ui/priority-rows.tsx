import { Trans, useLingui } from '@lingui/react/macro';
import type { PriorityFactor } from '@/entities/finding';
import type { PriorityAdjustment, PriorityDecision } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import {
  addendText,
  adjustmentText,
  decisionNames,
  decisionReasons,
  factorColor,
  factorDate,
  factorName,
  factorText,
  pointsText,
  sourceText,
} from '../model/priority-labels';

/** Many standards add one point each, so a single line summarizes them and expands to a list. */
export function ComplianceRow({ factors }: { factors: readonly PriorityFactor[] }) {
  const { i18n } = useLingui();
  const sum = factors.reduce((all, factor) => all + factor.contribution, 0);
  const most = factors.reduce((all, factor) => all + factor.weight, 0);
  return (
    <li>
      <details className="group">
        <summary className="flex cursor-pointer items-center gap-2.5 py-1.5">
          <span
            aria-hidden
            className={cx('size-2 shrink-0 rounded-xs', factorColor('complianceStandars'))}
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
            {addendText(i18n, sum)}
            <span aria-hidden className="ml-1 text-xs font-normal text-ink-3">
              /{pointsText(i18n, most)}
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

export function FactorRow({ factor }: { factor: PriorityFactor }) {
  const { i18n } = useLingui();
  const points = addendText(i18n, factor.contribution);
  const weight = pointsText(i18n, factor.weight);
  const day = factorDate(i18n, factor.date);
  return (
    <li className="flex items-center gap-2.5 py-1.5">
      <span
        aria-hidden
        className={cx(
          'size-2 shrink-0 rounded-xs',
          factor.contribution > 0 ? factorColor(factor.group) : 'border border-line-control',
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
          <Trans>of up to {weight}</Trans>
        </span>
      </span>
    </li>
  );
}

/** An adjustment that scales or bounds the sum of the factors. */
export function AdjustmentRow({ adjustment }: { adjustment: PriorityAdjustment }) {
  const { i18n } = useLingui();
  const { name, why } = adjustmentText(i18n, adjustment);
  return (
    <li className="flex items-center gap-2.5 py-1.5">
      <span aria-hidden className="size-2 shrink-0 rounded-xs border border-line-control" />
      <div className="min-w-0 flex-1">
        <div className="text-sm leading-4.5 font-medium">{name}</div>
        {why !== undefined && <div className="text-xs leading-4 text-ink-3">{why}</div>}
      </div>
      <span className="text-sm font-medium num">{addendText(i18n, adjustment.points)}</span>
    </li>
  );
}

/** CISA's decision, which follows from four questions instead of a sum of points. */
export function DecisionLine({ decision }: { decision: PriorityDecision }) {
  const { i18n } = useLingui();
  return (
    <p className="mt-1 border-t border-line py-2 text-xs text-ink-3">
      <Trans>
        SSVC: <b className="font-medium text-ink">{i18n._(decisionNames[decision.decision])}</b>
      </Trans>
      <span className="block">{decisionReasons(i18n, decision).join(' · ')}</span>
    </p>
  );
}
