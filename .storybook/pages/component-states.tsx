// Renders the states of a component, one frame for each.
import type { ReactNode } from 'react';
import { Pseudo } from './pseudo';

/** The example, or why there is none. */
type Look = ReactNode | { readonly none: string };

/**
 * A missing state does not compile. Hover, dark mode, right-to-left and similar states are derived
 * from `rest` and `long`.
 */
export type States = Readonly<
  Record<'rest' | 'long' | 'loading' | 'empty' | 'error' | 'disabled', Look>
> & { readonly others?: Readonly<Record<string, ReactNode>> };

/** States of a display-only component. */
export const onlyDraws = {
  loading: { none: 'Until there is something to show, a skeleton keeps its place.' },
  empty: { none: 'Without content it is left out.' },
  error: { none: 'What failed is said by the part of the page that asked for it.' },
  disabled: { none: 'It takes no input.' },
} as const;

/** States of a form control, except for being disabled. */
export const isChosen = {
  loading: { none: 'A form is shown once its values are there.' },
  empty: { none: 'Without a choice it looks as it does at rest.' },
} as const;

/** States of an overlay. */
export const opens = {
  loading: { none: 'Its content brings its own skeleton.' },
  empty: { none: 'It is not opened for nothing.' },
  error: { none: 'Its content says what failed.' },
  disabled: { none: 'The button that opens it can be, with its reason.' },
} as const;

const isNone = (look: Look): look is { readonly none: string } =>
  typeof look === 'object' && look !== null && 'none' in look;

type FrameProps = {
  name: string;
  isDark?: boolean;
  isMirrored?: boolean;
  isPhone?: boolean;
  /** The pseudo state that `preview.css` forces. */
  shown?: 'hover' | 'pressed' | 'focus';
  children: ReactNode;
};

const Frame = (props: FrameProps) => (
  <figure className={props.isPhone === true ? 'w-97.5 max-w-full min-w-0' : 'min-w-0'}>
    <figcaption className="mb-1 text-xs text-ink-3">{props.name}</figcaption>
    <div
      {...(props.isDark === true && { 'data-theme': 'dark' })}
      {...(props.isMirrored === true && { dir: 'rtl' })}
      {...(props.shown && { 'data-shown': props.shown })}
      className="flex flex-col gap-4 rounded-lg border border-line bg-surface p-4 text-ink"
    >
      {props.children}
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

const pointed = {
  hover: 'Under the pointer',
  pressed: 'Pressed',
  focus: 'With the focus',
} as const;

type Props = {
  states: States;
  /** Whether it is interactive, with focus and hover states. */
  isOperated: boolean;
};

export function AllStates({ states: { others = {}, ...states }, isOperated }: Props) {
  const looks = Object.entries(names).map(([key, name]) => ({
    name,
    look: states[key as keyof typeof names], // a key of `names`
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
              <div>{look}</div>
            </Frame>
          ),
      )}
      {isOperated && !isNone(states.rest) && (
        <div className="grid gap-4 sm:grid-cols-3">
          {Object.entries(pointed).map(([shown, name]) => (
            <Frame key={shown} name={name} shown={shown as keyof typeof pointed}>
              <div>{!isNone(states.rest) && states.rest}</div>
            </Frame>
          ))}
        </div>
      )}
      {Object.entries(others).map(([name, look]) => (
        <Frame key={name} name={name}>
          <div>{look}</div>
        </Frame>
      ))}
      <Frame name="Right to left" isMirrored>
        {both}
      </Frame>
      <Frame name="Dark" isDark>
        {both}
      </Frame>
      <Frame name="390 px wide" isPhone>
        {both}
      </Frame>
      <Frame name="Pseudo language">
        <Pseudo>{both}</Pseudo>
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
