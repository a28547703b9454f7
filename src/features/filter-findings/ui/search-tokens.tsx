import { type CSSProperties, type RefObject, useEffect, useEffectEvent, useRef } from 'react';
import { applyToken, tokens } from '#domain/finding-query-syntax';

interface Span {
  readonly start: number;
  readonly end: number;
  /** A known filter; otherwise a word that stays text. */
  readonly isKnown: boolean;
}

/** The filters in a text. An unfinished one does not count until its value is complete. */
function filterSpans(text: string): readonly Span[] {
  let at = 0;
  return tokens(text).flatMap((token) => {
    const start = text.indexOf(token.source, at);
    at = start + token.source.length;
    const isKnown = applyToken({}, token, new Date());
    const isNamed = token.name !== undefined && token.value !== '';
    return isNamed && (isKnown || at < text.length) ? [{ start, end: at, isKnown }] : [];
  });
}

// Theme colors as inline styles: only this box uses them, and only while the user types.
const tint = (color: string): CSSProperties => ({
  background: color,
  boxShadow: `0 0 0 1px ${color}`,
  borderRadius: 2,
});
const known = tint('color-mix(in srgb, var(--p-primary) 16%, transparent)');
const unknown: CSSProperties = {
  ...tint('color-mix(in srgb, var(--p-warn) 20%, transparent)'),
  textDecorationLine: 'underline',
  textDecorationStyle: 'wavy',
  textDecorationColor: 'var(--p-warn)',
};
/** The horizontal extent of the box's text: its padding and border. */
const inside: CSSProperties = { left: 'calc(2rem + 1px)', right: 'calc(2.5rem + 1px)' };

/**
 * Highlights the filters in the search box as tokens, over its text. Backspace after a token
 * selects it, and a second one removes it.
 */
export function SearchTokens({
  text,
  input,
}: {
  text: string;
  input: RefObject<HTMLInputElement | null>;
}) {
  const layer = useRef<HTMLSpanElement>(null);
  const spans = filterSpans(text);
  const press = useEffectEvent((event: KeyboardEvent) => {
    const box = input.current;
    if (event.key !== 'Backspace' || event.ctrlKey || event.metaKey || event.altKey || !box) return;
    const { selectionStart: at, selectionEnd } = box;
    if (at === null || at !== selectionEnd) return;
    const before = spans.find(({ end }) => end < at && text.slice(end, at).trim() === '');
    if (!before) return;
    event.preventDefault();
    box.setSelectionRange(before.start, at);
  });
  const follow = useEffectEvent(() => {
    if (!layer.current || !input.current) return;
    // On phones the box has a larger font.
    layer.current.style.fontSize = getComputedStyle(input.current).fontSize;
    layer.current.style.transform = `translateX(${-input.current.scrollLeft}px)`;
  });
  useEffect(() => {
    const box = input.current;
    const listeners = new AbortController();
    box?.addEventListener('keydown', (event) => press(event), listeners);
    box?.addEventListener('scroll', () => follow(), listeners);
    return () => listeners.abort();
  }, [input]);
  useEffect(() => follow(), [text]);
  return (
    <span
      aria-hidden
      className="pointer-events-none absolute inset-y-0 flex items-center overflow-hidden"
      style={inside}
    >
      <span ref={layer} style={{ whiteSpace: 'pre', color: 'transparent' }}>
        {spans.map(({ start, end, isKnown }, index) => (
          <span key={start}>
            {text.slice(spans[index - 1]?.end ?? 0, start)}
            <mark style={{ color: 'inherit', ...(isKnown ? known : unknown) }}>
              {text.slice(start, end)}
            </mark>
          </span>
        ))}
      </span>
    </span>
  );
}
