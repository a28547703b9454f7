import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Controller } from 'react-hook-form';
import type { Team, TeamRequest } from '@/shared/api/generated/model';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { createTeam, updateTeam } from '@/shared/api/generated/teams';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { MultiSelect } from '@/shared/ui/multi-select';
import { toast } from '@/shared/ui/toast';
import { useRefreshTeams } from '../api/use-teams';
import { formOf, requestOf, teamSchema } from '../model/team-form';
import { OwnedParts } from './owned-parts';

/** Creates a team, or edits the given one. */
export function TeamDialog({ team, onClose }: { team?: Team | undefined; onClose: () => void }) {
  const { t } = useLingui();
  const refresh = useRefreshTeams();
  const { data: people } = useQuery(getListDevelopersQueryOptions());
  const { mutateAsync: save } = useMutation({
    mutationFn: (request: TeamRequest) =>
      team === undefined ? createTeam(request) : updateTeam(team.id, request),
  });
  const { form, errorOf, shell } = useSchemaForm({
    schema: teamSchema,
    initial: formOf(team),
    send: async (values) => {
      const {
        data: { name },
      } = await save(requestOf(values));
      await refresh();
      toast({ kind: 'ok', title: t`${name} was saved` });
      onClose();
    },
  });
  const name = team?.name;
  return (
    <Dialog
      title={name === undefined ? t`New team` : t`Change ${name}`}
      description={t`The team owns the findings in these places.`}
      dirty={form.formState.isDirty}
      onClose={onClose}
    >
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field name="name" label={<Trans>Name</Trans>} error={errorOf('name')}>
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Controller
            control={form.control}
            name="owns"
            render={({ field: { value, onChange } }) => (
              <OwnedParts parts={value} onChange={onChange} error={errorOf('owns')} />
            )}
          />
          <fieldset className="min-w-0">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Members</Trans>
            </legend>
            <Controller
              control={form.control}
              name="member_ids"
              render={({ field: { value, onChange } }) => (
                <div className="rounded-md border border-line">
                  <MultiSelect
                    label={t`Members`}
                    options={(people?.data ?? []).map(({ id, username }) => ({
                      value: id,
                      label: username,
                    }))}
                    values={value}
                    onChange={(next) => onChange([...next])}
                  />
                </div>
              )}
            />
          </fieldset>
        </DialogBody>
        <FormFoot onCancel={onClose}>{team === undefined ? t`Add team` : t`Save`}</FormFoot>
      </Form>
    </Dialog>
  );
}
