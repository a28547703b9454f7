import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Trash2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Controller } from 'react-hook-form';
import type { Repository } from '@/entities/repository';
import { useDisabledReason } from '@/entities/session';
import { RemoveRepository } from '@/features/remove-repository';
import { getGetPrioritySettingsQueryOptions } from '@/shared/api/generated/prioritization';
import { useSchemaForm } from '@/shared/lib/form';
import { Button } from '@/shared/ui/button';
import { ChipInput } from '@/shared/ui/chip-input';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { SaveBar } from '@/shared/ui/save-bar';
import { Select } from '@/shared/ui/select';
import { Switch } from '@/shared/ui/switch';
import { Textarea } from '@/shared/ui/textarea';
import { useChangeRepository } from '../api/use-change-repository';
import type { UndoableChange } from '../model/undoable-change';
import { impactPoints } from '../model/impact-points';
import {
  type RepositorySettings,
  repositorySettings,
  settingsOf,
} from '../model/repository-settings';
import { BranchInput } from './branch-input';
import { RepositoryDomains } from './repository-domains';

interface RepositorySettingsTabProps {
  repository: Repository;
  /** Whether closing would discard unsaved input. */
  onDirty: (dirty: boolean) => void;
  onDone: (done: UndoableChange) => void;
  onRemoved: () => void;
}

export function RepositorySettingsTab({
  repository,
  onDirty,
  onDone,
  onRemoved,
}: RepositorySettingsTabProps) {
  'use no memo'; // the fields that differ are one mutable object
  const { t, i18n } = useLingui();
  const reason = useDisabledReason('repositories:manage');
  const change = useChangeRepository(repository, onDone);
  const [saved, setSaved] = useState(() => settingsOf(repository));
  const [removing, setRemoving] = useState(false);
  const { data: scoring } = useQuery(getGetPrioritySettingsQueryOptions());
  const points = scoring && impactPoints(scoring);
  const { form, errorOf, shell } = useSchemaForm({
    schema: repositorySettings,
    initial: saved,
    keepAs: `repository ${repository.id}`,
    send: async (values) => take(await change(saved, values, take)),
  });
  const { dirtyFields, errors, isDirty } = form.formState;
  const take = (settings: RepositorySettings) => {
    setSaved(settings);
    form.reset(settings);
  };
  useEffect(() => onDirty(isDirty), [onDirty, isDirty]);
  const changed = Object.values(dirtyFields).filter((one) =>
    Array.isArray(one) ? one.some(Boolean) : one,
  ).length;
  const [wrong] = Object.keys(errors).filter((name) => name !== 'root');
  const most = points?.priority.critical;
  const gain = i18n.number(points?.priority[form.watch('priority')] ?? 0);
  const mostPoints = i18n.number(most ?? 0);
  const confidential = i18n.number(points?.confidential ?? 0, { maximumFractionDigits: 1 });

  return (
    <>
      <div className="flex flex-col gap-6 p-5">
        {reason && (
          <p className="rounded-md border bg-inset px-3 py-2 text-sm text-ink-2">{reason}</p>
        )}
        <Form {...shell} aria-label={t`Repository settings`}>
          <fieldset disabled={reason !== false} className="flex min-w-0 flex-col gap-4">
            <Field
              label={<Trans>Name</Trans>}
              name="nickname"
              error={errorOf('nickname')}
              hint={<Trans>Used to list and filter its findings.</Trans>}
            >
              {(control) => (
                <Input {...control} {...form.register('nickname')} autoComplete="off" />
              )}
            </Field>
            <Field
              label={<Trans>Description</Trans>}
              name="description"
              need="optional"
              error={errorOf('description')}
            >
              {(control) => <Textarea {...control} {...form.register('description')} rows={2} />}
            </Field>
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={<Trans>Primary purpose</Trans>}
                name="primary_purpose"
                need="optional"
                error={errorOf('primary_purpose')}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...form.register('primary_purpose')}
                    placeholder={t`Payment processing`}
                    autoComplete="off"
                  />
                )}
              </Field>
              <Field
                label={<Trans>Kind</Trans>}
                name="repo_type"
                need="optional"
                error={errorOf('repo_type')}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...form.register('repo_type')}
                    placeholder={t`service, library, infrastructure`}
                    autoComplete="off"
                  />
                )}
              </Field>
            </div>
            <div className="rounded-md border p-3">
              <Switch
                {...form.register('deals_with_confidential_data')}
                label={<Trans>Handles confidential data</Trans>}
              />
              <p className="mt-1 text-xs text-ink-3">
                {points && points.confidential > 0 && (
                  <Trans>Adds up to {confidential} priority points to each finding.</Trans>
                )}{' '}
                <Trans>Accepting a critical risk requires a second approver.</Trans>
              </p>
            </div>
            <Field
              label={<Trans>Priority of this repository</Trans>}
              name="priority"
              error={errorOf('priority')}
              hint={
                most !== undefined &&
                (most === 0 ? (
                  <Trans>Your organisation’s scoring gives it no weight.</Trans>
                ) : (
                  <Trans>
                    Adds about {gain} of up to {mostPoints} priority points to each finding.
                    Findings are rescored when you save.
                  </Trans>
                ))
              }
            >
              {(control) => (
                <Select
                  {...control}
                  {...form.register('priority')}
                  options={[
                    { value: 'critical', label: t`Critical` },
                    { value: 'high', label: t`High` },
                    { value: 'medium', label: t`Medium` },
                    { value: 'low', label: t`Low` },
                  ]}
                />
              )}
            </Field>
            <Field
              label={<Trans>Tags</Trans>}
              name="tags"
              error={errorOf('tags')}
              hint={<Trans>Press Enter or comma to add a tag.</Trans>}
            >
              {(control) =>
                reason ? (
                  <Input {...control} readOnly value={saved.tags.join(', ')} />
                ) : (
                  <Controller
                    control={form.control}
                    name="tags"
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
            <div className="grid gap-4 sm:grid-cols-2">
              <Field
                label={<Trans>Address</Trans>}
                name="url"
                need="optional"
                error={errorOf('url')}
              >
                {(control) => (
                  <Input
                    {...control}
                    {...form.register('url')}
                    type="url"
                    autoComplete="off"
                    placeholder="https://github.com/acme/ledger-api"
                  />
                )}
              </Field>
              <Field label={<Trans>Default branch</Trans>} name="branch" error={errorOf('branch')}>
                {(control) => (
                  <BranchInput {...control} {...form.register('branch')} repository={repository} />
                )}
              </Field>
            </div>
            <Switch {...form.register('active')} label={<Trans>In use</Trans>} />
          </fieldset>
        </Form>
        <RepositoryDomains repository={repository.id} onDone={onDone} />
        <section className="flex items-center gap-3 border-t border-line pt-4">
          <div className="min-w-0 flex-1">
            <h3 className="text-sm font-semibold">
              <Trans>Remove from Parapet</Trans>
            </h3>
            <p className="text-xs text-ink-3">
              <Trans>Its scans, findings and history are deleted too.</Trans>
            </p>
          </div>
          <Button
            icon={Trash2}
            className="text-danger-text!"
            disabledReason={reason}
            onClick={() => setRemoving(true)}
          >
            <Trans>Remove</Trans>
          </Button>
        </section>
      </div>
      <SaveBar
        changes={changed}
        problems={Object.keys(errors).filter((name) => name !== 'root').length}
        pending={shell.pending}
        onGoToProblem={() => form.setFocus((wrong ?? 'nickname') as keyof RepositorySettings)}
        onDiscard={() => form.reset(saved)}
        onSave={shell.onSubmit}
      />
      {removing && (
        <RemoveRepository
          repository={repository}
          onClose={() => setRemoving(false)}
          onRemoved={onRemoved}
        />
      )}
    </>
  );
}
