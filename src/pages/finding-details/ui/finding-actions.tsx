import { Trans, useLingui } from '@lingui/react/macro';
import {
  AlarmClock,
  CircleDot,
  CircleSlash,
  Ellipsis,
  FileDown,
  Gauge,
  GitPullRequest,
  Pencil,
  RotateCcw,
  Send,
  ShieldHalf,
  UserPlus,
  Webhook,
} from 'lucide-react';
import { useState } from 'react';
import { targetOfIds, actionRefusal, type Finding } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { AssessDialog } from '@/features/assess-finding';
import { useDownloadReport } from '@/features/download-report';
import { BulkEditDialog } from '@/features/bulk-edit';
import { IssueDialog, useNextSteps, type RemediationState } from '@/features/remediate-finding';
import { CreateReminderDialog } from '@/features/create-reminder';
import { useSendTicket } from '@/features/send-ticket';
import { SendDialog } from '@/features/send-to-developer';
import { FalsePositiveDialog, useToggleFalsePositive } from '@/features/triage-finding';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { IconButton } from '@/shared/ui/icon-button';
import { toast } from '@/shared/ui/toast';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { findingCan } from '#domain/finding-can';
import { Menu, type MenuAction, type MenuEntry } from '@/shared/ui/menu';
import { useEditFinding } from '../api/use-edit-finding';
import { useOpinion } from '../api/use-opinion';
import { pressOrExplain } from '../model/press-or-explain';
import { refusalOfMarked } from '../model/refusal-of-marked';
import { reverseOf } from '../model/settable-statuses';
import { usePossibleSteps } from '../model/use-possible-steps';
import { rotateCardId } from './rotate-card';

const menuId = 'finding-actions';

/** Moves unavailable actions to the end, where their reasons can be read. */
function possibleFirst(entries: readonly MenuAction[]): readonly MenuEntry[] {
  const possible = entries.filter(({ disabledReason }) => !disabledReason);
  const others = entries.filter(({ disabledReason }) => disabledReason);
  return others.length > 0 ? [...possible, 'separator', ...others] : possible;
}

/** The actions on the finding's page, the recommended step first. */
export function FindingActions({
  finding,
  remediation,
}: {
  finding: Finding;
  remediation: RemediationState;
}) {
  const { t, i18n } = useLingui();
  const [open, setOpen] = useState<
    'send' | 'accept' | 'assign' | 'edit' | 'assess' | 'remind' | 'false-positive'
  >();
  const { toggle, isPending } = useToggleFalsePositive();
  const { mutate: edit } = useEditFinding(finding);
  const download = useDownloadReport();
  const ticket = useSendTicket();
  const mayNotTriage = useDisabledReason('findings:triage');
  const mayNotExport = useDisabledReason('findings:export');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotAssign = useDisabledReason('findings:assign');
  const mayNotPropose = useDisabledReason('remediation:apply');
  const { false_positive: marked, status } = finding.attributes;
  const { possible, refusals, notFixable, noHost } = usePossibleSteps(finding, remediation);
  const { openPullRequest: mayNotOpen, assign: mayNotEdit } = refusals;
  const opened = remediation.remediation?.issue_url;
  const { issue } = remediation;
  const mayNotOpenIssue =
    mayNotPropose || notFixable || (Boolean(opened) && t`Already open`) || noHost;
  const propose = () => {
    remediation.openPullRequest();
    // The fix card shows the result.
    document.getElementById('fix')?.scrollIntoView({ block: 'center' });
  };
  const showCard = (id: string) => document.getElementById(id)?.scrollIntoView({ block: 'center' });
  const { next, steps, primary } = useNextSteps(finding.attributes, possible, {
    rotate: () => showCard(rotateCardId),
    'generate-fix': () => {
      remediation.generate();
      showCard('fix');
    },
    'open-pull-request': propose,
    assign: () => setOpen('assign'),
  });
  const judge = () => (marked ? toggle({ finding, to: false }) : setOpen('false-positive'));
  // N refuses a second opinion that is not answered yet.
  const isOpinionNext = useOpinion(finding.id)?.opinion?.answer === null;
  useHotkeys({
    n: isOpinionNext ? undefined : primary?.run,
    a: pressOrExplain(mayNotEdit, () => setOpen('assign')),
    r: pressOrExplain(mayNotAccept || actionRefusal(i18n, findingCan.acceptRisk, finding), () =>
      setOpen('accept'),
    ),
    m: pressOrExplain(mayNotTriage, judge),
    s: pressOrExplain(mayNotTriage, () => setOpen('assess')),
    p: pressOrExplain(mayNotOpen, propose),
    '.': () => {
      const trigger = document.getElementById(menuId);
      // The menu gives the focus back to where it was.
      trigger?.focus();
      trigger?.click();
    },
  });
  const reopen = () => {
    edit(
      { change: { status: 'open' }, reverse: reverseOf(status, !mayNotAccept) },
      {
        onError: (error) =>
          toast({ kind: 'error', title: t`Nothing was changed`, detail: messageOf(error) }),
      },
    );
  };
  const one = { target: targetOfIds([finding.id]), count: 1, onClose: () => setOpen(undefined) };
  return (
    <div className="flex w-full flex-wrap gap-2 sm:w-auto">
      {primary && (
        <Button
          kind="primary"
          icon={primary.icon}
          {...(!isOpinionNext && { shortcut: 'N' })}
          className="max-sm:w-full"
          busy={remediation.isOpening || (next === 'generate-fix' && remediation.isMaking)}
          onClick={primary.run}
        >
          {primary.label}
        </Button>
      )}
      {/* Unavailable actions are in the menu, with their reason. */}
      {next !== 'open-pull-request' && mayNotOpen === false && (
        <Button
          icon={GitPullRequest}
          className="max-sm:w-full"
          busy={remediation.isOpening}
          onClick={propose}
        >
          {steps['open-pull-request'].label}
        </Button>
      )}
      <Button
        icon={Send}
        className="max-sm:flex-1"
        disabledReason={mayNotSend || actionRefusal(i18n, findingCan.send, finding)}
        onClick={() => setOpen('send')}
      >
        <span className="sm:hidden">
          <Trans>Send</Trans>
        </span>
        <span className="max-sm:hidden">
          <Trans>Send to developer</Trans>
        </span>
      </Button>
      <Button
        icon={CircleSlash}
        className="max-sm:flex-1"
        aria-pressed={marked}
        busy={isPending}
        disabledReason={mayNotTriage}
        onClick={judge}
      >
        <Trans>False positive</Trans>
      </Button>
      <Menu
        label={t`More actions`}
        placement={{ side: 'bottom', align: 'end' }}
        trigger={(props) => (
          <IconButton
            {...props}
            id={menuId}
            kind="secondary"
            icon={Ellipsis}
            label={t`More actions`}
          />
        )}
        entries={possibleFirst([
          ...(mayNotOpen
            ? [
                {
                  ...steps['open-pull-request'],
                  shortcut: 'P',
                  disabledReason: mayNotOpen,
                  onSelect: propose,
                },
              ]
            : []),
          {
            icon: UserPlus,
            label: steps.assign.label,
            shortcut: 'A',
            disabledReason: mayNotEdit,
            onSelect: steps.assign.run,
          },
          {
            icon: CircleDot,
            label: t`Create issue`,
            disabledReason: mayNotOpenIssue,
            onSelect: issue.begin,
          },
          {
            icon: ShieldHalf,
            label: t`Accept the risk`,
            shortcut: 'R',
            disabledReason: mayNotAccept || actionRefusal(i18n, findingCan.acceptRisk, finding),
            onSelect: () => setOpen('accept'),
          },
          {
            icon: Pencil,
            label: t`Status, assignee, tags`,
            disabledReason: mayNotAssign,
            onSelect: () => setOpen('edit'),
          },
          {
            icon: Gauge,
            label: t`Severity, effort`,
            shortcut: 'S',
            disabledReason: mayNotTriage,
            onSelect: () => setOpen('assess'),
          },
          {
            icon: RotateCcw,
            label: t`Reopen`,
            disabledReason:
              status === 'open' ? t`Already open` : mayNotTriage || refusalOfMarked(i18n, finding),
            onSelect: reopen,
          },
          {
            icon: Webhook,
            label: t`Send as a ticket`,
            disabledReason: ticket.disabledReason,
            onSelect: () => ticket.send(finding.id),
          },
          { icon: AlarmClock, label: t`Remind me`, onSelect: () => setOpen('remind') },
          {
            icon: FileDown,
            label: t`Download report`,
            disabledReason: mayNotExport,
            onSelect: () => download(finding.id),
          },
        ])}
      />
      {issue.draft && (
        <IssueDialog
          draft={issue.draft}
          place={t`In ${finding.attributes.repository.nickname}`}
          create={issue.create}
          onClose={issue.close}
        />
      )}
      {open === 'false-positive' && (
        <FalsePositiveDialog
          count={1}
          title={finding.attributes.title}
          onClose={one.onClose}
          onChoose={(reason) => {
            one.onClose();
            toggle({ finding, to: true, reason });
          }}
        />
      )}
      {open === 'send' && <SendDialog {...one} />}
      {open === 'accept' && <AcceptRiskDialog {...one} title={finding.attributes.title} />}
      {open === 'remind' && (
        <CreateReminderDialog
          about={{ type: 'finding', id: finding.id, title: finding.attributes.title }}
          onClose={() => setOpen(undefined)}
        />
      )}
      {(open === 'assign' || open === 'edit') && (
        <BulkEditDialog {...one} isAssigning={open === 'assign'} />
      )}
      {open === 'assess' && <AssessDialog finding={finding} onClose={one.onClose} />}
    </div>
  );
}
