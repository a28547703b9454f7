import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { WandSparkles } from 'lucide-react';
import { useState } from 'react';
import { ChangePreview, useBulkPreview, type FindingTarget } from '@/entities/finding';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Form, onCommandEnter } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { RadioCard } from '@/shared/ui/radio-card';
import { useGeneratePatches } from '../api/use-generate-patches';
import { patchRequest, previewedAction, type PatchForm, type PatchGoal } from '../model/patch-form';
import { DraftChoice, IssueTrackerChoice, PullRequestPerChoice } from './opening-choices';

interface PatchDialogProps {
  goal: PatchGoal;
  target: FindingTarget;
  onClose: () => void;
  onDone: () => void;
}

/**
 * Chooses what to create for the findings and how to open pull requests or issues. The job dialog
 * then shows the outcome of each.
 */
export function PatchDialog({ goal, target, onClose, onDone }: PatchDialogProps) {
  const { t } = useLingui();
  const [form, setForm] = useState<PatchForm>({
    goal,
    per: 'as_set',
    draft: 'as_set',
    tracker: 'source_host',
  });
  const set = (change: Partial<PatchForm>) => setForm({ ...form, ...change });
  const { mutate, isPending, error } = useGeneratePatches();
  const { preview, shown, disabledReason } = useBulkPreview(
    { ...target, action: previewedAction(form) },
    t`Nothing to fix here`,
  );
  const count = preview?.will_change ?? 0;
  const submit = () => {
    if (disabledReason === false)
      mutate(patchRequest(target, form), {
        onSuccess: onDone,
        onError: (failure) => isLost(failure) && onClose(),
      });
  };
  return (
    <Dialog
      title={<Trans>Generate patches</Trans>}
      description={<Trans>Uses the report’s own fix first, then AI if configured.</Trans>}
      width="wide"
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
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Output</Trans>
            </legend>
            <RadioCard
              name="goal"
              value="patch"
              checked={form.goal === 'patch'}
              onChange={() => set({ goal: 'patch' })}
              title={t`Patches only`}
              text={<Trans>You review each one before anything is opened.</Trans>}
            />
            <RadioCard
              name="goal"
              value="pull-requests"
              checked={form.goal === 'pull-requests'}
              onChange={() => set({ goal: 'pull-requests' })}
              title={t`Patches and pull requests`}
            >
              <PullRequestPerChoice value={form.per} onChange={(per) => set({ per })} />
              <DraftChoice value={form.draft} onChange={(draft) => set({ draft })} />
            </RadioCard>
            <RadioCard
              name="goal"
              value="issues"
              checked={form.goal === 'issues'}
              onChange={() => set({ goal: 'issues' })}
              title={t`Issues, including the patch if available`}
            >
              <IssueTrackerChoice value={form.tracker} onChange={(tracker) => set({ tracker })} />
            </RadioCard>
          </fieldset>
          <ChangePreview {...shown} />
        </DialogBody>
        <FormFoot
          note={<Trans>Keeps running if you leave this page</Trans>}
          onCancel={onClose}
          kind="ai"
          icon={WandSparkles}
          disabledReason={disabledReason}
        >
          <Plural value={count} _0="Generate" one="Generate # patch" other="Generate # patches" />
        </FormFoot>
      </Form>
    </Dialog>
  );
}
