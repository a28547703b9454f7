import { plural } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { toast } from '@/shared/ui/toast';
import { sessionKey, useSessionUser } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { getGetClientDeletionQueryKey, requestClientDeletion } from '@/shared/api/generated/client';
import type { ClientDeletionRequest } from '@/shared/api/generated/model';
import { toIdentityProof } from '../model/identity-proof';
import { IdentityProofField } from './identity-proof-field';

type DeletionDialogProps = { organization: string; days: number; onClose: () => void };

/** Requires the name and proof of identity, because an unlocked screen must not be enough. */
export function DeletionDialog({ organization, days, onClose }: DeletionDialogProps) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { two_factor_enabled: hasCode } = useSessionUser();
  const [name, setName] = useState('');
  const [proof, setProof] = useState('');
  const request = useMutation({
    mutationFn: (body: ClientDeletionRequest) => requestClientDeletion(body),
    onSuccess: async () => {
      await Promise.all(
        [sessionKey(), getGetClientDeletionQueryKey()].map((queryKey) =>
          client.invalidateQueries({ queryKey }),
        ),
      );
      toast({ kind: 'ok', title: t`The deletion is requested` });
      onClose();
    },
  });
  const matches = name.trim() === organization.trim();
  const reason = !matches
    ? t`Enter the name to confirm`
    : hasCode && proof.trim().length < 6 && t`Enter the code.`;
  return (
    <Dialog
      title={t`Delete ${organization}?`}
      description={t`${plural(days, { one: 'Everything is deleted in # day.', other: 'Everything is deleted in # days.' })} All administrators get an email.`}
      onClose={onClose}
    >
      <Form
        frame="dialog"
        pending={request.isPending}
        error={formErrorOf(request.error) ?? null}
        onSubmit={() =>
          request.mutate({
            organization_name: name.trim(),
            ...toIdentityProof(hasCode, proof),
          })
        }
      >
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={
              <Trans>
                Type <b className="font-semibold">{organization}</b> to confirm
              </Trans>
            }
            name="organization_name"
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                placeholder={organization}
                autoComplete="off"
                spellCheck={false}
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <IdentityProofField hasCode={hasCode} value={proof} onChange={setProof} />
        </DialogBody>
        <FormFoot onCancel={onClose} kind="danger" disabledReason={reason}>
          <Trans>Request the deletion</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
