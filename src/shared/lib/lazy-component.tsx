// eslint-disable-next-line no-restricted-syntax -- the wrappers below wait for the texts
import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import { allTexts } from '@/shared/i18n';
import { retryImport } from './chunk-load-error';

/** Loads a module that most visits do not need, together with its messages. */
export const loadWithTexts = async <T,>(load: () => Promise<T>): Promise<T> => {
  const [loaded] = await Promise.all([retryImport(load), retryImport(async () => allTexts())]);
  return loaded;
};

/**
 * A component whose code and messages load on first use. Render it within a `Suspense` with a
 * fallback.
 */
export const lazyInSuspense = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => ({ default: await loadWithTexts(load) }));

/** The same without a fallback, for dialogs and panels that most visits never open. */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Inner = lazyInSuspense(load);
  return (props) => <Suspense fallback={null}>{createElement(Inner, props)}</Suspense>;
}
