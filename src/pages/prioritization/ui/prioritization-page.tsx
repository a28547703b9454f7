import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { invalidateFindings } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { SettingsPage } from '@/widgets/app-shell';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetPrioritySettingsQueryKey,
  updatePrioritySettings,
} from '@/shared/api/generated/prioritization';
import type { PrioritySettings, PrioritySettingsDocument } from '@/shared/api/generated/model';
import { SaveBar } from '@/shared/ui/save-bar';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { useSimulation } from '../api/use-simulation';
import { countChanges } from '../model/changes';
import { DecisionsCard } from './decisions-card';
import { ExploitedCard } from './exploited-card';
import { SimulationCard } from './simulation-card';
import { SourcesCard } from './sources-card';
import { WeightsCard } from './weights-card';

/** Configures which facts make a finding urgent, and how much each counts. */
export function PrioritizationPage({ loaded }: { loaded: PrioritySettingsDocument }) {
  const { t } = useLingui();
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
      toast({
        kind: 'ok',
        title: t`Settings saved`,
        detail: t`Priorities are being recalculated in the background.`,
      });
      await invalidateFindings(client);
    },
    onError: (error) =>
      toast({ kind: 'error', title: t`Nothing was saved`, detail: messageOf(error) }),
  });
  const off = !settings.toggle || mayNot !== false;
  return (
    <SettingsPage
      title={t`Prioritisation`}
      subtitle={<Trans>Choose which factors raise priority and how much each counts.</Trans>}
      aside={
        <div className="flex flex-col items-end gap-1">
          <Switch
            label={t`Custom scoring`}
            checked={settings.toggle}
            disabled={mayNot !== false}
            onChange={(event) => setSettings({ ...settings, toggle: event.target.checked })}
          />
          {mayNot !== false && <p className="text-xs text-ink-3">{mayNot}</p>}
        </div>
      }
    >
      <div className="grid grid-cols-1 items-start gap-4 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="flex min-w-0 flex-col gap-4 max-xl:order-2">
          <WeightsCard
            saved={settings.toggle ? saved : loaded.defaults}
            // While custom scoring is off, the defaults apply, whatever settings are stored.
            settings={settings.toggle ? settings : loaded.defaults}
            off={off}
            onChange={setSettings}
            onReset={() => setSettings({ ...loaded.defaults, toggle: settings.toggle })}
          />
          {changes > 0 && simulation.data && (
            <>
              <ExploitedCard ranking={simulation.data.ranking} />
              <DecisionsCard decisions={simulation.data.decisions} />
            </>
          )}
          <SourcesCard />
        </div>
        <SimulationCard query={simulation} changed={changes > 0} off={off} />
      </div>
      <SaveBar
        changes={changes}
        problems={0}
        pending={isPending}
        onGoToProblem={() => undefined}
        onDiscard={() => setSettings(saved)}
        onSave={() => mutate(settings)}
      />
    </SettingsPage>
  );
}
