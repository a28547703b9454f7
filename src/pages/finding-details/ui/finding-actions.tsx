import { Trans, useLingui } from '@lingui/react/macro';
import { CircleDot, CircleSlash, Ellipsis, FileDown, Pencil, Send, ShieldHalf } from 'lucide-react';
import { useState } from 'react';
import { someFindings, useChangeFindings, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { useDownloadReport } from '@/features/download-report';
import { EditFindingsDialog } from '@/features/edit-findings';
import { SendDialog } from '@/features/send-to-developer';
import { useToggleFalsePositive } from '@/features/triage-finding';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { Menu } from '@/shared/ui/menu';

/** What can be done with the finding from its page. */
export function FindingActions({ finding }: { finding: Finding }) {
  const { t } = useLingui();
  const [open, setOpen] = useState<'send' | 'accept' | 'edit'>();
  const { toggle, isPending } = useToggleFalsePositive();
  const { mutate: change } = useChangeFindings();
  const download = useDownloadReport();
  const mayNotTriage = useDisabledReason('findings:triage');
  const mayNotExport = useDisabledReason('findings:export');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotAssign = useDisabledReason('findings:assign');
  const { false_positive: marked, status } = finding.attributes;
  const one = { target: someFindings([finding.id]), count: 1, onClose: () => setOpen(undefined) };
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      <Button icon={Send} className="max-sm:flex-1" disabledReason={mayNotSend} onClick={() => setOpen('send')}>
        <span className="sm:hidden">
          <Trans>Send</Trans>
        </span>
        <span className="max-sm:hidden">
          <Trans>Send to developer</Trans>
        </span>
      </Button>
      <Button icon={CircleSlash} className="max-sm:flex-1" aria-pressed={marked} busy={isPending} disabledReason={mayNotTriage} onClick={() => toggle({ finding, to: !marked })}>
        <Trans>False positive</Trans>
      </Button>
      <Menu
        label={t`More actions`}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => <IconButton {...props} kind="secondary" icon={Ellipsis} label={t`More actions`} />}
        entries={[
          { icon: ShieldHalf, label: t`Accept the risk`, disabledReason: mayNotAccept, onSelect: () => setOpen('accept') },
          { icon: Pencil, label: t`Status, assignee, tags`, disabledReason: mayNotAssign, onSelect: () => setOpen('edit') },
          {
            icon: CircleDot,
            label: t`Reopen`,
            disabledReason: status === 'open' ? t`It is open` : mayNotTriage,
            onSelect: () => change({ target: one.target, change: { status: 'open' }, patch: { status: 'open' } }),
          },
          'separator',
          { icon: FileDown, label: t`Download report`, disabledReason: mayNotExport, onSelect: () => download(finding.id) },
        ]}
      />
      {open === 'send' && <SendDialog {...one} />}
      {open === 'accept' && <AcceptRiskDialog {...one} title={finding.attributes.title} />}
      {open === 'edit' && <EditFindingsDialog {...one} />}
    </div>
  );
}
