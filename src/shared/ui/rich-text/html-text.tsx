import { sanitizeHtml } from './sanitize-html';

/** The one place where HTML that we did not write becomes part of a page. */
export const HtmlText = ({ html }: { html: string }) => (
  <div className="prose-text" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);
