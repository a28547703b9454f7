import type { ReactNode } from 'react';

type StepProps = { number: number; title: string; text: string; children: ReactNode };

export const Step = ({ number, title, text, children }: StepProps) => (
  <section className="flex gap-4 border-b p-5">
    <span
      aria-hidden
      className="inline-flex size-6 shrink-0 items-center justify-center rounded-full border-2 border-primary text-xs font-semibold text-primary-text"
    >
      {number}
    </span>
    <div className="min-w-0 flex-1">
      <h2 className="text-base font-semibold">{title}</h2>
      <p className="mb-4 text-sm text-ink-3">{text}</p>
      {children}
    </div>
  </section>
);
