import { Trans, useLingui } from '@lingui/react/macro';
import { valibotResolver } from '@hookform/resolvers/valibot';
import { useForm } from 'react-hook-form';
import { sourceControlOf, sourceControls } from '@/entities/repository';
import { formErrorOf } from '@/shared/api/error-message';
import { useDraftValues } from '@/shared/lib/form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { useAddRepository } from '../api/use-add-repository';
import { repositoryForm, repositoryRequest, type RepositoryForm } from '../model/repository-form';

interface AddRepositoryDialogProps {
  onClose: () => void;
}

const empty: RepositoryForm = {
  nickname: '',
  source_control: 'manual',
  url: '',
  branch: 'main',
  tags: '',
  priority: 'medium',
  deals_with_confidential_data: false,
};

export function AddRepositoryDialog({ onClose }: AddRepositoryDialogProps) {
  const { t, i18n } = useLingui();
  const { mutate, isPending, error, data } = useAddRepository();
  const [skipped] = data?.skipped ?? [];
  const form = useForm<RepositoryForm>({
    resolver: valibotResolver(repositoryForm),
    defaultValues: empty,
  });
  useDraftValues(form, { initial: empty, keepAs: 'repository' });
  const { errors, isDirty } = form.formState;
  return (
    <Dialog
      title={<Trans>Add repository</Trans>}
      description={<Trans>Its findings come from reports you upload or its pipeline sends.</Trans>}
      dirty={isDirty}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={
          skipped
            ? { title: t`A repository with this name already exists.` }
            : (formErrorOf(error) ?? null)
        }
        frame="dialog"
        onSubmit={(event) =>
          void form.handleSubmit((values) =>
            mutate(repositoryRequest(values), {
              onSuccess: ({ skipped: refused }) => {
                if (refused.length === 0) onClose();
              },
            }),
          )(event)
        }
      >
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={<Trans>Name</Trans>}
            name="nickname"
            need="required"
            error={errors.nickname && t`Enter a name.`}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('nickname')}
                autoFocus
                maxLength={200}
                autoComplete="off"
                placeholder="ledger-api"
              />
            )}
          </Field>
          <Field label={<Trans>Source</Trans>} name="source_control">
            {(control) => (
              <Select
                {...control}
                {...form.register('source_control')}
                options={sourceControls.map((source) => {
                  const { name } = sourceControlOf(source);
                  return { value: source, label: typeof name === 'string' ? name : i18n._(name) };
                })}
              />
            )}
          </Field>
          <Field
            label={<Trans>Address</Trans>}
            name="url"
            need="optional"
            error={errors.url && t`Enter the full address, including https://.`}
          >
            {(control) => (
              <Input
                {...control}
                {...form.register('url')}
                type="url"
                placeholder="https://github.com/acme/ledger-api"
              />
            )}
          </Field>
          <div className="grid grid-cols-2 gap-3">
            <Field label={<Trans>Branch</Trans>} name="branch" need="optional">
              {(control) => (
                <Input {...control} {...form.register('branch')} maxLength={255} mono />
              )}
            </Field>
            <Field label={<Trans>Priority</Trans>} name="priority">
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
          </div>
          <Field
            label={<Trans>Tags</Trans>}
            name="tags"
            need="optional"
            hint={<Trans>Separate with commas.</Trans>}
          >
            {(control) => <Input {...control} {...form.register('tags')} />}
          </Field>
          <Checkbox
            {...form.register('deals_with_confidential_data')}
            label={<Trans>Handles confidential data</Trans>}
          />
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Add repository</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
