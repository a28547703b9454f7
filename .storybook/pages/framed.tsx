import { type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { createPortal } from 'react-dom';

const loaded = (link: HTMLLinkElement): Promise<unknown> =>
  new Promise((resolve) => {
    link.addEventListener('load', resolve);
    link.addEventListener('error', resolve);
  });

/** Copies the styles and theme of the surrounding page. */
const dress = async (frame: HTMLIFrameElement, own: Document): Promise<void> => {
  const { lang, dir } = document.documentElement;
  const theme = frame.closest<HTMLElement>('[data-theme]')?.dataset['theme'];
  Object.assign(own.documentElement, { lang, dir });
  own.documentElement.dataset['theme'] = theme ?? 'light';
  own.body.className = 'bg-canvas p-6 text-ink';
  const styles = document.querySelectorAll('style, link[rel="stylesheet"]');
  const copies = [...styles].map((style) => style.cloneNode(true));
  const links = copies.filter((copy) => copy instanceof HTMLLinkElement);
  own.head.append(...copies);
  await Promise.all(links.map(loaded));
};

type FramedProps = {
  /** Width of the iframe below the overlay, in px; shown at half that size, or scaled to fit. */
  width?: number;
  height?: number;
  children: ReactNode;
};

/**
 * An open overlay in a separate iframe, because a modal one would cover the entire page. The iframe
 * is inert, so that its focus handling does not affect the page.
 */
export function Framed({ width = 800, height = 480, children }: FramedProps) {
  const place = useRef<HTMLDivElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const [scale, setScale] = useState(0.5);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const [isShown, setShown] = useState(false);

  useLayoutEffect(() => {
    const { current } = place;
    if (!current) return undefined;
    const sizes = new ResizeObserver(() => setScale(Math.min(0.5, current.clientWidth / width)));
    sizes.observe(current);
    return () => sizes.disconnect();
  }, [width]);

  useEffect(() => {
    const { current } = frame;
    const own = current?.contentDocument;
    if (!current || !own) return undefined;
    let isLeft = false;
    void dress(current, own).then(() => {
      if (!isLeft) setBody(own.body);
    });
    return () => {
      isLeft = true;
    };
  }, []);

  useEffect(() => {
    if (!body) return undefined;
    // Popovers are opened by their button, and tooltips by a pointer event.
    body.querySelector<HTMLElement>('[popovertarget]')?.click();
    body.querySelector('button')?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    const timer = setTimeout(() => setShown(true), 800);
    return () => clearTimeout(timer);
  }, [body]);

  return (
    <div ref={place} style={{ height: height * scale }} className="relative w-full overflow-clip">
      <iframe
        ref={frame}
        title="Example"
        inert
        style={{ width, height, transform: `scale(${scale})`, transformOrigin: '0 0' }}
        className="absolute inset-0 max-w-none rounded-lg border border-line"
      />
      {body && createPortal(children, body)}
      {/* The pins are measured again when this appears. */}
      {isShown && <span hidden />}
    </div>
  );
}
