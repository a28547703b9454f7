import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateFindings } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { Page } from '@/widgets/app-shell';
import { messageOf } from '@/shared/api/error-message';
import { getGetPrioritySettingsQueryKey, updatePrioritySettings } from '@/shared/api/generated/prioritization/prioritization';
import type { PriorityGroup, PrioritySettings, PrioritySettingsDocument } from '@/shared/api/generated/model';
import { Checkbox } from '@/shared/ui/checkbox';
import { FormSection } from '@/shared/ui/form-section';
import { SaveBar } from '@/shared/ui/save-bar';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { WeightSlider } from '@/shared/ui/weight-slider';
import { useSimulation } from '../api/use-simulation';
import { rescale } from '../model/rescale';
import { groupNames, groupToggles, priorityGroups } from '../model/settings-words';
import { SimulationCard } from './simulation-card';

const charts: Readonly<Record<PriorityGroup, 1 | 2 | 3 | 4 | 6>> = {
  industryStandardFrameworks: 1,
  exploitabilityFactors: 2,
  impactOnCriticalSystems: 3,
  complianceFrameworks: 4,
  complianceStandars: 6,
};

/** Which facts make a finding urgent, and how much each counts. */
export function PrioritizationPage({ loaded }: { loaded: PrioritySettingsDocument }) {
  const { t, i18n } = useLingui();
  const client = useQueryClient();
  const mayNot = useDisabledReason('prioritization:manage');
  const [saved, setSaved] = useState(loaded.data);
  const [settings, setSettings] = useState(saved);
  const changes = countChanges(saved, settings);
  const simulation = useSimulation(settings, changes > 0);
  const { mutate, isPending } = useMutation({
    mutationFn: (next: PrioritySettings) => updatePrioritySettings(next),
    onSuccess: async (answer) => {
      client.setQueryData(getGetPrioritySettingsQueryKey(), answer);
      setSaved(answer.data);
      setSettings(answer.data);
      toast({ kind: 'ok', title: t`Settings saved`, detail: t`Priorities are calculated anew in the background.` });
      await invalidateFindings(client);
    },
    onError: (error) => toast({ kind: 'error', title: t`Nothing was saved`, detail: messageOf(error) }),
  });
  const off = !settings.toggle || mayNot !== false;
  return (
    <Page title={t`Prioritisation`} subtitle={<Trans>Which facts make a finding urgent, and how much each of them counts.</Trans>}>
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="min-w-0 max-xl:order-2">
          <FormSection title={t`Custom scoring`} reason={t`Off: the defaults apply to every finding.`}>
            <Switch label={t`Use these settings`} checked={settings.toggle} disabled={mayNot !== false} onChange={(event) => setSettings({ ...settings, toggle: event.target.checked })} />
            {mayNot !== false && <p className="text-xs text-ink-3">{mayNot}</p>}
          </FormSection>
          {priorityGroups.map((group) => (
            <FormSection key={group} title={i18n._(groupNames[group])}>
              <WeightSlider
                label={t`Weight`}
                chart={charts[group]}
                max={100}
                value={settings.weights[group]}
                disabled={off}
                onChange={(value) => setSettings({ ...settings, weights: rescale({ ...settings.weights }, group, value) })}
              />
              <div className="grid gap-1 sm:grid-cols-2">
                {Object.entries(groupToggles[group]).map(([key, name]) => (
                  <Checkbox
                    key={key}
                    label={i18n._(name)}
                    disabled={off}
                    checked={isOn(settings, group, key)}
                    onChange={(event) => setSettings({ ...settings, [group]: { ...settings[group], [key]: event.target.checked } })}
                  />
                ))}
              </div>
            </FormSection>
          ))}
          <p className="num text-xs text-ink-3">
            <Plural value={total(settings)} one="The weights add up to # point." other="The weights add up to # points." />
          </p>
        </div>
        <SimulationCard query={simulation} changed={changes > 0} />
      </div>
      <SaveBar changes={changes} problems={0} pending={isPending} onGoToProblem={() => undefined} onDiscard={() => setSettings(saved)} onSave={() => mutate(settings)} />
    </Page>
  );
}

const isOn = (settings: PrioritySettings, group: PriorityGroup, key: string): boolean => Object.entries(settings[group]).some(([name, on]) => name === key && on === true);

const total = ({ weights }: PrioritySettings): number => priorityGroups.reduce((sum, group) => sum + weights[group], 0);

/** Every leaf that differs counts once. */
function countChanges(a: PrioritySettings, b: PrioritySettings): number {
  const groups = [...priorityGroups, 'weights'] as const;
  const leaves = groups.flatMap((group) => {
    const before: Readonly<Record<string, unknown>> = { ...a[group] };
    return Object.entries(b[group]).filter(([key, value]) => before[key] !== value);
  });
  return leaves.length + (a.toggle === b.toggle ? 0 : 1);
}
