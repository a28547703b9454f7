import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { ArrowDown, ArrowUp, Pencil, Play, Trash2, Undo2, Workflow } from 'lucide-react';
import { useId, useState } from 'react';
import { validateFindingsSearch } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { EditTriageRule, useDescribeChange } from '@/features/create-triage-rule';
import type { TriageRule, TriageRuleObstacle } from '@/shared/api/generated/model';
import { getListTriageRulesQueryOptions } from '@/shared/api/generated/policies';
import { timeAgo } from '@/shared/lib/ago';
import { useNow } from '@/shared/lib/use-now';
import { Card, CardHead } from '@/shared/ui/card';
import { EmptyState } from '@/shared/ui/empty-state';
import { IconButton } from '@/shared/ui/icon-button';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Switch } from '@/shared/ui/switch';
import { useTriageRuleActions } from '../api/use-triage-rule-actions';
import { Conditions } from './conditions';

const swapped = (ids: readonly string[], at: number, by: 1 | -1): string[] => {
  const moved = [...ids];
  const [id] = moved.splice(at, 1);
  if (id !== undefined) moved.splice(at + by, 0, id);
  return moved;
};

interface TriageRuleRowProps {
  rule: TriageRule;
  ids: readonly string[];
  onEdit: () => void;
}

function TriageRuleRow({ rule, ids, onEdit }: TriageRuleRowProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const mayNot = useDisabledReason('findings:bulk');
  const now = useNow();
  const words = useDescribeChange();
  const { remove, toggle, order, apply, undo } = useTriageRuleActions();
  const { name, last_run: run, obstacle, undoable } = rule;
  const at = ids.indexOf(rule.id);
  const obstacles: Readonly<Record<TriageRuleObstacle, string>> = {
    author_not_permitted: t`Inactive: its author can no longer decide. Save it again.`,
    acceptance_over: t`Inactive: the last day of its acceptance has passed.`,
    assignee_left: t`Inactive: the person it assigns has left.`,
  };
  const author = rule.created_by?.username ?? t`a former member`;
  const when = run ? timeAgo(i18n, run.at, now) : '';
  const changed = run?.changed ?? 0;
  return (
    <li className="flex flex-wrap items-start gap-x-3 gap-y-2 px-4 py-3" aria-labelledby={id}>
      <Switch
        aria-label={t`${name} is active`}
        checked={rule.enabled}
        disabled={mayNot !== false}
        onChange={() => !toggle.isPending && toggle.mutate(rule)}
      />
      <div className="flex min-w-0 flex-1 basis-64 flex-col gap-1.5">
        <h3 id={id} className="text-sm font-medium wrap-anywhere">
          {name}
        </h3>
        <Conditions search={validateFindingsSearch(rule.filter)} />
        <p className="text-sm wrap-anywhere text-ink-2">{words(rule.change)}</p>
        {obstacle && <p className="text-sm text-danger-text">{obstacles[obstacle]}</p>}
        <p className="text-xs text-ink-3">
          <Trans>By {author}</Trans>
          {' · '}
          {run
            ? t`${plural(changed, { one: '# finding changed', other: '# findings changed' })}, ${when}`
            : t`No findings changed yet`}
        </p>
      </div>
      <div className="ml-auto flex items-center gap-1">
        <IconButton
          icon={ArrowUp}
          size="sm"
          label={t`Move ${name} up`}
          disabledReason={mayNot || (at === 0 && t`Already first`)}
          onClick={() => order.mutate(swapped(ids, at, -1))}
        />
        <IconButton
          icon={ArrowDown}
          size="sm"
          label={t`Move ${name} down`}
          disabledReason={mayNot || (at === ids.length - 1 && t`Already last`)}
          onClick={() => order.mutate(swapped(ids, at, 1))}
        />
        <IconButton
          icon={Play}
          size="sm"
          label={t`Apply ${name} to existing findings`}
          busy={apply.isPending}
          disabledReason={mayNot}
          onClick={() => apply.mutate(rule)}
        />
        <IconButton
          icon={Undo2}
          size="sm"
          label={t`Undo what ${name} did`}
          busy={undo.isPending}
          disabledReason={mayNot || (undoable === 0 && t`Nothing to undo`)}
          onClick={() => undo.mutate(rule)}
        />
        <IconButton
          icon={Pencil}
          size="sm"
          label={t`Edit ${name}`}
          disabledReason={mayNot}
          onClick={onEdit}
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

/** Rules that triage the findings of imports, in the order in which they run. */
export function TriageRulesView() {
  const { t } = useLingui();
  const rules = useQuery(getListTriageRulesQueryOptions());
  const [edited, setEdited] = useState<TriageRule>();
  return (
    <Card aria-labelledby="triage-rules">
      <CardHead
        id="triage-rules"
        title={<Trans>Triage rules</Trans>}
        note={<Trans>Applied to new findings from top to bottom</Trans>}
      />
      <QueryBoundary query={rules} label={t`Triage rules`} rows={4}>
        {({ data }) =>
          data.length === 0 ? (
            <EmptyState
              frame="bare"
              icon={Workflow}
              title={t`No triage rules yet`}
              text={t`Select findings and choose “Always do this”.`}
            />
          ) : (
            <ul aria-label={t`Triage rules`} className="divide-y divide-line">
              {data.map((rule) => (
                <TriageRuleRow
                  key={rule.id}
                  rule={rule}
                  ids={data.map(({ id }) => id)}
                  onEdit={() => setEdited(rule)}
                />
              ))}
            </ul>
          )
        }
      </QueryBoundary>
      {edited && <EditTriageRule rule={edited} onClose={() => setEdited(undefined)} />}
    </Card>
  );
}
