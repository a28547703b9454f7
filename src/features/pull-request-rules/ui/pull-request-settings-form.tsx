import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useEffect } from 'react';
import { Controller } from 'react-hook-form';
import { useDisabledReason } from '@/entities/session';
import type {
  PullRequestPer,
  PullRequestSettings,
  PullRequestSettingsRequest,
} from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { RadioCard } from '@/shared/ui/radio-card';
import { SaveBar } from '@/shared/ui/save-bar';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import {
  pullRequestForm,
  pullRequestFormOf,
  pullRequestSettingsOf,
} from '../model/pull-request-form';
import { OwnRules } from './own-rules';
import { PullRequestScheduleFields } from './pull-request-schedule-fields';

interface PullRequestSettingsFormProps {
  /** Id of the repository or organization; drafts are stored under it. */
  id: string;
  /** Names the owner of the settings for screen readers. */
  label: string;
  send: (
    request: PullRequestSettingsRequest,
    options: { headers: { 'if-match': string } },
  ) => Promise<{ data: PullRequestSettings }>;
  /** True for a repository, which inherits the organization's rules until it overrides them. */
  inherits: boolean;
  /** Whether its source host supports labels on pull requests. */
  hasLabels: boolean;
  settings: PullRequestSettings;
  onDirty: (dirty: boolean) => void;
  onSaved: (settings: PullRequestSettings) => void;
  /** Reads the settings again, because another user has saved them. */
  readAgain: () => Promise<unknown>;
}

const pers: readonly (readonly [PullRequestPer, MessageDescriptor])[] = [
  ['finding', msg`Finding`],
  ['component', msg`Component`],
  ['major', msg`Major upgrade; minor and patch together`],
  ['file', msg`File`],
  ['repository', msg`Repository`],
];

/** A list or a schedule counts as one change. */
const changedIn = (dirty: object): number => {
  const isChanged = (one: unknown): boolean =>
    typeof one === 'object' && one !== null ? Object.values(one).some(isChanged) : one === true;
  return Object.values(dirty).filter(isChanged).length;
};

const fieldOf = (name = 'max_open'): 'labels' | 'max_open' | 'reviewer_names' | 'schedule.day' =>
  name === 'schedule'
    ? 'schedule.day'
    : name === 'labels' || name === 'reviewer_names'
      ? name
      : 'max_open';

export function PullRequestSettingsForm({
  id,
  label,
  send,
  inherits,
  hasLabels,
  settings,
  onDirty,
  onSaved,
  readAgain,
}: PullRequestSettingsFormProps) {
  'use no memo'; // the form is one mutable object
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('repositories:manage');
  const seen = { headers: { 'if-match': `"${settings.version}"` } };
  const { form, errorOf, shell } = useSchemaForm({
    schema: pullRequestForm,
    initial: pullRequestFormOf(settings),
    keepAs: `pull-requests ${id}`,
    follows: true,
    readAgain,
    send: async (values) => {
      const { data } = await send(pullRequestSettingsOf(values), seen);
      form.reset(form.getValues());
      onSaved(data);
    },
  });
  const { dirtyFields, errors, isDirty } = form.formState;
  const { own, today } = settings;
  const changes = changedIn(dirtyFields);
  const wrong = Object.keys(errors).filter((name) => name !== 'root');
  const reviewers = form.watch('reviewers');
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  return (
    <>
      <div
        // A read-only user has no field to focus, and scrolls by keyboard from here.
        {...(reason && { role: 'group', tabIndex: 0, 'aria-label': t`Pull requests` })}
        className="flex flex-col gap-4 p-5 -outline-offset-2"
      >
        {reason && (
          <p className="rounded-md border bg-inset px-3 py-2 text-sm text-ink-2">{reason}</p>
        )}
        {inherits ? (
          <OwnRules
            count={own.length}
            disabledReason={reason || (isDirty && t`Save or discard the changes first.`)}
            onGiveBack={async () => {
              const { data } = await send(
                { ...pullRequestSettingsOf(pullRequestFormOf(settings)), own: [] },
                seen,
              );
              onSaved(data);
            }}
          />
        ) : (
          <p className="text-sm text-ink-2">
            <Trans>
              For fix pull requests that Parapet opens from now on, in repositories without rules of
              their own.
            </Trans>
          </p>
        )}
        <Form {...shell} aria-label={label}>
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
                    Press Enter or comma to add a label. Missing labels are created at the source
                    host. Bitbucket has no labels.
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
            <fieldset className="min-w-0">
              <legend className="mb-1.5 text-sm font-medium">
                <Trans>One pull request per</Trans>
              </legend>
              <div className="grid gap-2 sm:grid-cols-2">
                {pers.map(([per, name]) => (
                  <RadioCard
                    key={per}
                    {...form.register('per')}
                    value={per}
                    title={i18n._(name)}
                    text={
                      <Plural
                        value={today[per]}
                        one="# pull request now"
                        other="# pull requests now"
                      />
                    }
                  />
                ))}
              </div>
            </fieldset>
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
                <>
                  <Trans>
                    Maximum open Parapet pull requests. Others are skipped until one is merged or
                    closed. Empty: no limit.
                  </Trans>{' '}
                  {inherits && (
                    <Plural value={today.open} one="# is open now." other="# are open now." />
                  )}
                </>
              }
            >
              {(control) => (
                <Input {...control} {...form.register('max_open')} inputMode="numeric" />
              )}
            </Field>
            <PullRequestScheduleFields
              form={form}
              errorOf={errorOf}
              saved={settings}
              isReadOnly={reason !== false}
            />
          </fieldset>
        </Form>
      </div>
      <SaveBar
        changes={changes}
        problems={wrong.length}
        pending={shell.pending}
        onGoToProblem={() => form.setFocus(fieldOf(wrong[0]))}
        onDiscard={() => form.reset()}
        onSave={shell.onSubmit}
      />
    </>
  );
}
