import { useState } from 'react';
import { Field } from '@/shared/ui/field';
import { Input } from '@/shared/ui/input';

interface TextFilterProps {
  name: string;
  value: string | undefined;
  maxLength: number;
  onChange: (value: string | undefined) => void;
}

/** Applies on Enter and on blur, so that an incomplete path is not searched for. */
export function TextFilter({ name, value = '', maxLength, onChange }: TextFilterProps) {
  const [draft, setDraft] = useState<string>();
  const apply = (typed: string) => {
    setDraft(undefined);
    const next = typed.trim();
    if (next !== value) onChange(next === '' ? undefined : next);
  };
  return (
    <Field label={name} className="px-1.5">
      {(control) => (
        <Input
          {...control}
          size="sm"
          value={draft ?? value}
          maxLength={maxLength}
          onChange={(event) => setDraft(event.target.value)}
          onBlur={(event) => draft !== undefined && apply(event.target.value)}
          onKeyDown={(event) => event.key === 'Enter' && apply(event.currentTarget.value)}
        />
      )}
    </Field>
  );
}
