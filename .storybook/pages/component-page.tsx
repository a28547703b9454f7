import { Check, X } from 'lucide-react';
import { type ComponentType, type ReactNode, useId } from 'react';
import { expect } from 'storybook/test';
import { PropsTable } from './props-table';

/** Its words, and how that looks where words alone do not show it. */
type Advice = string | readonly [words: string, example: ReactNode];

/** How it looks, or why there is nothing to look at. */
type Look = ReactNode | { readonly none: string };

/** Forgetting one does not compile. Right to left and dark are shown of `rest` and `long`. */
export type States = Readonly<
  Record<'rest' | 'long' | 'loading' | 'empty' | 'error' | 'disabled', Look>
> & { readonly others?: Readonly<Record<string, ReactNode>> };

/** States of what only draws. */
export const onlyDraws = {
  loading: { none: 'Until there is something to show, a skeleton keeps its place.' },
  empty: { none: 'Without content it is left out.' },
  error: { none: 'What failed is said by the part of the page that asked for it.' },
  disabled: { none: 'It takes no input.' },
} as const;

/** States of a control of a form, save that it may be disabled. */
export const isChosen = {
  loading: { none: 'A form is shown once its values are there.' },
  empty: { none: 'Without a choice it looks as it does at rest.' },
} as const;

/** States of what opens above the page. */
export const opens = {
  loading: { none: 'Its content brings its own skeleton.' },
  empty: { none: 'It is not opened for nothing.' },
  error: { none: 'Its content says what failed.' },
  disabled: { none: 'The button that opens it can be, with its reason.' },
} as const;

export type ComponentPageProps = {
  name: string;
  /** One sentence: what it is for, and what is used instead elsewhere. */
  purpose: string;
  /** Everything exported beside it, by name: their props are read from the types. */
  components: Readonly<Record<string, ComponentType<never>>>;
  playground: ReactNode;
  /** Its parts with their measures, from the outside in. */
  anatomy: readonly string[];
  dos: readonly Advice[];
  donts: readonly Advice[];
  states: States;
  /** Key, and what it does. Empty for what takes no focus. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What a screen reader says. */
  heard: string;
};

function Section({ title, children }: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-1.5 text-base font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

const Advices = ({ lines, kind }: { lines: readonly Advice[]; kind: 'do' | 'dont' }) => (
  <ul className="flex flex-col gap-2 text-sm">
    {lines.map((line) => {
      const [words, example] = typeof line === 'string' ? [line] : line;
      return (
        <li key={words}>
          {example && (
            <div className="mb-1.5 rounded-lg border border-line bg-surface p-4">{example}</div>
          )}
          <span className="flex gap-2">
            {kind === 'do' ? (
              <Check aria-hidden className="mt-0.5 size-4 shrink-0 text-ok-text" />
            ) : (
              <X aria-hidden className="mt-0.5 size-4 shrink-0 text-danger-text" />
            )}
            {words}
          </span>
        </li>
      );
    })}
  </ul>
);

const isNone = (look: Look): look is { readonly none: string } =>
  typeof look === 'object' && look !== null && 'none' in look;

type FrameProps = { name: string; isDark?: boolean; isMirrored?: boolean; children: ReactNode };

const Frame = ({ name, isDark = false, isMirrored = false, children }: FrameProps) => (
  <figure>
    <figcaption className="mb-1 text-xs text-ink-3">{name}</figcaption>
    <div
      {...(isDark && { 'data-theme': 'dark' })}
      {...(isMirrored && { dir: 'rtl' })}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 text-ink"
    >
      {children}
    </div>
  </figure>
);

const names = {
  rest: 'At rest',
  long: 'Long text',
  loading: 'Loading',
  empty: 'Empty',
  error: 'Error',
  disabled: 'Disabled',
} as const;

function AllStates({ states: { others = {}, ...states } }: { states: States }) {
  const looks = Object.entries(names).map(([key, name]) => ({
    name,
    look: states[key as keyof typeof names], // what `names` has
  }));
  const both = [states.rest, states.long].map((look, index) => (
    <div key={index}>{!isNone(look) && look}</div>
  ));
  return (
    <div className="flex flex-col gap-4">
      {looks.map(
        ({ name, look }) =>
          !isNone(look) && (
            <Frame key={name} name={name}>
              {look}
            </Frame>
          ),
      )}
      {Object.entries(others).map(([name, look]) => (
        <Frame key={name} name={name}>
          {look}
        </Frame>
      ))}
      <Frame name="Right to left" isMirrored>
        {both}
      </Frame>
      <Frame name="Dark" isDark>
        {both}
      </Frame>
      <dl className="flex flex-col gap-1 text-sm">
        {looks.map(
          ({ name, look }) =>
            isNone(look) && (
              <div key={name} className="flex gap-2">
                <dt className="w-20 shrink-0 text-ink-3">{name}</dt>
                <dd>{look.none}</dd>
              </div>
            ),
        )}
      </dl>
    </div>
  );
}

/** The pattern of all component pages. */
export const ComponentPage = (props: ComponentPageProps) => (
  <article className="flex max-w-3xl flex-col gap-6">
    <header>
      <h2 className="text-xl font-semibold">{props.name}</h2>
      <p className="text-ink-2">{props.purpose}</p>
    </header>
    <Section title="Playground">{props.playground}</Section>
    <Section title="Anatomy">
      <ol className="list-decimal pl-5 text-sm">
        {props.anatomy.map((part) => (
          <li key={part}>{part}</li>
        ))}
      </ol>
    </Section>
    <div className="grid gap-5 sm:grid-cols-2">
      <Section title="Do">
        <Advices lines={props.dos} kind="do" />
      </Section>
      <Section title="Do not">
        <Advices lines={props.donts} kind="dont" />
      </Section>
    </div>
    <Section title="States">
      <AllStates states={props.states} />
    </Section>
    <Section title="Props">
      <div className="flex flex-col gap-3">
        {Object.entries(props.components).map(([name, component]) => (
          <PropsTable key={name} name={name} component={component} />
        ))}
      </div>
    </Section>
    <Section title="Keyboard">
      {props.keys.length === 0 ? (
        <p className="text-sm">It takes no focus.</p>
      ) : (
        <dl className="grid grid-cols-[8rem_1fr] gap-y-1 text-sm">
          {props.keys.map(([key, does]) => (
            <div key={key} className="contents">
              <dt className="font-mono text-xs">{key}</dt>
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

/** What the stories of component pages have in common. */
export const componentPages = {
  parameters: {
    themes: 'one',
    // A landmark of the component is on its page once for each state.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.querySelectorAll('article > header')).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent('could not be read');
  },
};
