import type { ReactNode } from 'react';

export type DescriptionItem = { term: ReactNode; value: ReactNode };

/** Terms and their values: two columns on phones, four from 768 px. */
export const DescriptionList = ({
  items,
}: {
  items: readonly (DescriptionItem & { id: string })[];
}) => (
  <dl className="grid grid-cols-2 bg-inset text-sm md:grid-cols-4">
    {items.map(({ id, term, value }) => (
      <div key={id} className="min-w-0 px-4 py-2.5">
        <dt className="text-xs text-ink-3">{term}</dt>
        <dd className="mt-0.5 truncate">{value}</dd>
      </div>
    ))}
  </dl>
);
