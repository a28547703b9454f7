import type { MessageDescriptor } from '@lingui/core';
import type { FilterSource } from '@/shared/api/generated/model';
import type { SavedPair } from './view-changes';

/** The lists whose filters can be saved. */
export type ViewList = 'findings' | FilterSource;

/** A view that everybody has; it cannot be changed, saved ones follow it. */
export interface FixedView<Query> {
  readonly id: string;
  readonly name: MessageDescriptor;
  readonly query: Query;
}

/** What saved views need to know of their list. `Query`: its filters as the address writes them. */
export interface ViewKind<Query> {
  readonly list: ViewList;
  readonly standard: readonly FixedView<Query>[];
  /** Loads what it can; `dropped` names what has no meaning any more. */
  readonly read: (pairs: readonly SavedPair[]) => {
    readonly query: Query;
    readonly dropped: readonly string[];
  };
  /** The label of a filter that was dropped. */
  readonly nameOf: (key: string) => MessageDescriptor | undefined;
}
