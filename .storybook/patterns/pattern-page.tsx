import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { expect } from 'storybook/test';

export type PatternPageProps = {
  name: string;
  /** One sentence: when to use the pattern. */
  purpose: string;
  /** A working example made of components, without a server. */
  example: ReactNode;
  /** The components, and their role in the pattern. */
  parts: readonly (readonly [component: string, does: string])[];
  dos: readonly string[];
  donts: readonly string[];
  /** Pages of the product that use it. */
  pages: readonly string[];
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 text-md font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

const Rules = ({ lines, isDo }: { lines: readonly string[]; isDo: boolean }) => (
  <ul className="flex flex-col gap-2 text-sm">
    {lines.map((line) => (
      <li key={line} className="flex gap-2">
        {isDo ? (
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok-text" />
        ) : (
          <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        )}
        {line}
      </li>
    ))}
  </ul>
);

/** The layout of all pattern pages. */
export const PatternPage = (props: PatternPageProps) => (
  <article className="mx-auto flex max-w-4xl flex-col gap-8">
    <header>
      <h2 className="text-2xl font-semibold">{props.name}</h2>
      <p className="mt-1 text-ink-2">{props.purpose}</p>
    </header>
    <Section title="At work">
      <div className="rounded-lg border border-line bg-canvas p-4">{props.example}</div>
    </Section>
    <Section title="Made of">
      <dl className="divide-y divide-line rounded-lg border border-line bg-surface text-sm">
        {props.parts.map(([component, does]) => (
          <div key={component} className="grid gap-x-3 px-3 py-2 sm:grid-cols-[10rem_1fr]">
            <dt className="font-medium">{component}</dt>
            <dd>{does}</dd>
          </div>
        ))}
      </dl>
    </Section>
    <div className="grid gap-6 sm:grid-cols-2">
      <Section title="Do">
        <Rules lines={props.dos} isDo />
      </Section>
      <Section title="Do not">
        <Rules lines={props.donts} isDo={false} />
      </Section>
    </div>
    <Section title="Seen in">
      <p className="text-sm">{props.pages.join(', ')}</p>
    </Section>
  </article>
);

/** The shared parameters of pattern stories. */
export const patternPages = {
  parameters: { themes: 'one' },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.querySelectorAll('article > header')).toHaveLength(1);
  },
};
