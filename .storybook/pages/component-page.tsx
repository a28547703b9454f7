import { Check, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';

export type ComponentPageProps = {
  name: string;
  /** One sentence: what it is for. */
  purpose: string;
  /** Its parts, from the outside in. */
  anatomy: readonly string[];
  dos: readonly string[];
  donts: readonly string[];
  /** Key, and what it does. Empty for what takes no focus. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says. */
  heard: string;
  /** Every state, beside each other. */
  children: ReactNode;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-sm font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

type AdviceProps = { lines: readonly string[]; kind: 'do' | 'dont' };

const Advice = ({ lines, kind }: AdviceProps) => (
  <ul className="flex flex-col gap-1 text-sm">
    {lines.map((line) => (
      <li key={line} className="flex gap-2">
        {kind === 'do' ? (
          <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok-text" />
        ) : (
          <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
        )}
        {line}
      </li>
    ))}
  </ul>
);

/** The pattern of all component pages. */
export const ComponentPage = (props: ComponentPageProps) => (
  <article className="flex max-w-3xl flex-col gap-5">
    <header>
      <h2 className="text-xl font-semibold">{props.name}</h2>
      <p className="text-ink-2">{props.purpose}</p>
    </header>
    <Section title="States">
      <div className="rounded-lg border border-line bg-surface p-4">{props.children}</div>
    </Section>
    <Section title="Anatomy">
      <ol className="list-decimal pl-5 text-sm">
        {props.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </Section>
    <div className="grid gap-5 sm:grid-cols-2">
      <Section title="Do">
        <Advice lines={props.dos} kind="do" />
      </Section>
      <Section title="Do not">
        <Advice lines={props.donts} kind="dont" />
      </Section>
    </div>
    <Section title="Keyboard">
      {props.keys.length === 0 ? (
        <p className="text-sm">It takes no focus.</p>
      ) : (
        <dl className="grid grid-cols-[8rem_1fr] gap-y-1 text-sm">
          {props.keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt className="code text-xs">{key}</dt>
              <dd>{does}</dd>
            </div>
          ))}
        </dl>
      )}
    </Section>
    <Section title="Screen reader">
      <p className="text-sm">{props.heard}</p>
    </Section>
  </article>
);
