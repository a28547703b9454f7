import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import { patiently } from './missing-code';

/** A component whose code comes with its first use, within a `Suspense` that says what stands there meanwhile. */
export const late = <Props extends object>(load: () => Promise<ComponentType<Props>>): LazyExoticComponent<ComponentType<Props>> => lazy(async () => ({ default: await patiently(load) }));

/** The same where nothing stands in for it: dialogs and panels that most visits never open. */
export function lazily<Props extends object>(load: () => Promise<ComponentType<Props>>): ComponentType<Props> {
  const Inner = late(load);
  return (props) => <Suspense fallback={null}>{createElement(Inner, props)}</Suspense>;
}
