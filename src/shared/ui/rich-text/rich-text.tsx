import { Suspense } from 'react';
import { late } from '@/shared/lib/lazily';

const MarkdownText = late(() => import('./markdown-text').then((module) => module.MarkdownText));
const HtmlText = late(() => import('./html-text').then((module) => module.HtmlText));

export type RichTextProps = { text: string; format: 'markdown' | 'html' | 'plain' };

const Plain = ({ text }: { text: string }) => (
  <div className="prose-text whitespace-pre-line">{text}</div>
);

/** Text of reports and remediations, kept as it came and made safe here. It reads as plain text until its renderer has arrived. */
export const RichText = ({ text, format }: RichTextProps) => {
  if (format === 'plain') return <Plain text={text} />;
  return (
    <Suspense fallback={<Plain text={format === 'html' ? '' : text} />}>
      {format === 'markdown' ? <MarkdownText text={text} /> : <HtmlText html={text} />}
    </Suspense>
  );
};
