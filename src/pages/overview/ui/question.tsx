import type { ReactNode } from 'react';

interface QuestionProps {
  question: string;
  /** A sentence generated from the numbers below; absent while they load. */
  children?: ReactNode;
}

/** A question that a section of the overview answers; the cards below have the details. */
export const Question = ({ question, children }: QuestionProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <h2 className="text-base font-semibold">{question}</h2>
    <p className="text-sm text-ink-2">{children}</p>
  </div>
);
