// eslint-disable-next-line no-restricted-syntax -- this is what waits for the texts
import { type ComponentType, createElement, lazy, type LazyExoticComponent, Suspense } from 'react';
import { allTexts } from '@/shared/i18n';
import { patiently } from './missing-code';

/** A component whose code and texts come with its first use, within a `Suspense` that says what stands there meanwhile. */
export const late = <Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> =>
  lazy(async () => {
    const [component] = await Promise.all([patiently(load), patiently(async () => allTexts())]);
    return { default: component };
  });

/** The same where nothing stands in for it: dialogs and panels that most visits never open. */
export function lazily<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Inner = late(load);
  return (props) => <Suspense fallback={null}>{createElement(Inner, props)}</Suspense>;
}
