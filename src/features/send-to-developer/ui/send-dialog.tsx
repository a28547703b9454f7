import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { getListDevelopersQueryOptions } from '@/shared/api/generated/users';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Kbd } from '@/shared/ui/kbd';
import { Textarea } from '@/shared/ui/textarea';
import {
  ChangePreview,
  suggestedDevelopers,
  useBulkPreview,
  targetKey,
  type FindingTarget,
} from '@/entities/finding';
import { useSendFindings } from '../api/use-send-findings';
import { PeoplePicker } from './people-picker';

interface SendDialogProps {
  target: FindingTarget;
  count: number;
  onClose: () => void;
  /** Called once the request is sent, so that the caller can clear its selection. */
  onDone?: () => void;
}

/** Number of findings from which the dialog shows a preview. */
const previewedFrom = 2;

export function SendDialog({ target, count, onClose, onDone = onClose }: SendDialogProps) {
  const { t } = useLingui();
  const { data, isPending: isAsking } = useQuery(getListDevelopersQueryOptions());
  const [{ chosen, message }, setForm] = useDraftState<{
    chosen: readonly string[];
    message: string;
  }>(`send.${targetKey(target)}`, { chosen: [], message: '' });
  const { mutate, isPending, error } = useSendFindings();
  const isPreviewed = 'selection' in target || count >= previewedFrom;
  const {
    preview,
    shown,
    disabledReason: previewReason,
  } = useBulkPreview(
    isPreviewed ? { ...target, action: 'send' } : undefined,
    t`Nothing would be sent`,
  );
  const { data: suggested, isPending: isLooking } = useQuery(suggestedDevelopers(target));
  const sent = preview?.will_change ?? count;
  const people = data?.data ?? [];
  const disabledReason = chosen.length === 0 ? t`Choose at least one developer` : previewReason;
  const submit = () => {
    if (disabledReason === false)
      mutate(
        { target, developerIds: chosen, message },
        { onSuccess: onDone, onError: (failure) => isLost(failure) && onClose() },
      );
  };
  return (
    <Dialog
      title={
        <Plural
          value={count}
          one="Send # finding to developers"
          other="Send # findings to developers"
        />
      }
      description={
        <Trans>
          They get an email and see the findings in their list. You can undo this for 30 seconds.
        </Trans>
      }
      width={isPreviewed ? 'wide' : 'form'}
      dirty={chosen.length > 0 || message !== ''}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        onSubmit={submit}
        frame="dialog"
        onKeyDown={onCommandEnter}
      >
        <DialogBody className="flex flex-col gap-4">
          {isPreviewed && <ChangePreview {...shown} />}
          <PeoplePicker
            people={people}
            suggested={suggested}
            isLoading={isAsking}
            isLooking={isLooking}
            chosen={chosen}
            onChange={(next) => setForm((form) => ({ ...form, chosen: next }))}
          />
          <Field label={<Trans>Message</Trans>} need="optional" name="message">
            {(control) => (
              <Textarea
                {...control}
                rows={3}
                maxLength={2000}
                value={message}
                onChange={(event) => setForm((form) => ({ ...form, message: event.target.value }))}
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot
          note={
            <span className="max-sm:hidden">
              <Kbd keys="Ctrl Enter" /> <Trans>sends</Trans>
            </span>
          }
          onCancel={onClose}
          icon={Send}
          disabledReason={disabledReason}
        >
          {isPreviewed && preview ? (
            <Plural value={sent} one="Send # finding" other="Send # findings" />
          ) : (
            <Plural
              value={chosen.length}
              _0="Send"
              one="Send to # developer"
              other="Send to # developers"
            />
          )}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
