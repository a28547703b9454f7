import { Trans } from '@lingui/react/macro';
import { UserPlus } from 'lucide-react';
import { type Finding, targetOfIds, useAssignees } from '@/entities/finding';
import { useSessionUser } from '@/entities/session';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { useEditFinding } from '../api/use-edit-finding';

/**
 * One-click assignment to the likely assignees: the last developer who changed the code, then the
 * user.
 */
export function AssignTo({ finding }: { finding: Finding }) {
  const { people } = useAssignees(targetOfIds([finding.id]));
  const { id: me } = useSessionUser();
  const { mutate, isPending, variables, error } = useEditFinding(finding);
  const assign = (id: string) =>
    mutate({ change: { assignee_id: id }, reverse: { assignee_id: null } });
  const isBusy = (id: string) => isPending && variables.change.assignee_id === id;
  const author = people.find(({ id, changed }) => changed > 0 && id !== me);
  const name = author?.username;
  const self = people.find(({ id }) => id === me);
  if (!author && !self) return null;
  return (
    <div className="flex flex-wrap items-center gap-2 px-4 pb-3 text-xs text-ink-3">
      {author && (
        <>
          <Button icon={UserPlus} busy={isBusy(author.id)} onClick={() => assign(author.id)}>
            <Trans>Assign to {name}</Trans>
          </Button>
          <Trans>last changed this code</Trans>
        </>
      )}
      {self && (
        <Button icon={author ? undefined : UserPlus} busy={isBusy(me)} onClick={() => assign(me)}>
          <Trans>Assign to me</Trans>
        </Button>
      )}
      {error && (
        <p role="alert" className="w-full text-danger-text">
          {messageOf(error)}
        </p>
      )}
    </div>
  );
}
