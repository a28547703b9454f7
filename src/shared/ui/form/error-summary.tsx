import { Plural } from '@lingui/react/macro';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useEffect, useRef, useSyncExternalStore } from 'react';
import { cx } from '@/shared/lib/cx';
import { fieldId, labelId, useFormScope } from './form-scope';

/** `name` of the field with the error; none for an error of the whole form. */
export type FormProblem = { name?: string | undefined; message: string };

type ErrorSummaryProps = {
  title?: ReactNode;
  problems: readonly FormProblem[];
  className?: string;
};

const never = () => () => undefined;

/** The text of the field's label, which may be mounted together with the summary. */
const FieldName = ({ form, name }: { form: string; name: string }) =>
  useSyncExternalStore(
    never,
    () => document.getElementById(labelId(fieldId(form, name)))?.textContent ?? name,
  );

/** Receives focus when it appears; each problem names its field and links to it. */
export function ErrorSummary({ title, problems, className }: ErrorSummaryProps) {
  const form = useFormScope().id;
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  const go = (name: string) => {
    const control = document.getElementById(fieldId(form, name));
    control?.scrollIntoView({ block: 'center' });
    control?.focus();
  };
  return (
    <div
      ref={box}
      role="alert"
      tabIndex={-1}
      className={cx('rounded-md border border-danger-edge bg-danger-tint p-3 text-sm', className)}
    >
      <div className="flex gap-2 font-semibold">
        <CircleAlert
          aria-hidden
          strokeWidth={1.75}
          className="mt-0.5 size-4 shrink-0 text-danger-text"
        />
        {title ?? (
          <Plural
            value={problems.length}
            one="One thing needs fixing"
            other="# things need fixing"
          />
        )}
      </div>
      {problems.length > 0 && (
        <ul className="mt-1.5 flex flex-col gap-1 pl-6">
          {problems.map(({ name, message }) => (
            <li key={`${name ?? ''} ${message}`}>
              {name === undefined ? (
                message
              ) : (
                <a
                  href={`#${fieldId(form, name)}`}
                  className="underline underline-offset-2"
                  onClick={(event) => {
                    event.preventDefault();
                    go(name);
                  }}
                >
                  <FieldName form={form} name={name} />: {message}
                </a>
              )}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
