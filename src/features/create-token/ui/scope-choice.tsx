import { Trans, useLingui } from '@lingui/react/macro';
import type { UseFormRegisterReturn } from 'react-hook-form';
import { Checkbox } from '@/shared/ui/checkbox';
import { Field } from '@/shared/ui/field';
import { labelId } from '@/shared/ui/form';
import { tokenScopes } from '#domain/token-scopes';
import { scopePurposes } from '../model/scopes';

type ScopeChoiceProps = { checkbox: UseFormRegisterReturn; error: string | undefined };

/** Each scope with its use in a pipeline, and with the name that the documentation uses. */
export function ScopeChoice({ checkbox, error }: ScopeChoiceProps) {
  const { i18n } = useLingui();
  return (
    <Field label={<Trans>May do</Trans>} name={checkbox.name} error={error}>
      {(control) => (
        <div
          id={control.id}
          aria-describedby={control['aria-describedby']}
          aria-labelledby={labelId(control.id)}
          role="group"
          tabIndex={-1}
        >
          {tokenScopes.map((scope) => (
            <Checkbox
              key={scope}
              {...checkbox}
              value={scope}
              label={i18n._(scopePurposes[scope])}
              end={<code className="code text-xs text-ink-3">{scope}</code>}
            />
          ))}
        </div>
      )}
    </Field>
  );
}
