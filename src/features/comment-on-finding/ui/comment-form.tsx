import { Trans, useLingui } from '@lingui/react/macro';
import { useRef } from 'react';
import { useMaybeSession } from '@/entities/session';
import { formErrorOf } from '@/shared/api/error-message';
import { useDraft } from '@/shared/lib/use-draft';
import { useHotkeys } from '@/shared/lib/use-hotkeys';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Textarea } from '@/shared/ui/textarea';
import { useComment } from '../api/use-comment';

/** The typed text is kept until the server has stored it, even if the session ends before. */
export function CommentForm({ id }: { id: string }) {
  const { t } = useLingui();
  // When the refusal due to an ended session arrives, the user is already signed out.
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
          // During text composition, Esc belongs to the input method.
          if (event.key !== 'Escape' || event.nativeEvent.isComposing) return;
          // Leaves only the field, not its container. The draft keeps the text.
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
