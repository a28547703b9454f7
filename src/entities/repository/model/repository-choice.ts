import type { ComponentProps } from 'react';
import type { Repository } from './repository';

/** Props of a field that chooses one repository. */
export interface RepositoryChoiceProps extends Pick<
  ComponentProps<'input'>,
  'id' | 'aria-label' | 'aria-describedby' | 'aria-invalid' | 'className' | 'disabled'
> {
  /** What the value contains. URLs and pipelines identify a repository by its nickname. */
  by: 'id' | 'nickname';
  /** '' for no repository. */
  value: string;
  /** The label of the empty value: a prompt, or "all". Without it there is no empty value. */
  none?: string | undefined;
  /** Which repositories can be chosen. Without it all can. */
  offers?: (repository: Repository) => boolean;
  onChange: (value: string) => void;
}

export const toChoices = (
  repositories: readonly Repository[],
  { by, offers = () => true }: Pick<RepositoryChoiceProps, 'by' | 'offers'>,
): { value: string; label: string }[] =>
  repositories.filter(offers).map(({ id, attributes: { nickname } }) => ({
    value: by === 'id' ? id : nickname,
    label: nickname,
  }));
