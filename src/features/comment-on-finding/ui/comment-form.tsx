import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useMaybeSession } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { useDraft } from '@/shared/lib/use-draft';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Textarea } from '@/shared/ui/textarea';
import { useComment } from '../api/use-comment';

/** What was typed stays until the server has it, also when the session ends before. */
export function CommentForm({ id }: { id: string }) {
  const { t } = useLingui();
  // The user is signed out by the time that the refusal of an ended session comes back to the form.
  const { user } = useMaybeSession();
  const [text, setText] = useDraft(`${user?.id ?? ''}.${id}`);
  const { mutate, isPending, error } = useComment(id);
  const comment = text.trim();
  const field = useRef<HTMLTextAreaElement>(null);
  useHotkeys({ c: () => field.current?.focus() });
  return (
    <Form
      pending={isPending}
      error={formErrorOf(error) ?? null}
      className="gap-2! border-t border-line p-4"
      onSubmit={() => comment !== '' && mutate(comment, { onSuccess: () => setText('') })}
    >
      <Textarea
        ref={field}
        aria-keyshortcuts="c"
        aria-label={t`Comment`}
        placeholder={t`Write a comment`}
        rows={2}
        maxLength={5000}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          // While text is composed, Esc belongs to the input method.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // Leaves the field alone, not what is around it; the draft keeps the text.
          event.preventDefault();
          event.currentTarget.blur();
        }}
      />
      <div className="flex justify-end">
        <SubmitButton
          kind="secondary"
          size="sm"
          disabledReason={comment === '' && t`Write a comment first`}
        >
          <Trans>Add comment</Trans>
        </SubmitButton>
      </div>
    </Form>
  );
}
