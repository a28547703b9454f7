import type { ComponentProps } from 'react';
import type { Repository } from './repository';

/** Props of a field that chooses one repository. */
export interface RepositoryChoiceProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'className'
> {
  /** What the value contains. URLs and pipelines identify a repository by its nickname. */
  by: 'id' | 'nickname';
  /** '' for no repository. */
  value: string;
  /** The label of the empty value: a prompt, or "all". */
  none: string;
  onChange: (value: string) => void;
}

export const toChoice =
  (by: RepositoryChoiceProps['by']) =>
  ({ id, attributes: { nickname } }: Repository): { value: string; label: string } => ({
    value: by === 'id' ? id : nickname,
    label: nickname,
  });
