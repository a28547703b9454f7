import { Suspense } from 'react';
import { lazyInSuspense } from '@/shared/lib/lazy-component';

const MarkdownText = lazyInSuspense(() =>
  import('./markdown-text').then((module) => module.MarkdownText),
);
const HtmlText = lazyInSuspense(() => import('./html-text').then((module) => module.HtmlText));

export type RichTextProps = { text: string; format: 'markdown' | 'html' | 'plain' };

const Plain = ({ text }: { text: string }) => (
  <div className="prose-text whitespace-pre-line">{text}</div>
);

/**
 * Text of reports and remediations, stored unchanged and sanitized here. Rendered as plain text
 * until its renderer has loaded.
 */
export const RichText = ({ text, format }: RichTextProps) => {
  if (format === 'plain') return <Plain text={text} />;
  return (
    <Suspense fallback={<Plain text={format === 'html' ? '' : text} />}>
      {format === 'markdown' ? <MarkdownText text={text} /> : <HtmlText html={text} />}
    </Suspense>
  );
};
