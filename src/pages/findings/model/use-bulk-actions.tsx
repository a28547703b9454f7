import { useLingui } from '@lingui/react/macro';
import { CircleDot, CircleSlash, GitPullRequest, Send, ShieldHalf, Ticket, UserPlus, WandSparkles } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { matchingFindings, someFindings, useChangeFindings, type FindingsSearch, type FindingTarget } from '@/entities/finding';
import { useDisabledReason } from '@/entities/session';
import { AcceptRiskDialog } from '@/features/accept-risk';
import { EditFindingsDialog } from '@/features/edit-findings';
import { useGeneratePatches } from '@/features/generate-patches';
import { SendDialog } from '@/features/send-to-developer';
import { selectedCount, type BulkAction } from '@/widgets/findings-table';
import type { FindingsPageState } from './use-findings-page';

interface Bulk {
  readonly actions: readonly BulkAction[];
  /** The dialog of the action that is being prepared. */
  readonly dialog: ReactNode;
}

type Preparing = 'send' | 'accept' | 'edit' | undefined;

/** What can be done with the selection; without one, with the finding under the cursor. */
export function useBulkActions({ search, list }: { search: FindingsSearch; list: FindingsPageState }): Bulk {
  const { t } = useLingui();
  const [preparing, setPreparing] = useState<Preparing>();
  const { mutate: change, isPending } = useChangeFindings();
  const patches = useGeneratePatches();
  const mayNotBulk = useDisabledReason('findings:bulk');
  const mayNotSend = useDisabledReason('findings:send');
  const mayNotAccept = useDisabledReason('findings:accept-risk');
  const mayNotPatch = useDisabledReason('remediation:create');
  const selected = selectedCount(list.selection, list.total);
  const count = selected === 0 && list.current !== undefined ? 1 : selected;
  const nothing = count === 0 && t`Select findings first`;
  const busy = isPending && t`Already on its way`;
  const target = targetOf(search, list, selected);
  const close = () => setPreparing(undefined);
  const run = (act: (on: FindingTarget) => void) => () => target && act(target);

  const dialogs = {
    send: target && <SendDialog target={target} count={count} onClose={close} />,
    accept: target && <AcceptRiskDialog target={target} count={count} onClose={close} />,
    edit: target && <EditFindingsDialog target={target} count={count} onClose={close} />,
  };
  return {
    actions: [
      { id: 'send', label: t`Send`, icon: Send, shortcut: 'S', disabledReason: nothing || mayNotSend, run: () => setPreparing('send') },
      { id: 'patch', label: t`Generate patch`, icon: WandSparkles, shortcut: 'G', disabledReason: nothing || mayNotPatch, run: run((on) => patches.generate(on, {})) },
      { id: 'pull-requests', label: t`Open PRs`, icon: GitPullRequest, shortcut: 'P', disabledReason: nothing || mayNotPatch, run: run((on) => patches.generate(on, { apply_pr: true })) },
      { id: 'issues', label: t`Open issues`, icon: Ticket, shortcut: 'I', disabledReason: nothing || mayNotPatch, run: run((on) => patches.generate(on, { apply_issues: true })) },
      {
        id: 'false-positive',
        label: t`False positive`,
        icon: CircleSlash,
        shortcut: 'M',
        disabledReason: nothing || mayNotBulk || busy,
        run: run((on) => change({ target: on, change: { false_positive: true }, patch: { false_positive: true } })),
      },
      { id: 'accept', rare: true, label: t`Accept risk`, icon: ShieldHalf, disabledReason: nothing || mayNotAccept, run: () => setPreparing('accept') },
      { id: 'edit', rare: true, label: t`Status, assignee, tags`, icon: UserPlus, disabledReason: nothing || mayNotBulk, run: () => setPreparing('edit') },
      {
        id: 'reopen',
        rare: true,
        label: t`Reopen`,
        icon: CircleDot,
        disabledReason: nothing || mayNotBulk || busy,
        run: run((on) => change({ target: on, change: { status: 'open', false_positive: false }, patch: { status: 'open', false_positive: false } })),
      },
    ],
    dialog: preparing && dialogs[preparing],
  };
}

function targetOf(search: FindingsSearch, list: FindingsPageState, selected: number): FindingTarget | undefined {
  if (list.selection.kind === 'all') return selected > 0 ? matchingFindings(search, list.selection.except, list.total, list.seenAt) : undefined;
  if (selected > 0) return someFindings(list.selection.ids);
  return list.current === undefined ? undefined : someFindings([list.current]);
}
