import { Trans, useLingui } from '@lingui/react/macro';
import { Pencil, Trash2 } from 'lucide-react';
import { useId } from 'react';
import { filterValueName } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import type { Policy } from '@/shared/api/generated/model';
import { dateTimeOf, timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Badge } from '@/shared/ui/badge';
import { IconButton } from '@/shared/ui/icon-button';
import { Switch } from '@/shared/ui/switch';
import { useRuleActions } from '../api/use-rule-actions';
import { actionLabels } from '../model/action-labels';
import { searchOf } from '../model/rule';
import { Conditions } from './conditions';
import { Violations } from './violations';

/** A rule with its conditions, actions and number of violations. */
export function RuleRow({ rule, onEdit }: { rule: Policy; onEdit: (rule: Policy) => void }) {
  const { t, i18n } = useLingui();
  const id = useId();
  const now = useNow();
  const mayNot = useDisabledReason('policies:manage');
  const { remove, toggle } = useRuleActions();
  const name = filterValueName(i18n, 'policy_name', rule.name);
  const words = actionLabels(i18n, rule.actions);
  const changed = timeAgo(i18n, rule.updated_at, now);
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3" aria-labelledby={id}>
      <span className="flex h-6 items-center">
        <Switch
          aria-label={t`${name} is active`}
          title={mayNot || undefined}
          checked={rule.enabled}
          disabled={mayNot !== false}
          onChange={() => !toggle.isPending && toggle.mutate(rule)}
        />
      </span>
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        <div className="flex min-h-6 flex-wrap items-center gap-x-2 gap-y-1">
          <h3 id={id} className="text-sm font-medium wrap-anywhere">
            {name}
          </h3>
          <Badge>{filterValueName(i18n, 'policy_category', rule.category)}</Badge>
        </div>
        {rule.description !== null && (
          <p className="text-sm wrap-anywhere text-ink-2">{rule.description}</p>
        )}
        <Conditions search={searchOf(rule)} />
        <p className="text-xs text-ink-3">
          {words.length === 0 ? t`Mark only` : words.join(' · ')}
          {' · '}
          <span title={dateTimeOf(i18n, rule.updated_at)}>
            <Trans>changed {changed}</Trans>
          </span>
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1 text-sm">
        <span className="mr-2 whitespace-nowrap num">
          <Violations rule={rule} />
        </span>
        <IconButton
          icon={Pencil}
          size="sm"
          label={t`Edit ${name}`}
          disabledReason={mayNot}
          onClick={() => onEdit(rule)}
        />
        <IconButton
          icon={Trash2}
          size="sm"
          label={t`Remove ${name}`}
          busy={remove.isPending}
          disabledReason={mayNot}
          onClick={() => remove.mutate(rule)}
        />
      </div>
    </li>
  );
}
