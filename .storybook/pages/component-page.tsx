import { CircleCheck, CircleX } from 'lucide-react';
import { type ComponentType, Fragment, type ReactNode, useId } from 'react';
import { expect, waitFor } from 'storybook/test';
import { cx } from '@/shared/lib/cx';
import { Kbd } from '@/shared/ui/kbd';
import { Badge } from '@/shared/ui/badge';
import { changesOf, stableSince } from '../changes';
import { Anatomy, type AnatomyPart } from './anatomy';
import { AllStates, type States } from './component-states';
import { PropsTable } from './props-table';
import { importOf, sourcesOf, usesOf } from './sources';

/** The text, with an example if text alone is not clear. */
type Advice = string | readonly [words: string, example: ReactNode];

export type ComponentPageProps = {
  name: string;
  /** One sentence: its purpose, and what to use instead in other cases. */
  purpose: string;
  /** All exports of the component by name; their props are read from the types. */
  components: Readonly<Record<string, ComponentType<never>>>;
  playground: ReactNode;
  /** Its parts with their sizes, from the outside in. */
  anatomy: readonly AnatomyPart[];
  /** The example for the parts, if it differs from the component at rest. */
  specimen?: ReactNode;
  dos: readonly Advice[];
  donts: readonly Advice[];
  states: States;
  /** Keys and their actions. Empty for components without focus. */
  keys: readonly (readonly [key: string, does: string])[];
  /** What screen readers announce. */
  heard: string;
};

const box = 'rounded-lg border border-line bg-surface';

function Section({ id, title, children }: { id: string; title: string; children: ReactNode }) {
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="mb-2 scroll-mt-4 text-md font-semibold">
        {title}
      </h3>
      {children}
    </section>
  );
}

/** Renders backticks around names of props and values as code. */
const Words = ({ children }: { children: string }) =>
  children.split('`').map((part, index) =>
    index % 2 === 1 ? (
      <code key={index} className="font-mono text-xs">
        {part}
      </code>
    ) : (
      part
    ),
  );

/** The text is below the example, with a line in the colour of the advice. */
function AdviceCard({ line, isDo }: { line: Advice; isDo: boolean }) {
  const [words, example] = typeof line === 'string' ? [line] : line;
  const Mark = isDo ? CircleCheck : CircleX;
  return (
    <li className={cx(box, 'overflow-clip')}>
      {example && (
        <div className="flex min-h-24 items-center justify-center bg-canvas p-5">{example}</div>
      )}
      <p
        className={cx(
          'flex gap-2 border-t-2 px-3 py-2 text-sm first:border-t-0',
          isDo ? 'border-t-ok' : 'border-t-danger',
        )}
      >
        <Mark
          aria-hidden
          className={cx('mt-0.5 size-4 shrink-0', isDo ? 'text-ok-text' : 'text-danger-text')}
        />
        <span>
          <b className="font-medium">{isDo ? 'Do.' : 'Do not.'}</b> <Words>{words}</Words>
        </span>
      </p>
    </li>
  );
}

const Advices = ({ dos, donts }: Pick<ComponentPageProps, 'dos' | 'donts'>) => (
  <div className="grid gap-3 sm:grid-cols-2">
    {[dos, donts].map((lines) => (
      <ul key={lines === dos ? 'do' : 'dont'} className="flex flex-col gap-3">
        {lines.map((line) => (
          <AdviceCard
            key={typeof line === 'string' ? line : line[0]}
            line={line}
            isDo={lines === dos}
          />
        ))}
      </ul>
    ))}
  </div>
);

/** Matches `Ctrl Enter`, but not `Its letter`. */
const isKey = /^[^a-z]\S*( [^a-z]\S*)*$/;

const Keys = ({ keys }: Pick<ComponentPageProps, 'keys'>) =>
  keys.length === 0 ? (
    <p className="text-sm">It takes no focus.</p>
  ) : (
    <dl className={cx(box, 'divide-y divide-line text-sm')}>
      {keys.map(([key, does]) => (
        <div key={key} className="grid grid-cols-[7.5rem_1fr] gap-2 px-3 py-2">
          <dt className="flex flex-wrap items-start gap-1">
            {key
              .split(', ')
              .map((one) =>
                isKey.test(one) ? <Kbd key={one} keys={one} /> : <span key={one}>{one}</span>,
              )}
          </dt>
          <dd>{does}</dd>
        </div>
      ))}
    </dl>
  );

/** The import, the number of uses, and the last changes. */
const About = ({ name, components }: Pick<ComponentPageProps, 'name' | 'components'>) => (
  <dl className="mt-2 grid grid-cols-[auto_1fr] gap-x-3 gap-y-0.5 text-xs text-ink-2">
    <dt className="text-ink-3">Import</dt>
    <dd className="font-mono break-words">{importOf(components)}</dd>
    <dt className="text-ink-3">Used</dt>
    <dd className="num">
      {usesOf(components)
        .map(({ name: one, places, files }) =>
          places === 0
            ? `${one} by no other folder`
            : `${one} in ${places} ${places === 1 ? 'place' : 'places'} of ${files} ${files === 1 ? 'file' : 'files'}`,
        )
        .join(', ')}
    </dd>
    {changesOf(name)
      .slice(0, 2)
      .map(({ day, what }) => (
        <Fragment key={what}>
          <dt className="text-ink-3 num">{day}</dt>
          <dd>{what}</dd>
        </Fragment>
      ))}
  </dl>
);

/** The files in its folder. Each is a tab stop, because long lines scroll. */
const Sources = ({ components }: Pick<ComponentPageProps, 'components'>) => (
  <div className={cx(box, 'divide-y divide-line text-sm')}>
    {sourcesOf(components).map(({ file, text }) => (
      <details key={file} data-source={file}>
        <summary className="px-3 py-2 font-mono text-xs">{file}</summary>
        <pre tabIndex={0} className="overflow-x-auto bg-inset p-3 font-mono text-xs">
          {text}
        </pre>
      </details>
    ))}
  </div>
);

/** Since when no code that uses it had to be adapted. */
const Stability = ({ name }: Pick<ComponentPageProps, 'name'>) => (
  <p className="flex items-center gap-2 text-sm text-ink-2">
    <Badge tone="ok" icon={CircleCheck}>
      Stable
    </Badge>
    <span className="num">since {stableSince(name)}</span>
  </p>
);

type Part = readonly [title: string, content: ReactNode];

const partsOf = (props: ComponentPageProps): readonly Part[] => {
  const { rest } = props.states;
  const isShown = typeof rest !== 'object' || rest === null || !('none' in rest);
  return [
    ['Playground', props.playground],
    ['Anatomy', <Anatomy parts={props.anatomy} specimen={props.specimen ?? (isShown && rest)} />],
    ['Do and do not', <Advices {...props} />],
    ['States', <AllStates states={props.states} isOperated={props.keys.length > 0} />],
    [
      'Props',
      <div className="flex flex-col gap-3">
        {Object.entries(props.components).map(([name, component]) => (
          <PropsTable key={name} name={name} component={component} />
        ))}
      </div>,
    ],
    ['Keyboard', <Keys keys={props.keys} />],
    ['Screen reader', <p className={cx(box, 'px-3 py-2 text-sm')}>{props.heard}</p>],
    ['Source', <Sources {...props} />],
  ];
};

/** The layout of all component pages. */
export function ComponentPage(props: ComponentPageProps) {
  const base = useId();
  const parts = partsOf(props);
  const idOf = (title: string) => `${base}${title.toLowerCase().replaceAll(' ', '-')}`;
  return (
    <div className="mx-auto flex max-w-5xl items-start gap-10">
      <article className="flex max-w-3xl min-w-0 flex-1 flex-col gap-8">
        <header>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-2xl font-semibold">{props.name}</h2>
            <Stability {...props} />
          </div>
          <p className="mt-1 text-ink-2">{props.purpose}</p>
          <About {...props} />
        </header>
        {parts.map(([title, content]) => (
          <Section key={title} id={idOf(title)} title={title}>
            {content}
          </Section>
        ))}
      </article>
      <nav aria-label="On this page" className="sticky top-6 w-40 shrink-0 text-sm max-lg:hidden">
        <ul className="flex flex-col gap-1.5 border-l border-line pl-3">
          {parts.map(([title]) => (
            <li key={title}>
              <a href={`#${idOf(title)}`} className="text-ink-2 hocus:text-ink">
                {title}
              </a>
            </li>
          ))}
          <li className="mt-2 border-t border-line pt-2">
            <a href="./tokens/light.tokens.json" className="text-primary-text hocus:underline">
              Tokens as JSON
            </a>
          </li>
        </ul>
      </nav>
    </div>
  );
}

/** The shared parameters of component page stories. */
export const componentPages = {
  parameters: {
    themes: 'one',
    // A component that is a landmark is on its page once for each state.
    a11y: { config: { rules: [{ id: 'landmark-unique', enabled: false }] } },
  },
  play: async ({ canvasElement }: { canvasElement: HTMLElement }) => {
    await expect(canvasElement.querySelectorAll('article > header')).toHaveLength(1);
    await expect(canvasElement).not.toHaveTextContent('could not be read');
    await expect(canvasElement.querySelector('[data-source]')?.textContent).toMatch(/^export /m);
    await expect(canvasElement).toHaveTextContent(/Stable ?since \d{4}-\d\d-\d\d/);
    // Every pin must find its part.
    const anatomy = canvasElement.querySelector('[data-pins]');
    await waitFor(() =>
      expect(anatomy?.querySelectorAll('[data-pin]')).toHaveLength(
        Number(anatomy?.getAttribute('data-pins')),
      ),
    );
  },
};
