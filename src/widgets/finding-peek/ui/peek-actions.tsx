import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import { CircleSlash, Ellipsis, Pencil, Send, ShieldHalf } from 'lucide-react';
import { useState } from 'react';
import { targetOfIds, actionRefusal, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { BulkEditDialog } from '@/features/bulk-edit';
import { PatchDialog } from '@/features/generate-patches';
import { useHostRefusal, useNextSteps } from '@/features/remediate-finding';
import { SendDialog } from '@/features/send-to-developer';
import { FalsePositiveDialog, useToggleFalsePositive } from '@/features/triage-finding';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { findingCan } from '#domain/finding-can';
import { Menu } from '@/shared/ui/menu';

/** The most frequent actions on a finding, without leaving the list. */
export function PeekActions({ finding }: { finding: Finding }) {
  const { t, i18n } = useLingui();
  const navigate = useNavigate();
  const [open, setOpen] = useState<
    'pull-requests' | 'patch' | 'send' | 'accept' | 'assign' | 'edit' | 'false-positive'
  >();
  const { toggle } = useToggleFalsePositive();
  const mayNotBulk = useDisabledReason('findings:bulk');
  const mayNotTriage = useDisabledReason('findings:triage');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotAssign = useDisabledReason('findings:assign');
  const { false_positive: marked } = finding.attributes;
  const notFixable = actionRefusal(i18n, findingCan.generatePatch, finding);
  const noHost = useHostRefusal(finding);
  const mayNotOpen = mayNotBulk || notFixable || noHost;
  const mayNotEdit = mayNotAssign || actionRefusal(i18n, findingCan.assign, finding);
  const close = () => setOpen(undefined);
  const { next, steps, primary } = useNextSteps(
    finding.attributes,
    {
      isFixable: notFixable === false,
      patched: Boolean(finding.attributes.code_diff),
      made: false,
      pullRequest: mayNotOpen === false,
      generate: mayNotBulk === false,
      assign: mayNotEdit === false,
    },
    {
      // The finding's page has the steps, and the other places with the same secret.
      rotate: () =>
        void navigate({
          to: '/findings/finding-details/$id',
          params: { id: finding.id },
          search: true,
        }),
      'generate-fix': () => setOpen('patch'),
      'open-pull-request': () => setOpen('pull-requests'),
      assign: () => setOpen('assign'),
    },
  );
  const others = [
    { id: 'assign', disabledReason: mayNotEdit },
    { id: 'open-pull-request', disabledReason: mayNotOpen },
  ] as const;
  const one = { target: targetOfIds([finding.id]), count: 1, onClose: close };
  return (
    <>
      {primary && (
        <Button kind="primary" icon={primary.icon} className="flex-1" onClick={primary.run}>
          {primary.label}
        </Button>
      )}
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
          ...others
            .filter(({ id }) => id !== next)
            .map(({ id, disabledReason }) => ({
              icon: steps[id].icon,
              label: steps[id].label,
              disabledReason,
              onSelect: steps[id].run,
            })),
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
      {(open === 'patch' || open === 'pull-requests') && (
        <PatchDialog goal={open} target={one.target} onClose={close} onDone={close} />
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
      {(open === 'assign' || open === 'edit') && (
        <BulkEditDialog {...one} isAssigning={open === 'assign'} />
      )}
    </>
  );
}
