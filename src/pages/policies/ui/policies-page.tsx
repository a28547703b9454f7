import { Trans, useLingui } from '@lingui/react/macro';
import { Plus } from 'lucide-react';
import { useId, useState } from 'react';
import { useDisabledReason } from '@/entities/session';
import { SettingsPage } from '@/widgets/app-shell';
import type { Policy } from '@/shared/api/generated/model';
import { Button } from '@/shared/ui/button';
import { Tabs } from '@/shared/ui/tabs';
import { hasFormDraft } from '@/shared/lib/use-form-draft';
import type { PoliciesSearch } from '../model/policies-search';
import { useRules } from '../api/use-rules';
import { ControlsView } from './controls-view';
import { RuleDialog } from './rule-dialog';
import { RulesView } from './rules-view';
import { TriageRulesView } from './triage-rules-view';

interface PoliciesPageProps {
  search: PoliciesSearch;
  onSearch: (search: PoliciesSearch) => void;
}

/** Due dates, rules, and violations of published standards. */
export function PoliciesPage({ search, onSearch }: PoliciesPageProps) {
  const { t } = useLingui();
  const panel = useId();
  const mayNot = useDisabledReason('policies:manage');
  const [edited, setEdited] = useState<Policy | 'new' | undefined>(() =>
    hasFormDraft('rule.new') ? 'new' : undefined,
  );
  const { data: rules } = useRules();
  // Another user may change the rule while it is open here.
  const latest = (opened: Policy) => rules?.data.find(({ id }) => id === opened.id) ?? opened;
  const view = search.view ?? 'rules';
  const labels = {
    rules: t`Rules and SLA`,
    triage: t`Triage rules`,
    controls: t`Compliance controls`,
  };
  return (
    <SettingsPage
      title={t`Policies`}
      subtitle={<Trans>Set due dates, notifications and build-blocking rules.</Trans>}
      actions={
        <Button kind="primary" icon={Plus} disabledReason={mayNot} onClick={() => setEdited('new')}>
          <Trans>Add rule</Trans>
        </Button>
      }
    >
      <Tabs
        label={t`Policies`}
        panelId={panel}
        value={view}
        tabs={[
          { id: 'rules', label: t`Rules and SLA` },
          { id: 'triage', label: t`Triage rules` },
          { id: 'controls', label: t`Compliance controls` },
        ]}
        onChange={(next) => onSearch(next === 'rules' ? {} : { view: next })}
      />
      <div id={panel} role="tabpanel" aria-label={labels[view]} className="mt-4">
        {view === 'rules' ? (
          <RulesView onAdd={() => setEdited('new')} onEdit={setEdited} />
        ) : view === 'triage' ? (
          <TriageRulesView />
        ) : (
          <ControlsView
            q={search.q ?? ''}
            result={search.result}
            onSearch={({ q, result }) =>
              onSearch({ view: 'controls', ...(q !== '' && { q }), ...(result && { result }) })
            }
          />
        )}
      </div>
      {edited && (
        <RuleDialog
          rule={edited === 'new' ? undefined : latest(edited)}
          onClose={() => setEdited(undefined)}
        />
      )}
    </SettingsPage>
  );
}
