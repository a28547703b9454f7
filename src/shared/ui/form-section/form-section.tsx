import { type ReactNode, useId } from 'react';

export type FormSectionProps = {
  title: ReactNode;
  /** Why the form needs this. */
  reason?: ReactNode;
  children: ReactNode;
};

/** Title and reason on the left from 768 px, above the fields below that. */
export function FormSection({ title, reason, children }: FormSectionProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-x-8 gap-y-4 border-b border-line py-6 last:border-0 md:grid-cols-[13rem_minmax(0,1fr)]"
    >
      <div>
        <h2 id={id} className="text-base font-semibold">
          {title}
        </h2>
        {reason && <p className="mt-1 text-sm text-ink-3">{reason}</p>}
      </div>
      <div className="flex min-w-0 flex-col gap-4">{children}</div>
    </section>
  );
}
