import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import { formErrorOf } from '@/shared/api/error-message';
import { useNow } from '@/shared/lib/now';
import { Button } from '@/shared/ui/button';
import { Dialog, DialogBody, DialogFoot } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form, SubmitButton } from '@/shared/ui/form';
import { Input } from '@/shared/ui/input';
import { RadioCard } from '@/shared/ui/radio-card';
import { Select } from '@/shared/ui/select';
import { Textarea } from '@/shared/ui/textarea';
import { useChangeFindings, type FindingTarget } from '@/entities/finding';
import { acceptProblems, acceptReasonNames, acceptRequest, acceptReasons, dayAfter, dayChoices, shortestExplanation, type AcceptForm, type AcceptProblem, type AcceptReason } from '../model/accept-form';

interface AcceptRiskDialogProps {
  target: FindingTarget;
  count: number;
  title?: string;
  onClose: () => void;
}

export function AcceptRiskDialog({ target, count, title, onClose }: AcceptRiskDialogProps) {
  const { t, i18n } = useLingui();
  const now = useNow();
  const [form, setForm] = useState<AcceptForm>({ ends: 'date', until: dayAfter(now, 90), reason: 'compensating_control', explanation: '' });
  const [tried, setTried] = useState(false);
  const { mutate, isPending, error } = useChangeFindings();
  const problems = acceptProblems(form, now);
  const has = (problem: AcceptProblem) => tried && problems.includes(problem);
  const set = (change: Partial<AcceptForm>) => setForm({ ...form, ...change });
  const written = form.explanation.trim().length;
  return (
    <Dialog
      title={<Trans>Accept the risk</Trans>}
      description={title ?? <Plural value={count} one="# finding" other="# findings" />}
      dirty={form.explanation !== ''}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        className="gap-0!"
        onSubmit={() => {
          setTried(true);
          if (problems.length === 0) mutate({ target, change: { accept_risk: acceptRequest(form, i18n._(acceptReasonNames[form.reason])) } }, { onSuccess: onClose });
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Accept until</Trans>
            </legend>
            <RadioCard name="ends" value="date" checked={form.ends === 'date'} onChange={() => set({ ends: 'date' })} title={t`A date`}>
              <div className="flex flex-wrap gap-2">
                <Input
                  type="date"
                  aria-label={t`Accept until`}
                  className="w-40"
                  aria-invalid={has('past') || has('too-late') || undefined}
                  min={dayAfter(now, 1)}
                  value={form.until}
                  onChange={(event) => set({ until: event.target.value })}
                />
                {dayChoices.map((days) => (
                  <Button key={days} size="sm" aria-pressed={form.until === dayAfter(now, days)} onClick={() => set({ until: dayAfter(now, days) })}>
                    <Trans>{days} d</Trans>
                  </Button>
                ))}
              </div>
              {has('past') && <p className="mt-1.5 text-xs text-danger-text">{t`Choose a day after today.`}</p>}
              {has('too-late') && <p className="mt-1.5 text-xs text-danger-text">{t`180 days is the most that policy allows.`}</p>}
            </RadioCard>
            <RadioCard
              name="ends"
              value="fix"
              checked={form.ends === 'fix'}
              onChange={() => set({ ends: 'fix' })}
              title={t`Until a fix is available`}
              text={<Trans>Ends the day a patch or a fixed version appears.</Trans>}
            />
          </fieldset>
          <Field label={<Trans>Reason</Trans>} name="reason">
            {(control) => (
              <Select
                {...control}
                value={form.reason}
                onChange={(event) => set({ reason: event.target.value as AcceptReason })}
                options={acceptReasons.map((reason) => ({ value: reason, label: i18n._(acceptReasonNames[reason]) }))}
              />
            )}
          </Field>
          <Field
            label={<Trans>Explain it to the next reader</Trans>}
            name="explanation"
            need="required"
            hint={t`At least ${shortestExplanation} characters. ${written} written.`}
            error={has('too-short') && t`At least ${shortestExplanation} characters. ${written} written.`}
          >
            {(control) => <Textarea {...control} rows={4} maxLength={1900} value={form.explanation} onChange={(event) => set({ explanation: event.target.value })} />}
          </Field>
        </DialogBody>
        <DialogFoot>
          <Button onClick={onClose}>
            <Trans>Cancel</Trans>
          </Button>
          <SubmitButton>
            <Trans>Accept the risk</Trans>
          </SubmitButton>
        </DialogFoot>
      </Form>
    </Dialog>
  );
}
