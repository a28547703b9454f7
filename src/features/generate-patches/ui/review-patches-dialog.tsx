import { Plural, Trans, useLingui } from '@lingui/react/macro';
import { useQuery } from '@tanstack/react-query';
import { FileDiff, GitPullRequest } from 'lucide-react';
import { useState } from 'react';
import { useDisabledReason } from '@/entities/session';
import { isLost } from '@/shared/api/api-error';
import { formErrorOf } from '@/shared/api/error-message';
import type { ReadyPatchesDocument } from '@/shared/api/generated/model';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { EmptyState } from '@/shared/ui/empty-state';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { QueryBoundary } from '@/shared/ui/query-boundary';
import { SegmentedControl } from '@/shared/ui/segmented-control';
import { readyPatches, type PatchTarget } from '../api/ready-patches';
import { useOpenPatches } from '../api/use-open-patches';
import { openingRequest, type OpeningForm } from '../model/opening-form';
import { chosenAmong, withChoice } from '../model/patch-choice';
import { DraftChoice, IssueTrackerChoice, PullRequestPerChoice } from './opening-choices';
import { ReadyPatchRow } from './ready-patch-row';

interface ReviewPatchesDialogProps {
  target: PatchTarget;
  onClose: () => void;
  onDone?: () => void;
}

/**
 * Lists the ready patches with their diffs, and opens the chosen ones together. They are opened
 * unchanged, so edits are kept.
 */
export function ReviewPatchesDialog({ target, onClose, onDone }: ReviewPatchesDialogProps) {
  const { t } = useLingui();
  const query = useQuery(readyPatches(target));
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const [form, setForm] = useState<OpeningForm>({
    as: 'pull_request',
    per: 'as_set',
    draft: 'as_set',
    tracker: 'source_host',
  });
  const { mutate, isPending, error } = useOpenPatches();
  const mayNotBulk = useDisabledReason('findings:bulk');
  const ids = chosenAmong(query.data?.data ?? [], chosen);
  const disabledReason = mayNotBulk || (ids.length === 0 && t`Choose the patches to open`);
  const submit = () => {
    if (disabledReason === false)
      mutate(openingRequest(ids, form), {
        onSuccess: onDone ?? onClose,
        onError: (failure) => isLost(failure) && onClose(),
      });
  };
  return (
    <Dialog
      title={<Trans>Review patches</Trans>}
      description={<Trans>Review each change and choose what to open.</Trans>}
      width="run"
      dirty={ids.length > 0 && !isPending}
      onClose={onClose}
    >
      <Form pending={isPending} error={formErrorOf(error) ?? null} frame="dialog" onSubmit={submit}>
        <DialogBody className="px-0! pb-0!">
          <QueryBoundary query={query} label={t`Patches`}>
            {(patches) => (
              <PatchList
                patches={patches}
                chosen={chosen}
                onChoose={(of, isChosen) => setChosen(withChoice(chosen, of, isChosen))}
              />
            )}
          </QueryBoundary>
        </DialogBody>
        {(query.data?.total ?? 0) > 0 && <OpeningFields form={form} onChange={setForm} />}
        <FormFoot
          note={<Trans>Keeps running if you leave this page</Trans>}
          onCancel={onClose}
          icon={GitPullRequest}
          disabledReason={disabledReason}
        >
          <Plural value={ids.length} _0="Open" one="Open # patch" other="Open # patches" />
        </FormFoot>
      </Form>
    </Dialog>
  );
}

interface PatchListProps {
  patches: ReadyPatchesDocument;
  chosen: ReadonlySet<string>;
  onChoose: (ids: readonly string[], isChosen: boolean) => void;
}

function PatchList({ patches: { data, total }, chosen, onChoose }: PatchListProps) {
  const { t, i18n } = useLingui();
  if (data.length === 0)
    return (
      <EmptyState
        icon={FileDiff}
        frame="bare"
        title={t`No patches to open`}
        text={t`Generate patches for these findings first. Patches that are already open or belong to closed findings aren’t listed.`}
      />
    );
  const ids = data.map(({ remediation_id: id }) => id);
  const count = chosenAmong(data, chosen).length;
  const listed = i18n.number(data.length);
  const all = i18n.number(total);
  return (
    <>
      <Checkbox
        className="border-b border-line px-5 pb-2"
        label={<Plural value={data.length} one="# patch" other="All # patches" />}
        checked={count === data.length}
        mixed={count > 0 && count < data.length}
        onChange={(event) => onChoose(ids, event.currentTarget.checked)}
        end={
          total > data.length && (
            <span className="text-xs text-ink-3">
              <Trans>
                The {listed} most urgent of {all}
              </Trans>
            </span>
          )
        }
      />
      <ul aria-label={t`Patches`} className="max-h-[26rem] overflow-y-auto overscroll-contain">
        {data.map((patch) => (
          <ReadyPatchRow
            key={patch.remediation_id}
            patch={patch}
            isChosen={chosen.has(patch.remediation_id)}
            onChoose={(isChosen) => onChoose([patch.remediation_id], isChosen)}
          />
        ))}
      </ul>
    </>
  );
}

interface OpeningFieldsProps {
  form: OpeningForm;
  onChange: (form: OpeningForm) => void;
}

function OpeningFields({ form, onChange }: OpeningFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="flex flex-wrap items-end gap-x-6 gap-y-3 border-t border-line px-5 py-3">
      <div>
        <p aria-hidden className="mb-1 text-xs text-ink-2">
          <Trans>Open as</Trans>
        </p>
        <SegmentedControl
          label={t`Open as`}
          value={form.as}
          onChange={(as) => onChange({ ...form, as })}
          segments={[
            { value: 'pull_request', label: t`Pull requests` },
            { value: 'issue', label: t`Issues` },
          ]}
        />
      </div>
      {form.as === 'pull_request' ? (
        <>
          <PullRequestPerChoice value={form.per} onChange={(per) => onChange({ ...form, per })} />
          <DraftChoice value={form.draft} onChange={(draft) => onChange({ ...form, draft })} />
        </>
      ) : (
        <IssueTrackerChoice
          value={form.tracker}
          onChange={(tracker) => onChange({ ...form, tracker })}
        />
      )}
    </div>
  );
}
