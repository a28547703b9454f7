import { Trans, useLingui } from '@lingui/react/macro';
import { Upload, X } from 'lucide-react';
import { useState } from 'react';
import { useOnlyRepository } from '@/entities/repository';
import type { Scan } from '@/entities/scan';
import { dataSize } from '@/shared/lib/data-size';
import { formErrorOf } from '@/shared/api/error-message';
import { Checkbox } from '@/shared/ui/checkbox';
import { Dialog, DialogBody } from '@/shared/ui/dialog';
import { DropZone } from '@/shared/ui/drop-zone';
import { Field } from '@/shared/ui/field';
import { Form } from '@/shared/ui/form';
import { FormFoot } from '@/shared/ui/form-foot';
import { IconButton } from '@/shared/ui/icon-button';
import { Input } from '@/shared/ui/input';
import { Progress } from '@/shared/ui/progress';
import { useUploadReport } from '../api/use-upload-report';
import { reportExtensions } from '../model/report-file';
import { UploadFields, type UploadChoice } from './upload-fields';
import { UploadHint } from './upload-hint';

interface UploadDialogProps {
  /** The preselected repository, if the dialog was opened for one. */
  repository?: string | undefined;
  file?: File | undefined;
  tool?: string;
  onClose: () => void;
  onUploaded: (scan: Scan) => void;
}

export function UploadDialog({
  repository,
  file: given,
  tool = '',
  onClose,
  onUploaded,
}: UploadDialogProps) {
  const { t, i18n } = useLingui();
  const [file, setFile] = useState(given);
  const [choice, setChoice] = useState<UploadChoice>({ repository: repository ?? '', tool });
  const only = useOnlyRepository();
  const [lookedAt, setLookedAt] = useState('');
  const [dryRun, setDryRun] = useState(false);
  const { mutate, isPending, error } = useUploadReport();
  const target = choice.repository || only;
  const missing =
    file === undefined
      ? t`Choose a file first`
      : target === ''
        ? t`Choose a repository first`
        : false;
  return (
    <Dialog
      title={<Trans>Upload a scan report</Trans>}
      description={<Trans>Results are matched to existing findings.</Trans>}
      dirty={isPending}
      onClose={onClose}
    >
      <Form
        pending={isPending}
        error={formErrorOf(error) ?? null}
        frame="dialog"
        onSubmit={() => {
          if (file && target !== '')
            mutate(
              {
                repository: target,
                file,
                tool: choice.tool.trim(),
                target: lookedAt.trim(),
                dryRun,
              },
              { onSuccess: onUploaded },
            );
        }}
      >
        <DialogBody className="flex flex-col gap-4">
          <UploadFields value={{ ...choice, repository: target }} onChange={setChoice} />
          <Field
            label={<Trans>Scanned target</Trans>}
            name="target"
            need="optional"
            hint={
              <Trans>
                The scanned address, image or folder. Needed if the report doesn’t name it, so that
                an empty report can close findings.
              </Trans>
            }
          >
            {(control) => (
              <Input
                {...control}
                value={lookedAt}
                maxLength={300}
                placeholder="https://shop.example"
                onChange={(event) => setLookedAt(event.target.value)}
              />
            )}
          </Field>
          {file ? (
            <div className="rounded-md border border-line p-3">
              <div className="flex items-center gap-2 text-sm">
                <span className="min-w-0 flex-1 truncate font-mono text-xs">{file.name}</span>
                <span className="text-xs text-ink-3 num">{dataSize(i18n, file.size)}</span>
                {!isPending && (
                  <IconButton
                    icon={X}
                    size="sm"
                    label={t`Choose another file`}
                    onClick={() => setFile(undefined)}
                  />
                )}
              </div>
              {isPending && (
                <div className="mt-2">
                  <Progress label={t`Uploading`} labelHidden />
                </div>
              )}
            </div>
          ) : (
            <DropZone
              hint={<UploadHint />}
              accept={reportExtensions.join(',')}
              onFiles={([first]) => setFile(first)}
            />
          )}
          <Checkbox
            checked={dryRun}
            onChange={(event) => setDryRun(event.target.checked)}
            label={<Trans>Preview only</Trans>}
          />
        </DialogBody>
        <FormFoot onCancel={onClose} icon={Upload} disabledReason={missing}>
          <Trans>Upload</Trans>
        </FormFoot>
      </Form>
    </Dialog>
  );
}
