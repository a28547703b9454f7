import { Trans, useLingui } from '@lingui/react/macro';
import { useState } from 'react';
import type { SavedFilter } from '@/shared/api/generated/model';
import { formErrorOf } from '@/shared/api/error-message';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { Input } from '@/shared/ui/input';
import { useViewActions } from '../api/use-view-actions';
import type { ViewList } from '../model/view-list';
import { isViewName } from '../model/view-name';

interface RenameViewDialogProps {
  list: ViewList;
  view: SavedFilter;
  onClose: () => void;
  onRenamed: (name: string) => void;
}

export function RenameViewDialog({ list, view, onClose, onRenamed }: RenameViewDialogProps) {
  const { t } = useLingui();
  const [name, setName] = useState(view.name);
  const [tried, setTried] = useState(false);
  const { rename } = useViewActions(list);
  const trimmed = name.trim();
  const submit = () => {
    setTried(true);
    if (isViewName(trimmed))
      rename.mutate({ view, name: trimmed }, { onSuccess: () => onRenamed(trimmed) });
  };
  return (
    <Dialog title={<Trans>Rename view</Trans>} dirty={name !== view.name} onClose={onClose}>
      <Form
        pending={rename.isPending}
        error={formErrorOf(rename.error) ?? null}
        frame="dialog"
        onSubmit={submit}
      >
        <DialogBody>
          <Field
            label={<Trans>Name</Trans>}
            name="name"
            need="required"
            error={tried && !isViewName(trimmed) && t`Use a name without / ? # or %.`}
          >
            {(control) => (
              <Input
                {...control}
                data-autofocus
                value={name}
                maxLength={100}
                autoComplete="off"
                onChange={(event) => setName(event.target.value)}
              />
            )}
          </Field>
        </DialogBody>
        <FormFoot
          onCancel={onClose}
          disabledReason={trimmed === view.name && t`Nothing has changed`}
        >
          <Trans>Rename</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
