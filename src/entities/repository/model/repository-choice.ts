import type { ComponentProps } from 'react';
import type { Repository } from './repository';

/** Props of a field that chooses one repository. */
export interface RepositoryChoiceProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'className'
> {
  /** What the value is. Addresses and pipelines name a repository by its nickname. */
  by: 'id' | 'nickname';
  /** '' for none. */
  value: string;
  /** What no repository reads as: a prompt, or all of them. */
  none: string;
  onChange: (value: string) => void;
}

export const toChoice =
  (by: RepositoryChoiceProps['by']) =>
  ({ id, attributes: { nickname } }: Repository): { value: string; label: string } => ({
    value: by === 'id' ? id : nickname,
    label: nickname,
  });
