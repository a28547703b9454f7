import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formErrorOf } from '@/shared/api/error-message';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Textarea } from '@/shared/ui/textarea';
import { useComment } from '../api/use-comment';

/** What was typed stays until the server has it. */
export function CommentForm({ id }: { id: string }) {
  const { t } = useLingui();
  const [text, setText] = useState('');
  const { mutate, isPending, error } = useComment(id);
  const comment = text.trim();
  return (
    <Form
      pending={isPending}
      error={formErrorOf(error) ?? null}
      className="gap-2! border-t border-line p-4"
      onSubmit={() => comment !== '' && mutate(comment, { onSuccess: () => setText('') })}
    >
      <Textarea aria-label={t`Comment`} placeholder={t`Write a comment`} rows={2} maxLength={5000} value={text} onChange={(event) => setText(event.target.value)} />
      <div className="flex justify-end">
        <SubmitButton kind="secondary" size="sm" disabledReason={comment === '' && t`Write something first`}>
          <Trans>Comment</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
