import { Trans, useLingui } from '@lingui/react/macro';
import type { PriorityGroup, PrioritySettings } from '@/shared/api/generated/model';
import { cx } from '@/shared/lib/cx';
import { Card } from '@/shared/ui/card';
import { linkStyles } from '@/shared/ui/link';
import { WeightSlider } from '@/shared/ui/weight-slider';
import { togglesOf } from '../model/changes';
import { rescale } from '../model/rescale';
import { groupNames, groupToggles, priorityGroups, toggleHints } from '../model/settings-labels';
import { ToggleRow } from './toggle-row';

const charts = {
  industryStandardFrameworks: { slot: 1, fill: 'bg-chart-1' },
  exploitabilityFactors: { slot: 2, fill: 'bg-chart-2' },
  impactOnCriticalSystems: { slot: 3, fill: 'bg-chart-3' },
  complianceFrameworks: { slot: 4, fill: 'bg-chart-4' },
  complianceStandars: { slot: 6, fill: 'bg-chart-6' },
} as const satisfies Readonly<Record<PriorityGroup, { slot: number; fill: string }>>;

interface WeightsCardProps {
  saved: PrioritySettings;
  settings: PrioritySettings;
  /** Custom scoring is off, or the user lacks permission. */
  off: boolean;
  onChange: (settings: PrioritySettings) => void;
  onReset: () => void;
}

/** How much each group counts, and which facts count within it. */
export function WeightsCard({ saved, settings, off, onChange, onReset }: WeightsCardProps) {
  const { t, i18n } = useLingui();
  return (
    <Card aria-labelledby="weights">
      <div className="p-4">
        <div className="flex flex-wrap items-baseline gap-x-2">
          <h2 id="weights" className="text-base font-semibold">
            <Trans>Weights</Trans>
          </h2>
          <span className="text-xs text-ink-3">
            {off ? (
              <Trans>These defaults apply to every finding.</Trans>
            ) : (
              <Trans>always add up to 100</Trans>
            )}
          </span>
          {!off && (
            <button
              type="button"
              className={cx(linkStyles.action, 'ml-auto min-h-6 text-xs')}
              onClick={onReset}
            >
              <Trans>Reset to default</Trans>
            </button>
          )}
        </div>
        <div aria-hidden className="mt-2.5 flex h-2 gap-0.5">
          {priorityGroups.map((group) => (
            <span
              key={group}
              className={cx(
                'forced-fill first:rounded-l-full last:rounded-r-full',
                charts[group].fill,
              )}
              style={{ flex: settings.weights[group] }}
            />
          ))}
        </div>
      </div>
      {priorityGroups.map((group) => (
        <section
          key={group}
          aria-label={i18n._(groupNames[group])}
          className="border-t border-line p-4"
        >
          <WeightSlider
            label={i18n._(groupNames[group])}
            chart={charts[group].slot}
            max={100}
            value={settings.weights[group]}
            disabled={off}
            onChange={(value) =>
              onChange({ ...settings, weights: rescale({ ...settings.weights }, group, value) })
            }
          />
          <div
            className={cx('mt-2 grid gap-x-8', group === 'complianceStandars' && 'sm:grid-cols-2')}
          >
            {Object.entries(groupToggles[group]).map(([key, name]) => {
              const hint = toggleHints[key];
              return (
                <ToggleRow
                  key={key}
                  name={i18n._(name)}
                  hint={hint && i18n._(hint)}
                  changed={
                    togglesOf(saved, group).get(key) !== togglesOf(settings, group).get(key) &&
                    t`changed`
                  }
                  off={off}
                  on={togglesOf(settings, group).get(key) === true}
                  onChange={(on) =>
                    onChange({ ...settings, [group]: { ...settings[group], [key]: on } })
                  }
                />
              );
            })}
          </div>
        </section>
      ))}
    </Card>
  );
}
