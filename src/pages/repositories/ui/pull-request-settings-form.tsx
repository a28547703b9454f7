import { Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useDisabledReason } from '@/entities/session';
import type { PullRequestSettings } from '@/shared/api/generated/model';
import { updatePullRequestSettings } from '@/shared/api/generated/remediation';
import { useSchemaForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import {
  pullRequestForm,
  pullRequestFormOf,
  pullRequestSettingsOf,
} from '../model/pull-request-form';
import { PullRequestScheduleFields } from './pull-request-schedule-fields';

interface PullRequestSettingsFormProps {
  repository: string;
  /** Whether its source host has labels of pull requests. */
  hasLabels: boolean;
  settings: PullRequestSettings;
  onDirty: (dirty: boolean) => void;
  onSaved: (settings: PullRequestSettings) => void;
}

export function PullRequestSettingsForm({
  repository,
  hasLabels,
  settings,
  onDirty,
  onSaved,
}: PullRequestSettingsFormProps) {
  'use no memo'; // the form is one mutable object
  const { t } = useLingui();
  const reason = useDisabledReason('repositories:manage');
  const { form, errorOf, shell } = useSchemaForm({
    schema: pullRequestForm,
    initial: pullRequestFormOf(settings),
    keepAs: `pull-requests ${repository}`,
    send: async (values) => {
      const { data } = await updatePullRequestSettings(repository, pullRequestSettingsOf(values), {
        headers: { 'if-match': `"${settings.version}"` },
      });
      onSaved(data);
    },
  });
  const { isDirty } = form.formState;
  const reviewers = form.watch('reviewers');
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <div
      // A user who only reads has no field to move to, and scrolls by keys from here.
      {...(reason && { role: 'group', tabIndex: 0, 'aria-label': t`Pull requests` })}
      className="flex flex-col gap-4 p-5 -outline-offset-2"
    >
      {reason && (
        <p className="rounded-md border bg-inset px-3 py-2 text-sm text-ink-2">{reason}</p>
      )}
      <p className="text-sm text-ink-2">
        <Trans>For the pull requests with fixes that Parapet opens from now on.</Trans>
      </p>
      <Form {...shell} aria-label={t`Pull requests of the repository`}>
        <fieldset disabled={reason !== false} className="flex min-w-0 flex-col gap-4">
          <div>
            <Switch {...form.register('draft')} label={<Trans>Open as drafts</Trans>} />
            <p className="mt-1 text-xs text-ink-3">
              <Trans>A draft can’t be merged until someone marks it as ready.</Trans>
            </p>
          </div>
          {hasLabels && (
            <Field
              label={<Trans>Labels</Trans>}
              name="labels"
              error={errorOf('labels')}
              hint={
                <Trans>
                  Press Enter or comma to add a label. Labels that the source host doesn’t have are
                  added there.
                </Trans>
              }
            >
              {(control) =>
                reason ? (
                  <Input {...control} readOnly value={settings.labels.join(', ')} />
                ) : (
                  <Controller
                    control={form.control}
                    name="labels"
                    render={({ field: { value, onChange } }) => (
                      <ChipInput
                        {...control}
                        values={value}
                        onChange={(next) => onChange([...next])}
                        placeholder={t`Add`}
                      />
                    )}
                  />
                )
              }
            </Field>
          )}
          <Field label={<Trans>One pull request per</Trans>} name="per" error={errorOf('per')}>
            {(control) => (
              <Select
                {...control}
                {...form.register('per')}
                options={[
                  { value: 'finding', label: t`Finding` },
                  { value: 'component', label: t`Component` },
                  { value: 'file', label: t`File` },
                  { value: 'repository', label: t`Repository` },
                ]}
              />
            )}
          </Field>
          <Field label={<Trans>Reviewers</Trans>} name="reviewers" error={errorOf('reviewers')}>
            {(control) => (
              <Select
                {...control}
                {...form.register('reviewers')}
                options={[
                  { value: 'none', label: t`None` },
                  { value: 'codeowners', label: t`Owners in CODEOWNERS of the changed files` },
                  { value: 'list', label: t`These reviewers` },
                ]}
              />
            )}
          </Field>
          {reviewers === 'list' && (
            <Field
              label={<Trans>Names at the source host</Trans>}
              name="reviewer_names"
              error={errorOf('reviewer_names')}
              hint={<Trans>Press Enter or comma to add one.</Trans>}
            >
              {(control) =>
                reason ? (
                  <Input {...control} readOnly value={settings.reviewer_names.join(', ')} />
                ) : (
                  <Controller
                    control={form.control}
                    name="reviewer_names"
                    render={({ field: { value, onChange } }) => (
                      <ChipInput
                        {...control}
                        values={value}
                        onChange={(next) => onChange([...next])}
                        placeholder={t`Add`}
                      />
                    )}
                  />
                )
              }
            </Field>
          )}
          <Field
            label={<Trans>Open at most</Trans>}
            name="max_open"
            need="optional"
            error={errorOf('max_open')}
            hint={
              <Trans>
                So many pull requests of Parapet at a time. Others are left out until one is merged
                or closed. Empty: no limit.
              </Trans>
            }
          >
            {(control) => <Input {...control} {...form.register('max_open')} inputMode="numeric" />}
          </Field>
          <PullRequestScheduleFields
            form={form}
            errorOf={errorOf}
            saved={settings}
            isReadOnly={reason !== false}
          />
          <div className="flex justify-end gap-2">
            {isDirty && (
              <Button onClick={() => form.reset()}>
                <Trans>Discard</Trans>
              </Button>
            )}
            <SubmitButton disabledReason={reason || (!isDirty && t`Nothing has changed.`)}>
              <Trans>Save</Trans>
            </SubmitButton>
          </div>
        </fieldset>
      </Form>
    </div>
  );
}
