import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Select } from '@/shared/ui/select';
import { getGetTwoFactorCoverageQueryOptions } from '@/shared/api/generated/users';
import { dateOf } from '@/shared/lib/ago';
import { dayAfter, graceDays } from '../model/grace-days';

type RequireDialogProps = {
  pending: boolean;
  onRequire: (from: string | null) => Promise<void>;
  onClose: () => void;
};

/** Lists the members whom the requirement will block, and offers a grace period. */
export function RequireDialog({ pending, onRequire, onClose }: RequireDialogProps) {
  const { t, i18n } = useLingui();
  const { data } = useQuery(getGetTwoFactorCoverageQueryOptions());
  const [now] = useState(() => Date.now());
  const [days, setDays] = useState(14);
  const names = (data?.without ?? []).map(({ username }) => username).join(', ');
  return (
    <Dialog
      title={t`Require two-factor login?`}
      description={
        names === '' ? (
          <Trans>Members without it can then only set it up.</Trans>
        ) : (
          <Trans>Without it at the moment: {names}.</Trans>
        )
      }
      onClose={onClose}
    >
      <Form
        frame="dialog"
        pending={pending}
        error={null}
        onSubmit={() => {
          onRequire(days === 0 ? null : dayAfter(now, days)).catch(() => undefined); // a toast shows why
        }}
      >
        <DialogBody>
          <Field
            label={<Trans>They must have it</Trans>}
            name="from"
            hint={<Trans>Until then, they can work as before.</Trans>}
          >
            {(control) => (
              <Select
                {...control}
                value={String(days)}
                onChange={({ target }) => setDays(Number(target.value))}
                options={graceDays.map((each) => ({
                  value: String(each),
                  label: each === 0 ? t`now` : t`from ${dateOf(i18n, dayAfter(now, each))} on`,
                }))}
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose}>
          <Trans>Require it</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
