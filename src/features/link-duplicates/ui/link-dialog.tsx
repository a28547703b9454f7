import { Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { useDeferredValue, useState } from 'react';
import { findingQueries, placeOf, shortId, type Finding } from '@/entities/finding';
import { formErrorOf } from '@/shared/api/error-message';
import { Combobox } from '@/shared/ui/combobox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { RadioCard } from '@/shared/ui/radio-card';
import { Textarea } from '@/shared/ui/textarea';
import { useDuplicates } from '../api/use-duplicates';

interface LinkDialogProps {
  finding: Finding;
  onClose: () => void;
}

/**
 * Links two findings: one becomes the main finding; the other keeps its history and no longer
 * counts as open.
 */
export function LinkDialog({ finding, onClose }: LinkDialogProps) {
  const { t } = useLingui();
  const { link } = useDuplicates(finding.id);
  const [typed, setTyped] = useState('');
  const [other, setOther] = useState<{ id: string; title: string }>();
  const [canonical, setCanonical] = useState(true);
  const [reason, setReason] = useState('');
  const { data } = useQuery(
    findingQueries.candidates(useDeferredValue(typed), finding.attributes.repository.nickname),
  );
  const found = (data ?? []).filter(({ id }) => id !== finding.id);
  const options = found.map((one) => ({
    value: one.id,
    label: one.attributes.title,
    note: `${one.attributes.tool} · ${placeOf(one)}`,
  }));
  const chosen =
    other && !options.some(({ value }) => value === other.id)
      ? [{ value: other.id, label: other.title }]
      : [];
  return (
    <Dialog
      title={<Trans>Link a duplicate</Trans>}
      description={finding.attributes.title}
      width="wide"
      dirty={other !== undefined || reason !== ''}
      onClose={onClose}
    >
      <Form
        pending={link.isPending}
        error={formErrorOf(link.error) ?? null}
        frame="dialog"
        onSubmit={() =>
          other &&
          link.mutate(
            {
              finding_id: other.id,
              canonical,
              ...(reason.trim() !== '' && { reason: reason.trim() }),
            },
            { onSuccess: onClose },
          )
        }
      >
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={<Trans>The other finding</Trans>}
            name="finding_id"
            need="required"
            hint={<Trans>Search by title, path or CVE.</Trans>}
          >
            {({ 'aria-required': _required, ...control }) => (
              <Combobox
                {...control}
                data-autofocus
                options={[...chosen, ...options]}
                value={other?.id ?? null}
                onSearch={setTyped}
                onChange={(id) =>
                  setOther(
                    id === null
                      ? undefined
                      : { id, title: found.find((one) => one.id === id)?.attributes.title ?? id },
                  )
                }
              />
            )}
          </Field>
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Main finding</Trans>
            </legend>
            <RadioCard
              name="canonical"
              value="this"
              checked={canonical}
              onChange={() => setCanonical(true)}
              title={t`This one`}
              text={`${shortId(finding.id)} · ${finding.attributes.title}`}
            />
            <RadioCard
              name="canonical"
              value="other"
              checked={!canonical}
              onChange={() => setCanonical(false)}
              title={t`The other one`}
              text={other?.title ?? t`Make a selection first`}
            />
          </fieldset>
          <Field label={<Trans>Reason they match</Trans>} name="reason" need="optional">
            {(control) => (
              <Textarea
                {...control}
                rows={2}
                maxLength={2000}
                value={reason}
                onChange={(event) => setReason(event.target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot onCancel={onClose} disabledReason={!other && t`Choose the other finding`}>
          <Trans>Link them</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
