import { i18n } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useQueryClient } from '@tanstack/react-query';
import * as v from 'valibot';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { createPartner, getListPartnersQueryKey } from '@/shared/api/generated/partners/partners';
import { constants } from '@/shared/config';
import { email, required, useSchemaForm } from '@/shared/lib/form';

const percent = v.pipe(
  v.string(),
  v.check((text) => /^\d{1,3}$/.test(text.trim()) && Number(text) <= 100, () => i18n._(msg`A whole number from 0 to 100.`)),
);
const schema = v.object({ name: required(200), email, discount_percent: percent });

export function PartnerDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { form, errorOf, shell } = useSchemaForm({
    schema,
    initial: { name: '', email: '', discount_percent: String(constants.discountPercent) },
    keepAs: 'partner',
    send: async (values) => {
      await createPartner({ ...values, discount_percent: Number(values.discount_percent) });
      await client.invalidateQueries({ queryKey: getListPartnersQueryKey() });
      onClose();
    },
  });
  return (
    <Dialog title={t`Add partner`} dirty={form.formState.isDirty} onClose={onClose}>
      <Form {...shell} frame="dialog">
        <DialogBody className="flex flex-col gap-4">
          <Field label={<Trans>Name</Trans>} name="name" error={errorOf('name')}>
            {(control) => <Input {...control} {...form.register('name')} autoComplete="off" />}
          </Field>
          <Field label={<Trans>Email</Trans>} name="email" error={errorOf('email')}>
            {(control) => <Input {...control} {...form.register('email')} type="email" autoComplete="off" />}
          </Field>
          <Field label={<Trans>Discount in percent</Trans>} name="discount_percent" error={errorOf('discount_percent')}>
            {(control) => <Input {...control} {...form.register('discount_percent')} inputMode="numeric" />}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}><Trans>Cancel</Trans></Button>
          <SubmitButton><Trans>Add partner</Trans></SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
