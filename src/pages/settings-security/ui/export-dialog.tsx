import { Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { toast } from '@/shared/ui/toast';
import { announceLaunch, showJobsPanel } from '@/entities/job';
import { useSessionUser } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { exportOrganization } from '@/shared/api/generated/client';
import { toIdentityProof } from '../model/identity-proof';
import { IdentityProofField } from './identity-proof-field';

/** Requires proof of identity: an unlocked screen must not be enough to export all data. */
export function ExportDialog({ onClose }: { onClose: () => void }) {
  const { t } = useLingui();
  const { two_factor_enabled: hasCode } = useSessionUser();
  const [proof, setProof] = useState('');
  const start = useMutation({
    mutationFn: () => exportOrganization(toIdentityProof(hasCode, proof)),
    onSuccess: ({ job_id: job }) => {
      announceLaunch({
        job,
        store: 'remediation',
        kind: 'export_organization',
        state: 'accepted',
      });
      toast({
        kind: 'info',
        title: t`Preparing the export`,
        detail: t`We’ll notify you when the archive is ready.`,
        action: { label: t`Show`, onPress: showJobsPanel },
      });
      onClose();
    },
  });
  return (
    <Dialog
      title={t`Export everything?`}
      description={t`The other administrators are notified. Only you can download the archive, for 7 days.`}
      onClose={onClose}
    >
      <Form
        frame="dialog"
        pending={start.isPending}
        error={formErrorOf(start.error) ?? null}
        onSubmit={() => start.mutate()}
      >
        <DialogBody className="flex flex-col gap-4">
          <IdentityProofField hasCode={hasCode} value={proof} onChange={setProof} />
        </DialogBody>
        <FormFoot
          onCancel={onClose}
          disabledReason={hasCode && proof.trim().length < 6 && t`Enter the code.`}
        >
          <Trans>Export everything</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
