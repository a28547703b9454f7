import { ExternalLink } from 'lucide-react';
import type { ComponentProps } from 'react';
import { Trans } from '@lingui/react/macro';
import { cx } from '@/shared/lib/cx';

// The padding of an inline element makes the target 24 px high without affecting the line height
// (WCAG 2.2, 2.5.8).
export const linkStyles = {
  /** A standalone link for an action that leads to another page. */
  action: 'rounded-xs py-1 font-medium text-primary-text underline-offset-2 hover:underline',
  /** Within a sentence: underlined, so that color is not the only cue. */
  inline: 'rounded-xs underline underline-offset-2 hover:text-primary-text',
  /** A title in a table or list; the whole cell is the target. */
  title: 'rounded-xs py-1 font-medium text-ink hover:underline underline-offset-2',
} as const;

export type LinkProps = ComponentProps<'a'> & { look?: keyof typeof linkStyles };

/**
 * A plain anchor in the product's style. Pass it to the router's `createLink` for links inside the
 * app.
 */
export const Link = ({ look = 'action', className, children, ...rest }: LinkProps) => (
  <a {...rest} className={cx(linkStyles[look], className)}>
    {children}
  </a>
);

type ExternalProps = Omit<LinkProps, 'target' | 'rel' | 'href'> & {
  href: string;
  /**
   * `before` in lists of links, so that their texts align and no icon wraps onto a separate line.
   */
  icon?: 'before' | 'after';
};

/** A link to another site, which opens a new tab and announces that. */
export const OutLink = ({ children, icon = 'after', className, ...rest }: ExternalProps) => (
  <Link
    {...rest}
    target="_blank"
    rel="noopener noreferrer"
    className={cx(icon === 'before' && 'relative block pl-5.5', className)}
  >
    {icon === 'before' && (
      <ExternalLink
        aria-hidden
        strokeWidth={1.75}
        className="absolute top-0.75 left-0 size-3.5 text-ink-3"
      />
    )}
    {children}
    {icon === 'after' && (
      <ExternalLink aria-hidden strokeWidth={1.75} className="mb-0.5 ml-1 inline size-3" />
    )}
    <span className="sr-only">
      {' '}
      <Trans>(opens in a new tab)</Trans>
    </span>
  </Link>
);
