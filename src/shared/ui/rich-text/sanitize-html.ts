import createDOMPurify from 'dompurify';

// Specification §5: these elements with class and style, and links to http, https and mailto.
const elements = ['b', 'i', 'em', 'strong', 'span', 'div', 'br', 'code', 'pre', 'a'];
const attributes = ['class', 'style', 'href'];
const safeLink = /^(?:https?:|mailto:)/iu;
/** Only color, weight and decoration: no property that moves, covers or fetches. */
const styleProperties = [
  'color',
  'background-color',
  'font-weight',
  'font-style',
  'text-decoration-line',
];
/**
 * Classes that reports use and the app's styles define. Any other class could apply styles of the
 * app itself.
 */
const classNames = /^(?:language-[\w-]+|hljs(?:-[\w-]+)?|highlight|line)$/u;

const reduceStyle = (node: HTMLElement) => {
  const kept = styleProperties.flatMap((property) => {
    const value = node.style.getPropertyValue(property);
    return value === '' || /url|var|expression/iu.test(value) ? [] : [`${property}: ${value}`];
  });
  if (kept.length > 0) node.setAttribute('style', kept.join('; '));
  else node.removeAttribute('style');
};

const reduceClass = (node: Element) => {
  const kept = [...node.classList].filter((name) => classNames.test(name));
  if (kept.length > 0) node.setAttribute('class', kept.join(' '));
  else node.removeAttribute('class');
};

const purifier = createDOMPurify(window);
purifier.addHook('afterSanitizeAttributes', (node) => {
  if (node instanceof HTMLElement) reduceStyle(node);
  reduceClass(node);
  if (node.nodeName === 'A') {
    node.setAttribute('rel', 'noopener noreferrer nofollow');
    node.setAttribute('target', '_blank');
  } else node.removeAttribute('href');
});

/** HTML of a report, reduced to the specification's allow-list. */
export const sanitizeHtml = (html: string): string =>
  purifier.sanitize(html, {
    ALLOWED_TAGS: elements,
    ALLOWED_ATTR: attributes,
    ALLOWED_URI_REGEXP: safeLink,
    ALLOW_DATA_ATTR: false,
    ALLOW_ARIA_ATTR: false,
  });
