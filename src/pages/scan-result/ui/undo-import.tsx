import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { useState } from 'react';
import { invalidateFindings } from '@/entities/finding';
import { invalidateRepositories } from '@/entities/repository';
import { invalidateScans, type Scan } from '@/entities/scan';
import { useCan } from '@/entities/session';
import { getGetScanQueryKey, undoScan } from '@/shared/api/generated/scans';
import { formErrorOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { ConfirmDialog } from '@/shared/ui/confirm-dialog';
import { toast } from '@/shared/ui/toast';

/** Undo, available for a day after an import. Renders nothing otherwise. */
export function UndoImport({ scan }: { scan: Scan }) {
  const mayUndo = useCan('scans:upload');
  const [asking, setAsking] = useState(false);
  if (!mayUndo || scan.attributes.undo_until === null) return null;
  return (
    <>
      <Button icon={Undo2} onClick={() => setAsking(true)}>
        <Trans>Undo import</Trans>
      </Button>
      {asking && <AskUndo scan={scan} onClose={() => setAsking(false)} />}
    </>
  );
}

function AskUndo({ scan: { id, attributes }, onClose }: { scan: Scan; onClose: () => void }) {
  const { t } = useLingui();
  const client = useQueryClient();
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => undoScan(id),
    onSuccess: async ({ data }) => {
      client.setQueryData(getGetScanQueryKey(id), data);
      toast({ kind: 'ok', title: t`Import undone` });
      onClose();
      await Promise.all([
        invalidateScans(client),
        invalidateFindings(client),
        invalidateRepositories(client),
      ]);
    },
  });
  return (
    <ConfirmDialog
      title={<Trans>Undo this import?</Trans>}
      consequence={
        <>
          <Plural
            value={attributes.counts.new}
            _0="It added no new findings."
            one="# new finding is deleted."
            other="# new findings are deleted."
          />{' '}
          <Trans>Changed, reopened and fixed findings are restored.</Trans>
        </>
      }
      confirmLabel={t`Undo import`}
      pending={isPending}
      error={formErrorOf(error) ?? null}
      onConfirm={() => mutate()}
      onClose={onClose}
    />
  );
}
