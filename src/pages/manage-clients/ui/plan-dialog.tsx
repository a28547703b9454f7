import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { tierNames, tiers } from '@/entities/client';
import {
  getGetManagedClientQueryKey,
  getGetManagedClientTotalsQueryKey,
  getListManagedClientsQueryKey,
  setClientPlan,
} from '@/shared/api/generated/manage-clients';
import type { ClientSummary } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';

const schema = v.object({ tier: v.picklist(tiers), pilot_until: v.string() });

/** Sets an organization's plan, and a pilot with an end date. */
export function PlanDialog({
  client: { _id: id, organization_name: name, tier, pilot_until: until },
  onClose,
}: {
  client: ClientSummary;
  onClose: () => void;
}) {
  const { t, i18n } = useLingui();
  const queries = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { tier, pilot_until: until ?? '' },
    send: async ({ tier: chosen, pilot_until: day }) => {
      await setClientPlan({ client_id: id, tier: chosen, pilot_until: day || null });
      toast({ kind: 'ok', title: t`Saved the plan of ${name}` });
      onClose();
      await Promise.all(
        [
          getListManagedClientsQueryKey(),
          getGetManagedClientQueryKey(id),
          getGetManagedClientTotalsQueryKey(),
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
    },
  });
  return (
    <Dialog title={t`Plan of ${name}`} dirty={form.formState.isDirty} onClose={onClose}>
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Plan</Trans>} name="tier" error={errorOf('tier')}>
            {(control) => (
              <Select
                {...control}
                {...form.register('tier')}
                options={tiers.map((value) => ({ value, label: i18n._(tierNames[value]) }))}
              />
            )}
          </Field>
          <Field
            label={<Trans>Last day of the pilot</Trans>}
            name="pilot_until"
            error={errorOf('pilot_until')}
            hint={t`Until then the organisation has everything in the largest plan. Leave empty for no pilot.`}
          >
            {(control) => <Input {...control} {...form.register('pilot_until')} type="date" />}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Save</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
