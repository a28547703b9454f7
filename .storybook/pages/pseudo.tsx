import { type ReactNode, useLayoutEffect, useRef } from 'react';

const accented = new Map(
  ['aá', 'eé', 'ií', 'oó', 'uú', 'cç', 'nñ', 'sš', 'yý', 'AÁ', 'EÉ', 'OÓ', 'SŠ'].map(
    ([plain = '', accent = '']) => [plain, accent],
  ),
);

/** Adds accents and lengthens by a third. */
const inPseudo = (text: string): string => {
  const words = text.trim();
  if (!/\p{L}{2}/u.test(words)) return text;
  const letters = words.replaceAll(/./g, (letter) => accented.get(letter) ?? letter);
  return text.replace(words, () => `[${letters} ${'~'.repeat(Math.ceil(words.length / 3))}]`);
};

/** Transforms rendered texts, to reveal overflowing and concatenated ones. */
export function Pseudo({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (!ref.current) return;
    const texts = document.createTreeWalker(ref.current, NodeFilter.SHOW_TEXT);
    while (texts.nextNode())
      texts.currentNode.nodeValue = inPseudo(texts.currentNode.nodeValue ?? '');
  }, []);
  return (
    <div ref={ref} className="flex flex-col gap-4">
      {children}
    </div>
  );
}
