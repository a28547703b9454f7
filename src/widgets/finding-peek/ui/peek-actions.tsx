import { Trans, useLingui } from '@lingui/react/macro';
import { CircleSlash, Ellipsis, GitPullRequest, Pencil, Send, ShieldHalf } from 'lucide-react';
import { useState } from 'react';
import { targetOfIds, actionRefusal, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { BulkEditDialog } from '@/features/bulk-edit';
import { PatchDialog } from '@/features/generate-patches';
import { useHostRefusal } from '@/features/remediate-finding';
import { SendDialog } from '@/features/send-to-developer';
import { FalsePositiveDialog, useToggleFalsePositive } from '@/features/triage-finding';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { findingCan } from '#domain/finding-can';
import { Menu } from '@/shared/ui/menu';

/** What is done most with one finding, without leaving the list. */
export function PeekActions({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<'patch' | 'send' | 'accept' | 'edit' | 'false-positive'>();
  const { toggle } = useToggleFalsePositive();
  const mayNotBulk = useDisabledReason('findings:bulk');
  const mayNotTriage = useDisabledReason('findings:triage');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotAssign = useDisabledReason('findings:assign');
  const { false_positive: marked, risk_acceptance: acceptance } = finding.attributes;
  const unmendable = actionRefusal(i18n, findingCan.generatePatch, finding);
  const noHost = useHostRefusal(finding);
  const mayNotOpen = mayNotBulk || unmendable || noHost;
  const close = () => setOpen(undefined);
  const one = { target: targetOfIds([finding.id]), count: 1, onClose: close };
  return (
    <>
      <Button
        kind={mayNotOpen || acceptance ? 'secondary' : 'primary'}
        icon={GitPullRequest}
        className="flex-1"
        disabledReason={mayNotOpen}
        onClick={() => setOpen('patch')}
      >
        <Trans>Open pull request</Trans>
      </Button>
      <Button
        icon={Send}
        disabledReason={mayNotSend || actionRefusal(i18n, findingCan.send, finding)}
        onClick={() => setOpen('send')}
      >
        <Trans>Send</Trans>
      </Button>
      <Menu
        label={t`More actions`}
        placement={{ side: 'top', align: 'end' }}
        trigger={(props) => (
          <IconButton {...props} kind="secondary" icon={Ellipsis} label={t`More actions`} />
        )}
        entries={[
          {
            icon: CircleSlash,
            label: marked ? t`Not a false positive` : t`False positive`,
            disabledReason: mayNotTriage,
            onSelect: () => (marked ? toggle({ finding, to: false }) : setOpen('false-positive')),
          },
          {
            icon: ShieldHalf,
            label: t`Accept the risk`,
            disabledReason: mayNotAccept || actionRefusal(i18n, findingCan.acceptRisk, finding),
            onSelect: () => setOpen('accept'),
          },
          {
            icon: Pencil,
            label: t`Status, assignee, tags`,
            disabledReason: mayNotAssign,
            onSelect: () => setOpen('edit'),
          },
        ]}
      />
      {open === 'patch' && (
        <PatchDialog goal="pull-requests" target={one.target} onClose={close} onDone={close} />
      )}
      {open === 'false-positive' && (
        <FalsePositiveDialog
          count={1}
          title={finding.attributes.title}
          onClose={close}
          onChoose={(reason) => {
            close();
            toggle({ finding, to: true, reason });
          }}
        />
      )}
      {open === 'send' && <SendDialog {...one} />}
      {open === 'accept' && <AcceptRiskDialog {...one} title={finding.attributes.title} />}
      {open === 'edit' && <BulkEditDialog {...one} />}
    </>
  );
}
