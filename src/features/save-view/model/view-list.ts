import type { MessageDescriptor } from '@lingui/core';
import type { FilterSource } from '@/shared/api/generated/model';
import type { SavedPair } from './view-changes';

/** The lists whose filters can be saved. */
export type ViewList = 'findings' | FilterSource;

/** A built-in view, listed before the saved ones. It cannot be changed. */
export interface FixedView<Query> {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly query: Query;
}

/** The definition of a list for saved views. `Query`: its filters in the URL's form. */
export interface ViewKind<Query> {
  readonly list: ViewList;
  readonly standard: readonly FixedView<Query>[];
  /** Reads the valid parts; `dropped` lists the invalid ones. */
  readonly read: (pairs: readonly SavedPair[]) => {
    readonly query: Query;
    readonly dropped: readonly string[];
  };
  /** The label of a dropped filter. */
  readonly nameOf: (key: string) => MessageDescriptor | undefined;
}
