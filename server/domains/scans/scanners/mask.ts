import type { ScannerCommand } from './scanner.ts';

const least = 6;
const masked = '•••';

/** Secrets to mask in a scanner's output: its credentials, whole and by line. */
export const secretsOf = ({ env, files }: Pick<ScannerCommand, 'env' | 'files'>): string[] => {
  const inside = (text: string): string[] => {
    const found = text.split('\n').map((line) => line.trim());
    return [
      ...found,
      ...found.map((line) => line.slice(line.indexOf('=') + 1)),
      ...[...text.matchAll(/"((?:[^"\\]|\\.)*)"/g)].flatMap(([, word = '']) => [
        word,
        ...word.split(/\\n|\n/),
      ]),
    ];
  };
  return [...Object.values(env), ...Object.values(files)].flatMap((text) => [
    text,
    ...inside(text),
  ]);
};

/** The last lines of the output, without secrets and terminal control sequences. */
export const lastLines = (
  output: string,
  secrets: readonly string[],
  { lines = 12, characters = 1500 }: { lines?: number; characters?: number } = {},
): string => {
  const longest = [...new Set(secrets)]
    .filter((secret) => secret.length >= least)
    .sort((one, other) => other.length - one.length);
  const plain = output
    .replaceAll(/\u001b\[[0-9;?]*[A-Za-z]/g, '')
    .replaceAll(/[^\P{Cc}\n\t]/gu, '');
  const hidden = longest.reduce(
    (text, secret) =>
      text.replaceAll(secret, masked).replaceAll(encodeURIComponent(secret), masked),
    plain,
  );
  const clean = hidden
    .replaceAll(/(?<=:\/\/)[^\s/@]+(?=@)/g, masked)
    .replaceAll(/\b(?:Bearer|Basic|token)\s+[\w.~+/=-]{8,}/gi, masked);
  return clean.trimEnd().split('\n').slice(-lines).join('\n').slice(-characters);
};
