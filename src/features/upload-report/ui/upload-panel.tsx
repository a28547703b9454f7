import { Trans } from '@lingui/react/macro';
import { useState } from 'react';
import { useOnlyRepository } from '@/entities/repository';
import type { Scan } from '@/entities/scan';
import { Card } from '@/shared/ui/card';
import { DropZone } from '@/shared/ui/drop-zone';
import { reportExtensions } from '../model/report-file';
import { UploadDialog } from './lazy';
import { UploadFields, type UploadChoice } from './upload-fields';
import { UploadHint } from './upload-hint';

/** Always visible, because results of scanners without a connector are uploaded here. */
export function UploadPanel({ onUploaded }: { onUploaded: (scan: Scan) => void }) {
  const [choice, setChoice] = useState<UploadChoice>({ repository: '', tool: '' });
  const [file, setFile] = useState<File>();
  const only = useOnlyRepository();
  const repository = choice.repository || only;
  return (
    <Card aria-labelledby="upload" className="flex flex-col gap-4 p-4 sm:flex-row 2xl:flex-col">
      <div className="shrink-0 sm:w-72 2xl:w-auto">
        <h2 id="upload" className="text-base font-semibold">
          <Trans>Upload a scan report</Trans>
        </h2>
        <p className="mt-1 mb-3 text-sm text-ink-3">
          <Trans>Add results from any scanner. We match them to existing findings.</Trans>
        </p>
        <UploadFields value={{ ...choice, repository }} onChange={setChoice} />
      </div>
      <div className="min-w-0 flex-1 *:h-full">
        <DropZone
          hint={<UploadHint />}
          accept={reportExtensions.join(',')}
          onFiles={([first]) => setFile(first)}
        />
      </div>
      {file && (
        <UploadDialog
          repository={repository || undefined}
          tool={choice.tool}
          file={file}
          onClose={() => setFile(undefined)}
          onUploaded={onUploaded}
        />
      )}
    </Card>
  );
}
