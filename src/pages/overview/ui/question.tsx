import type { ReactNode } from 'react';

interface QuestionProps {
  question: string;
  /** In words, made from the numbers below; absent while they load. */
  children?: ReactNode;
}

/** What a part of the overview answers; the cards below are the proof. */
export const Question = ({ question, children }: QuestionProps) => (
  <div className="flex flex-wrap items-baseline gap-x-3">
    <h2 className="text-base font-semibold">{question}</h2>
    <p className="text-sm text-ink-2">{children}</p>
  </div>
);
