import { sanitizeHtml } from './sanitize-html';

/** The only place that renders HTML from outside the app. */
export const HtmlText = ({ html }: { html: string }) => (
  <div className="prose-text" dangerouslySetInnerHTML={{ __html: sanitizeHtml(html) }} />
);
