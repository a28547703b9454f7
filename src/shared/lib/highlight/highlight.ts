import { createHighlighterCore, type HighlighterCore, type ThemeRegistration } from 'shiki/core';
import { createJavaScriptRegexEngine } from 'shiki/engine/javascript';
import { grammars, type Language } from './languages';

/** A run of text and its CSS class. */
export type Token = { text: string; className: string };

// The theme's colours only mark five roles; their classes follow light and dark mode.
const roles = {
  '#000001': '',
  '#000002': 'text-syn-key',
  '#000003': 'text-syn-str',
  '#000004': 'text-syn-fn',
  '#000005': 'text-syn-num',
  '#000006': 'text-syn-com',
} as const;
const paint = (scope: string[], foreground: keyof typeof roles) => ({
  scope,
  settings: { foreground },
});

const theme: ThemeRegistration = {
  name: 'parapet',
  type: 'light',
  colors: { 'editor.foreground': '#000001', 'editor.background': '#ffffff' },
  settings: [
    { settings: { foreground: '#000001' } },
    paint(['comment', 'punctuation.definition.comment'], '#000006'),
    paint(['string', 'punctuation.definition.string', 'constant.other.symbol'], '#000003'),
    paint(['constant.numeric', 'constant.language', 'constant.character.escape'], '#000005'),
    paint(
      [
        'keyword',
        'storage',
        'variable.language',
        'entity.name.tag',
        'support.type.property-name',
        'keyword.operator.new',
      ],
      '#000002',
    ),
    paint(
      ['keyword.operator', 'keyword.operator.assignment', 'storage.modifier.import'],
      '#000001',
    ),
    paint(
      [
        'entity.name.function',
        'support.function',
        'entity.other.attribute-name',
        'entity.name.type',
        'support.class',
      ],
      '#000004',
    ),
  ],
};

let highlighter: Promise<HighlighterCore> | undefined;
const loaded = new Map<Language, Promise<void>>();

async function ready(language: Language): Promise<HighlighterCore> {
  highlighter ??= createHighlighterCore({
    themes: [theme],
    langs: [],
    engine: createJavaScriptRegexEngine({ forgiving: true }),
  });
  const core = await highlighter;
  const loading = loaded.get(language) ?? core.loadLanguage(grammars[language]);
  loaded.set(language, loading);
  await loading;
  return core;
}

const isRole = (colour: string | undefined): colour is keyof typeof roles =>
  colour !== undefined && colour in roles;

/** Returns a function that highlights code in this language, line by line. */
export async function highlighterFor(language: Language): Promise<(code: string) => Token[][]> {
  const core = await ready(language);
  return (code) =>
    core.codeToTokensBase(code, { lang: language, theme: 'parapet' }).map((line) =>
      line.map(({ content, color }) => {
        const colour = color?.toLowerCase();
        return { text: content, className: isRole(colour) ? roles[colour] : '' };
      }),
    );
}
