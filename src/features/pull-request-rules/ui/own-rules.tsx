import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useMutation } from '@tanstack/react-query';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { toast } from '@/shared/ui/toast';
import { pullRequestRules } from '#domain/pull-request-rules';

interface OwnRulesProps {
  count: number;
  /** Why the rules cannot be reset now. */
  disabledReason: string | false;
  onGiveBack: () => Promise<void>;
}

/** Shows how many rules the repository overrides, and resets them to the organization's. */
export function OwnRules({ count, disabledReason, onGiveBack }: OwnRulesProps) {
  const { t } = useLingui();
  const giveBack = useMutation({
    mutationFn: onGiveBack,
    onError: (error) =>
      toast({ kind: 'error', title: t`The rules were not changed`, detail: messageOf(error) }),
  });
  const all = pullRequestRules.length;
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <p className="min-w-0 flex-1 basis-64 text-sm text-ink-2">
        {count === 0 ? (
          <Trans>
            This repository uses the organisation’s rules. Changes here apply only to it.
          </Trans>
        ) : (
          <Plural
            value={count}
            one={`# of ${all} rules is specific to this repository.`}
            other={`# of ${all} rules are specific to this repository.`}
          />
        )}
      </p>
      {count > 0 && (
        <Button
          size="sm"
          busy={giveBack.isPending}
          disabledReason={disabledReason}
          onClick={() => giveBack.mutate()}
        >
          <Trans>Use the organisation’s</Trans>
        </Button>
      )}
    </div>
  );
}
