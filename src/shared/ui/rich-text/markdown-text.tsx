import Markdown from 'react-markdown';
import remarkGfm from 'remark-gfm';
import { OutLink } from '../link';

const allowed = [
  'p',
  'br',
  'strong',
  'em',
  'del',
  'code',
  'pre',
  'ul',
  'ol',
  'li',
  'blockquote',
  'h1',
  'h2',
  'h3',
  'h4',
  'h5',
  'h6',
  'hr',
  'a',
  'table',
  'thead',
  'tbody',
  'tr',
  'th',
  'td',
];
const safe = /^(?:https?:|mailto:)/iu;

/**
 * Renders React elements, never raw HTML. Images are omitted, because they would send requests to
 * other servers. Links only to http, https and mailto.
 */
export const MarkdownText = ({ text }: { text: string }) => (
  <div className="prose-text">
    <Markdown
      skipHtml
      remarkPlugins={[remarkGfm]}
      unwrapDisallowed
      allowedElements={allowed}
      urlTransform={(url) => (safe.test(url) ? url : '')}
      components={{
        // `package@1.0.0` looks like an email address but is not one.
        a: ({ href, children }) =>
          href && !(typeof children === 'string' && href === `mailto:${children}`) ? (
            <OutLink look="inline" href={href}>
              {children}
            </OutLink>
          ) : (
            <>{children}</>
          ),
        // A report's headings rank below those of the page.
        h1: ({ children }) => <h3>{children}</h3>,
        h2: ({ children }) => <h4>{children}</h4>,
        h3: ({ children }) => <h5>{children}</h5>,
        h4: ({ children }) => <h6>{children}</h6>,
        h5: ({ children }) => <h6>{children}</h6>,
      }}
    >
      {text}
    </Markdown>
  </div>
);
