import { Trans, useLingui } from '@lingui/react/macro';
import { PencilLine } from 'lucide-react';
import { useState } from 'react';
import type { RecordedAssessment } from '@/shared/api/generated/model';
import { lazyComponent } from '@/shared/lib/lazy-component';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { useDisabledReason } from '@/entities/session';
import type { AssessedSubject } from '../model/assessed-subject';

const RecordDialog = lazyComponent(async () => (await import('./record-dialog')).RecordDialog);

interface RecordAssessmentProps {
  subject: AssessedSubject;
  recorded: RecordedAssessment | null;
  /** Renders a short label, for lists with many of them. */
  isShort?: boolean;
}

/**
 * Records an administrator's statement that something no scanner detects is covered, with a reason
 * and an end date.
 */
export function RecordAssessment({ subject, recorded, isShort = false }: RecordAssessmentProps) {
  const { t } = useLingui();
  const reason = useDisabledReason('policies:manage');
  const [isOpen, setOpen] = useState(false);
  const { name } = subject;
  return (
    <>
      {isShort ? (
        <IconButton
          icon={PencilLine}
          size="sm"
          label={recorded ? t`Change the record: ${name}` : t`Record it: ${name}`}
          disabledReason={reason}
          onClick={() => setOpen(true)}
        />
      ) : (
        <Button size="sm" icon={PencilLine} disabledReason={reason} onClick={() => setOpen(true)}>
          {recorded ? (
            <Trans>Change the record</Trans>
          ) : (
            <Trans>Record it with a reason and end date</Trans>
          )}
        </Button>
      )}
      {isOpen && (
        <RecordDialog
          title={recorded ? t`Change the record` : t`Covered in another way`}
          subject={subject}
          recorded={recorded}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
