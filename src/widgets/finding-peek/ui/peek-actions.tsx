import { Trans, useLingui } from '@lingui/react/macro';
import { useNavigate } from '@tanstack/react-router';
import {
  CircleSlash,
  Ellipsis,
  GitPullRequest,
  Pencil,
  RefreshCw,
  Send,
  ShieldHalf,
  UserPlus,
  WandSparkles,
} from 'lucide-react';
import { useState } from 'react';
import { targetOfIds, actionRefusal, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { BulkEditDialog } from '@/features/bulk-edit';
import { PatchDialog } from '@/features/generate-patches';
import { nextStepOf, useHostRefusal } from '@/features/remediate-finding';
import { SendDialog } from '@/features/send-to-developer';
import { FalsePositiveDialog, useToggleFalsePositive } from '@/features/triage-finding';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { findingCan } from '#domain/finding-can';
import { Menu } from '@/shared/ui/menu';

/** What is done most with one finding, without leaving the list. */
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
  const { false_positive: marked, risk_acceptance: acceptance } = finding.attributes;
  const unmendable = actionRefusal(i18n, findingCan.generatePatch, finding);
  const noHost = useHostRefusal(finding);
  const mayNotOpen = mayNotBulk || unmendable || noHost;
  const mayNotEdit = mayNotAssign || actionRefusal(i18n, findingCan.assign, finding);
  const close = () => setOpen(undefined);
  const next = nextStepOf(finding.attributes, {
    open:
      unmendable === false && acceptance === null && finding.attributes.status !== 'risk_accepted',
    patched: Boolean(finding.attributes.code_diff),
    pullRequest: mayNotOpen === false,
    generate: mayNotBulk === false,
    assign: mayNotEdit === false,
  });
  const steps = {
    rotate: {
      icon: RefreshCw,
      label: t`Rotate the secret`,
      // Its page has the steps, and what else holds the secret.
      run: () =>
        void navigate({
          to: '/findings/finding-details/$id',
          params: { id: finding.id },
          search: true,
        }),
    },
    'generate-fix': {
      icon: WandSparkles,
      label: t`Generate fix`,
      run: () => setOpen('patch'),
    },
    'open-pull-request': {
      icon: GitPullRequest,
      label: t`Open pull request`,
      run: () => setOpen('pull-requests'),
    },
    assign: { icon: UserPlus, label: t`Assign`, run: () => setOpen('assign') },
  };
  const primary = next && steps[next];
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
          ...(next === 'assign'
            ? []
            : [
                {
                  icon: UserPlus,
                  label: steps.assign.label,
                  disabledReason: mayNotEdit,
                  onSelect: steps.assign.run,
                },
              ]),
          ...(next === 'open-pull-request'
            ? []
            : [
                {
                  icon: GitPullRequest,
                  label: steps['open-pull-request'].label,
                  disabledReason: mayNotOpen,
                  onSelect: steps['open-pull-request'].run,
                },
              ]),
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
