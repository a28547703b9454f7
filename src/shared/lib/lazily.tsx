import { type ComponentType, createElement, lazy, Suspense } from 'react';

/** A component whose code comes with its first use: dialogs and panels that most visits never open. Nothing stands in for it meanwhile. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Inner = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={null}>{createElement(Inner, props)}</Suspense>;
}
