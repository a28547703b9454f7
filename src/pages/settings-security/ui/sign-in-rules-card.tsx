import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Card, CardBody, CardHead } from '@/shared/ui/card';
import { Field } from '@/shared/ui/field';
import { Select } from '@/shared/ui/select';
import { SkeletonRows } from '@/shared/ui/skeleton';
import { Switch } from '@/shared/ui/switch';
import { toast } from '@/shared/ui/toast';
import { useDisabledReason, useSessionUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import {
  getGetSignInRulesQueryKey,
  getGetSignInRulesQueryOptions,
  getListSessionsQueryKey,
  updateSignInRules,
} from '@/shared/api/generated/users';
import type { SignInRules } from '@/shared/api/generated/model';
import { shortSpan } from '@/shared/lib/ago';

const idleChoices = [15, 30, 60, 240, 480, 1440];

/** What holds for every member of the organisation. Saved with each change. */
export function SignInRulesCard() {
  const { t } = useLingui();
  const client = useQueryClient();
  const rules = useQuery(getGetSignInRulesQueryOptions());
  const save = useMutation({
    mutationFn: (next: SignInRules) => updateSignInRules(next),
    onSuccess: () => toast({ kind: 'ok', title: t`Saved` }),
    onError: (error) =>
      toast({ kind: 'error', title: t`Couldn’t save the rules`, detail: messageOf(error) }),
    onSettled: () =>
      Promise.all(
        [getGetSignInRulesQueryKey(), getListSessionsQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      ),
  });
  return (
    <Card>
      <CardHead
        title={t`Rules for everyone`}
        note={t`They apply to every member of your organisation at once.`}
      />
      <CardBody>
        {rules.isPending && <SkeletonRows rows={2} label={t`Loading rules`} />}
        {rules.error && (
          <p role="alert" className="text-sm text-danger-text">
            {messageOf(rules.error)}
          </p>
        )}
        {rules.data && (
          <RuleFields
            current={save.isPending ? save.variables : rules.data}
            onChange={(next) => save.mutate(next)}
          />
        )}
      </CardBody>
    </Card>
  );
}

type RuleFieldsProps = { current: SignInRules; onChange: (next: SignInRules) => void };

function RuleFields({ current, onChange }: RuleFieldsProps) {
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('client:manage');
  const { two_factor_enabled: hasOwn } = useSessionUser();
  const { idle_minutes: idle, require_two_factor: required } = current;
  const choices = [...new Set([...idleChoices, idle])].toSorted((one, other) => one - other);
  const needsOwn = !hasOwn && !required;
  return (
    <div className="flex flex-col gap-4">
      {reason !== false && <p className="text-sm text-ink-3">{reason}</p>}
      <div>
        <Switch
          checked={required}
          disabled={reason !== false || needsOwn}
          onChange={() => onChange({ ...current, require_two_factor: !required })}
          label={<Trans>Require two-factor login</Trans>}
        />
        <p className="mt-1 text-sm text-ink-3">
          {needsOwn && reason === false ? (
            <Trans>Set up your own first.</Trans>
          ) : (
            <Trans>Members without it can do nothing but set it up. API tokens keep working.</Trans>
          )}
        </p>
      </div>
      <Field label={<Trans>Log out after no use for</Trans>} name="idle_minutes">
        {(control) => (
          <Select
            {...control}
            className="max-w-40"
            value={String(idle)}
            disabled={reason !== false}
            onChange={({ target }) => onChange({ ...current, idle_minutes: Number(target.value) })}
            options={choices.map((minutes) => ({
              value: String(minutes),
              label: minutes === 1440 ? t`1 day` : shortSpan(i18n, minutes * 60_000),
            }))}
          />
        )}
      </Field>
    </div>
  );
}
