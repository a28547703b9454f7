import { Trans, useLingui } from '@lingui/react/macro';
import { RepositoryPicker } from '@/entities/repository';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

export interface UploadChoice {
  readonly repository: string;
  readonly tool: string;
}

interface UploadFieldsProps {
  value: UploadChoice;
  onChange: (value: UploadChoice) => void;
}

/** The repository of the findings, and the tool of the report. */
export function UploadFields({ value, onChange }: UploadFieldsProps) {
  const { t } = useLingui();
  return (
    <div className="grid grid-cols-2 gap-2">
      <Field label={<Trans>Repository</Trans>} name="repository">
        {(control) => (
          <RepositoryPicker
            {...control}
            by="id"
            none={t`Choose`}
            value={value.repository}
            onChange={(repository) => onChange({ ...value, repository })}
          />
        )}
      </Field>
      <Field label={<Trans>Tool</Trans>} name="tool">
        {(control) => (
          <Input
            {...control}
            value={value.tool}
            maxLength={100}
            placeholder={t`Automatic`}
            onChange={(event) => onChange({ ...value, tool: event.target.value })}
          />
        )}
      </Field>
    </div>
  );
}
