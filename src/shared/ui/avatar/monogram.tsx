/** Two letters on a quiet tile: a thing, where a person has a round avatar. The name stands beside it. */
export const Monogram = ({ letters }: { letters: string }) => (
  <span
    aria-hidden
    className="inline-flex size-8 shrink-0 items-center justify-center rounded-md border border-line bg-inset text-xs font-semibold text-ink-2"
  >
    {letters}
  </span>
);
