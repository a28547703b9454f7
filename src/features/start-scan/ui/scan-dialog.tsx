import type { MessageDescriptor } from '@lingui/core';
import { msg, plural } from '@lingui/core/macro';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { ScanLine } from 'lucide-react';
import { useState } from 'react';
import { scanKindName, scanKinds, type Scan } from '@/entities/scan';
import { formErrorOf, messageOf } from '@/shared/api/error-message';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { RadioGroup } from '@/shared/ui/radio';
import { RadioCard } from '@/shared/ui/radio-card';
import { toast } from '@/shared/ui/toast';
import { useStartScan } from '../api/use-start-scan';

interface ScanDialogProps {
  /** At least one. */
  repositories: readonly { readonly id: string; readonly nickname: string }[];
  onClose: () => void;
  onStarted: (scans: readonly Scan[]) => void;
}

type Kind = (typeof scanKinds)[number];

const looksFor: Readonly<Record<Kind, MessageDescriptor>> = {
  full: msg`Everything below, with all installed scanners`,
  sast: msg`Flaws in your code`,
  sca: msg`Components with known vulnerabilities`,
  secret: msg`Passwords, keys and tokens`,
  iac: msg`Container, cloud and cluster configuration`,
};

/**
 * Chooses scan type and repositories. Errors appear in the dialog, because until the server
 * responds it is unknown whether a scan runs.
 */
export function ScanDialog({ repositories, onClose, onStarted }: ScanDialogProps) {
  const { t, i18n } = useLingui();
  const [kind, setKind] = useState<Kind>('full');
  const { mutate, isPending, error } = useStartScan();
  const [first] = repositories;
  const count = repositories.length;
  const nameOf = (id: string) => repositories.find((one) => one.id === id)?.nickname ?? id;
  const submit = () =>
    mutate(
      { repositories: repositories.map(({ id }) => id), kind },
      {
        onSuccess: ({ scans, refused }) => {
          toast({
            kind: 'ok',
            title: t`${plural(scans.length, { one: 'Scan started', other: '# scans started' })}`,
          });
          const [why] = refused.values();
          if (refused.size > 0)
            toast({
              kind: 'error',
              title: t`Not scanned: ${[...refused.keys()].map(nameOf).join(', ')}`,
              detail: messageOf(why),
            });
          onStarted(scans);
        },
      },
    );
  return (
    <Dialog
      title={
        count === 1 && first ? (
          <Trans>Scan {first.nickname}</Trans>
        ) : (
          <Plural value={count} one="Scan # repository" other="Scan # repositories" />
        )
      }
      description={
        <Trans>
          Parapet downloads the default branch, scans it on this server, then deletes it.
        </Trans>
      }
      onClose={onClose}
    >
      <Form frame="dialog" pending={isPending} error={formErrorOf(error) ?? null} onSubmit={submit}>
        <DialogBody>
          <RadioGroup label={t`What to look for`}>
            {scanKinds.map((one) => (
              <RadioCard
                key={one}
                name="kind"
                value={one}
                checked={kind === one}
                onChange={() => setKind(one)}
                title={scanKindName(i18n, one)}
                text={i18n._(looksFor[one])}
              />
            ))}
          </RadioGroup>
        </DialogBody>
        <FormFoot onCancel={onClose} icon={ScanLine}>
          <Trans>Scan now</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
