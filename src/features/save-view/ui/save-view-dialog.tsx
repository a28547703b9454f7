import type { MessageDescriptor } from '@lingui/core';
import { msg } from '@lingui/core/macro';
import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedFilter } from '@/shared/api/generated/model';
import { formErrorOf } from '@/shared/api/error-message';
import { useDraftState } from '@/shared/lib/use-form-draft';
import { Badge } from '@/shared/ui/badge';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { RadioCard } from '@/shared/ui/radio-card';
import { useViewActions } from '../api/use-view-actions';
import { writeView, type SavedPair } from '../model/view-changes';
import type { ViewList } from '../model/view-list';
import { isViewName } from '../model/view-name';

interface SaveViewDialogProps {
  list: ViewList;
  query: object;
  /** The filters as text. */
  described: readonly string[];
  views: readonly SavedFilter[];
  onClose: () => void;
  onSaved: (name: string) => void;
}

const everything: Readonly<Record<ViewList, MessageDescriptor>> = {
  findings: msg`No filter: every finding`,
  repositories: msg`No filter: every repository`,
  components: msg`No filter: every component`,
};
const opensWith: Readonly<Record<ViewList, MessageDescriptor>> = {
  findings: msg`Open Findings with this view`,
  repositories: msg`Open Repositories with this view`,
  components: msg`Open Components with this view`,
};

export function SaveViewDialog({
  list,
  query,
  described,
  views,
  onClose,
  onSaved,
}: SaveViewDialogProps) {
  const { t, i18n } = useLingui();
  const [name, setName] = useDraftState('view', '');
  const [shared, setShared] = useState(false);
  const [isDefault, setDefault] = useState(false);
  const [tried, setTried] = useState(false);
  const { save, update } = useViewActions(list);
  const trimmed = name.trim();
  const taken = views.some((view) => view.name === trimmed);
  const problem = !isViewName(trimmed)
    ? t`Use a name without / ? # or %.`
    : taken
      ? t`A view with this name already exists. Saving replaces it.`
      : undefined;
  const filters: SavedPair[] = writeView(query);
  const submit = () => {
    setTried(true);
    if (!isViewName(trimmed)) return;
    const request = { name: trimmed, filters, shared, is_default: isDefault };
    (taken ? update : save).mutate(request, { onSuccess: () => onSaved(trimmed) });
  };
  return (
    <Dialog
      title={<Trans>Save view</Trans>}
      description={<Trans>Your filters and search, one click away.</Trans>}
      dirty={name !== ''}
      onClose={onClose}
    >
      <Form
        pending={save.isPending || update.isPending}
        error={formErrorOf(save.error ?? update.error) ?? null}
        onSubmit={submit}
        frame="dialog"
      >
        <DialogBody className="flex flex-col gap-4">
          <Field
            label={<Trans>Name</Trans>}
            name="name"
            need="required"
            {...(taken && { hint: problem })}
            error={tried && !taken && problem}
          >
            {(control) => (
              <Input
                {...control}
                value={name}
                maxLength={100}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
          <div>
            <p className="mb-1.5 text-sm font-medium">
              <Trans>Included in this view</Trans>
            </p>
            <ul className="flex flex-wrap gap-2 rounded-md border border-line bg-inset p-3">
              {described.map((words) => (
                <li key={words}>
                  <Badge>{words}</Badge>
                </li>
              ))}
              {described.length === 0 && (
                <li className="text-xs text-ink-3">{i18n._(everything[list])}</li>
              )}
            </ul>
          </div>
          <fieldset className="flex min-w-0 flex-col gap-2">
            <legend className="mb-1.5 text-sm font-medium">
              <Trans>Who can see it</Trans>
            </legend>
            <RadioCard
              name="shared"
              value="me"
              checked={!shared}
              onChange={() => setShared(false)}
              title={t`Only me`}
            />
            <RadioCard
              name="shared"
              value="all"
              checked={shared}
              onChange={() => setShared(true)}
              title={t`Everyone in the organisation`}
              text={<Trans>Only you and admins can change it.</Trans>}
            />
          </fieldset>
          <Checkbox
            checked={isDefault}
            onChange={(event) => setDefault(event.target.checked)}
            label={i18n._(opensWith[list])}
          />
        </DialogBody>
        <FormFoot onCancel={onClose}>
          {taken ? <Trans>Replace</Trans> : <Trans>Save view</Trans>}
        </FormFoot>
      </Form>
    </Dialog>
  );
}
