import { dayAhead } from '#domain/day-in-words';
import { utcDay } from '#domain/utc-day';
import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { Users } from 'lucide-react';
import { useRef, useState } from 'react';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import { getListApproversQueryOptions } from '@/shared/api/generated/users';
import { cx } from '@/shared/lib/cx';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { useNow } from '@/shared/lib/use-now';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { CommandEnterHint, Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { RadioCard } from '@/shared/ui/radio-card';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import {
  ChangePreview,
  useBulkPreview,
  useChangeFindings,
  targetKey,
  type FindingTarget,
} from '@/entities/finding';
import {
  acceptProblems,
  acceptReasonNames,
  acceptRequest,
  acceptReasons,
  dayChoices,
  maxDaysFor,
  minExplanationLength,
  type AcceptForm,
  type AcceptProblem,
  type AcceptReason,
} from '../model/accept-form';

interface AcceptRiskDialogProps {
  target: FindingTarget;
  count: number;
  title?: string;
  onClose: () => void;
  /** Called once the request is sent, so that the caller can clear its selection. */
  onDone?: () => void;
}

export function AcceptRiskDialog({
  target,
  count,
  title,
  onClose,
  onDone = onClose,
}: AcceptRiskDialogProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [form, setForm] = useDraftState<AcceptForm>(`accept-risk.${targetKey(target)}`, {
    ends: 'date',
    until: utcDay(now, 90),
    reason: 'compensating_control',
    explanation: '',
    approver: '',
  });
  const [words, setWords] = useState('');
  const [tried, setTried] = useState(false);
  const why = useRef<HTMLTextAreaElement>(null);
  const { mutate, isPending, error } = useChangeFindings({ inForm: true });
  const { data: approvers } = useQuery(getListApproversQueryOptions());
  const isMany = 'selection' in target || count > 1;
  const {
    preview,
    error: unseen,
    shown,
    disabledReason,
  } = useBulkPreview({
    ...target,
    action: 'triage',
    change: {
      accept_risk: { reason: '…', ...(form.approver !== '' && { approver_id: form.approver }) },
    },
  });
  const needApprover = preview?.stay.find(({ code }) => code === 'needs_approver')?.count ?? 0;
  const days = maxDaysFor(preview);
  const nothing =
    preview?.will_change === 0 && needApprover > 0 ? t`Choose an approver` : disabledReason;
  const dayOf = (text: string) => dayAhead(text.trim(), new Date(now));
  const isUnclear = form.ends === 'date' && words.trim() !== '' && dayOf(words) === undefined;
  const problems = acceptProblems(form, now, days);
  const has = (problem: AcceptProblem) => tried && problems.includes(problem);
  const set = (change: Partial<AcceptForm>) => setForm({ ...form, ...change });
  const setDay = (until: string) => {
    setWords('');
    set({ until });
  };
  const written = form.explanation.trim().length;
  const submit = () => {
    setTried(true);
    // Enter in the date field moves to the missing explanation.
    if (!isUnclear && problems.length === 1 && problems.includes('too-short')) why.current?.focus();
    if (isUnclear || problems.length > 0 || nothing !== false) return;
    const accept_risk = acceptRequest(form, i18n._(acceptReasonNames[form.reason]));
    mutate(
      { target, change: { accept_risk } },
      { onSuccess: onDone, onError: (failure) => isLost(failure) && onClose() },
    );
  };
  return (
    <Dialog
      title={<Trans>Accept the risk</Trans>}
      description={title ?? <Plural value={count} one="# finding" other="# findings" />}
      width={isMany ? 'wide' : 'form'}
      dirty={form.explanation !== ''}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        frame="dialog"
        onSubmit={submit}
        onKeyDown={onCommandEnter}
      >
        <DialogBody className="flex flex-col gap-4">
          {(isMany || unseen !== null) && <ChangePreview {...shown} />}
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Accept until</Trans>
            </legend>
            <RadioCard
              name="ends"
              value="date"
              checked={form.ends === 'date'}
              onChange={() => set({ ends: 'date' })}
              title={t`A date`}
            >
              <div className="flex flex-wrap gap-2">
                <Input
                  data-autofocus
                  aria-label={t`Accept until, in words`}
                  className="w-28"
                  autoComplete="off"
                  maxLength={20}
                  placeholder={t`30d, 2w`}
                  aria-invalid={(tried && isUnclear) || undefined}
                  value={words}
                  // While the impact is calculated, the disabled button does not handle Enter.
                  onKeyDown={(event) => {
                    if (event.key !== 'Enter' || event.ctrlKey || event.metaKey) return;
                    event.preventDefault();
                    event.currentTarget.form?.requestSubmit();
                  }}
                  onChange={({ target: { value } }) => {
                    setWords(value);
                    set({ ends: 'date', until: dayOf(value) ?? form.until });
                  }}
                />
                <Input
                  type="date"
                  aria-label={t`Accept until`}
                  className="w-40"
                  aria-invalid={has('past') || has('too-late') || undefined}
                  min={utcDay(now, 1)}
                  value={form.until}
                  onChange={(event) => setDay(event.target.value)}
                />
                {dayChoices
                  .filter((choice) => choice <= days)
                  .map((choice) => (
                    <Button
                      key={choice}
                      size="sm"
                      aria-pressed={form.until === utcDay(now, choice)}
                      onClick={() => setDay(utcDay(now, choice))}
                    >
                      <Trans>{choice} d</Trans>
                    </Button>
                  ))}
              </div>
              {tried && isUnclear && (
                <p className="mt-1.5 text-xs text-danger-text">
                  <Trans>Write “30d”, “2w” or a day such as 2027-01-31.</Trans>
                </p>
              )}
              {has('past') && (
                <p className="mt-1.5 text-xs text-danger-text">{t`Choose a future date.`}</p>
              )}
              {has('too-late') && (
                <p className="mt-1.5 text-xs text-danger-text">
                  <Trans>Policy allows up to {days} days.</Trans>
                </p>
              )}
            </RadioCard>
            <RadioCard
              name="ends"
              value="fix"
              checked={form.ends === 'fix'}
              onChange={() => set({ ends: 'fix' })}
              title={t`Until a fix is available`}
              text={<Trans>Expires as soon as a patch or fixed version is released.</Trans>}
            />
          </fieldset>
          <Field label={<Trans>Reason</Trans>} name="reason">
            {(control) => (
              <Select
                {...control}
                value={form.reason}
                onChange={(event) => set({ reason: event.target.value as AcceptReason })}
                options={acceptReasons.map((reason) => ({
                  value: reason,
                  label: i18n._(acceptReasonNames[reason]),
                }))}
              />
            )}
          </Field>
          <Field
            label={<Trans>Explain the decision</Trans>}
            name="explanation"
            need="required"
            hint={t`Use at least ${minExplanationLength} characters (${written} so far).`}
            error={
              has('too-short') &&
              t`Use at least ${minExplanationLength} characters (${written} so far).`
            }
          >
            {(control) => (
              <Textarea
                {...control}
                ref={why}
                rows={4}
                maxLength={1900}
                value={form.explanation}
                onChange={(event) => set({ explanation: event.target.value })}
              />
            )}
          </Field>
          <div
            className={cx(
              needApprover > 0 && 'rounded-lg border border-warn-edge bg-warn-tint p-3.5',
            )}
          >
            {needApprover > 0 && (
              <p className="mb-2.5 flex gap-2.5 text-sm">
                <Users
                  aria-hidden
                  strokeWidth={1.75}
                  className="mt-0.5 size-4 shrink-0 text-warn-text"
                />
                <span>
                  <b className="font-semibold">
                    <Trans>Needs a second approver.</Trans>
                  </b>{' '}
                  <Plural
                    value={needApprover}
                    one="# is critical, in a repository with confidential data. It stays open until they approve."
                    other="# are critical, in repositories with confidential data. They stay open until they approve."
                  />
                </span>
              </p>
            )}
            <Field
              label={<Trans>Approver</Trans>}
              name="approver"
              need={needApprover > 0 ? undefined : 'optional'}
              hint={
                approvers?.data.length === 0 ? (
                  <Trans>
                    You are the only person who may accept risks. Your explanation stays in the
                    history.
                  </Trans>
                ) : (
                  form.approver !== '' && (
                    <Trans>It stays open, and its SLA keeps running, until they approve.</Trans>
                  )
                )
              }
            >
              {(control) => (
                <Select
                  {...control}
                  value={form.approver}
                  disabled={approvers?.data.length === 0}
                  placeholder={t`No other approver`}
                  options={(approvers?.data ?? []).map(({ id, username }) => ({
                    value: id,
                    label: username,
                  }))}
                  onChange={(event) => set({ approver: event.target.value })}
                />
              )}
            </Field>
          </div>
        </DialogBody>
        <FormFoot note={<CommandEnterHint />} onCancel={onClose} disabledReason={nothing}>
          {form.approver === '' ? <Trans>Accept the risk</Trans> : <Trans>Request approval</Trans>}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
