import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Select } from '@/shared/ui/select';
import { toast } from '@/shared/ui/toast';
import {
  getGetManagedClientQueryKey,
  getListManagedClientsQueryKey,
  setClientPartner,
} from '@/shared/api/generated/manage-clients';
import {
  getListPartnersQueryKey,
  getListPartnersQueryOptions,
} from '@/shared/api/generated/partners';
import type { ClientSummary, Partner } from '@/shared/api/generated/model';
import { useSchemaForm } from '@/shared/lib/form';

type DialogProps = { client: ClientSummary; onClose: () => void };

const schema = v.object({ partner_id: v.string() });

function PartnerForm({
  client: { _id: id, organization_name: name, partner, partner_id: partnerId },
  partners,
  onClose,
}: DialogProps & { partners: readonly Partner[] }) {
  const { t } = useLingui();
  const queries = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { partner_id: partnerId ?? '' },
    send: async ({ partner_id: chosen }) => {
      await setClientPartner({ client_id: id, partner_id: chosen || null });
      toast({ kind: 'ok', title: t`Saved the partner of ${name}` });
      await Promise.all(
        [
          getListManagedClientsQueryKey(),
          getGetManagedClientQueryKey(id),
          getListPartnersQueryKey(),
        ].map((queryKey) => queries.invalidateQueries({ queryKey })),
      );
      onClose();
    },
  });
  // The current partner can be kept, even if it is no longer active.
  const options = partners.map(({ id: value, name: text, active }) => ({
    value,
    label: active ? text : t`${text} (paused)`,
    disabled: !active && value !== partnerId,
  }));
  const known = partnerId === null || partners.some((one) => one.id === partnerId);
  return (
    <Form {...shell} frame="dialog">
      <DialogBody>
        <Field
          label={<Trans>Partner</Trans>}
          name="partner_id"
          error={errorOf('partner_id')}
          hint={t`The partner can see this organisation. Their discount applies to every plan.`}
        >
          {(control) => (
            <Select
              {...control}
              {...form.register('partner_id')}
              placeholder={t`None`}
              options={
                known ? options : [...options, { value: partnerId, label: partner ?? partnerId }]
              }
            />
          )}
        </Field>
      </DialogBody>
      <FormFoot onCancel={onClose}>
        <Trans>Save</Trans>
      </FormFoot>
    </Form>
  );
}

/** Chooses the partner that referred an organization. */
export function PartnerDialog({ client, onClose }: DialogProps) {
  const { t } = useLingui();
  const partners = useQuery(getListPartnersQueryOptions({ page_size: 100 }));
  return (
    <Dialog title={t`Partner of ${client.organization_name}`} onClose={onClose}>
      <QueryBoundary query={partners} label={t`Partners`} rows={2}>
        {({ data }) => <PartnerForm client={client} partners={data} onClose={onClose} />}
      </QueryBoundary>
    </Dialog>
  );
}
