import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { messageOf } from '@/shared/api/error-message';
import { Button } from '@/shared/ui/button';
import { Textarea } from '@/shared/ui/textarea';
import type { RemediationState } from '../api/use-remediation';

interface EditDiffProps {
  diff: string;
  state: RemediationState;
  onClose: () => void;
}

/** Edits the patch as text. Pull requests use the edited text; the server keeps the original. */
export function EditDiff({ diff, state: { edit }, onClose }: EditDiffProps) {
  const { t } = useLingui();
  const [text, setText] = useState(diff);
  const lines = text.split('\n').length;
  return (
    <form
      className="flex flex-col gap-2 p-3"
      onSubmit={(event) => {
        event.preventDefault();
        edit.mutate(text, { onSuccess: onClose });
      }}
    >
      <Textarea
        aria-label={t`The patch as a unified diff`}
        aria-invalid={edit.isError || undefined}
        aria-describedby={edit.isError ? 'patch-problem' : undefined}
        spellCheck={false}
        wrap="off"
        rows={Math.min(24, Math.max(6, lines))}
        maxLength={200_000}
        className="font-mono text-xs"
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      {edit.isError && (
        <p id="patch-problem" role="alert" className="text-xs text-danger-text">
          {messageOf(edit.error)}
        </p>
      )}
      <div className="flex justify-end gap-2">
        <Button onClick={onClose}>
          <Trans>Cancel</Trans>
        </Button>
        <Button
          kind="primary"
          type="submit"
          busy={edit.isPending}
          disabledReason={
            (text.trim() === '' && t`The patch is empty`) ||
            (text === diff && t`Nothing has changed`)
          }
        >
          <Trans>Save patch</Trans>
        </Button>
      </div>
    </form>
  );
}
