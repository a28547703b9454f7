// Mail as HTML: tables and inline colors, since mail clients support little more; no image or other
// resource is loaded. Dark colors are classes, for clients that follow the system's theme.
import type { Severity } from '#domain/finding-filters';
import {
  type MailAside,
  type MailDocument,
  type MailFigure,
  type MailFinding,
  type MailGroup,
  type MailLocale,
  severityName,
} from './document.ts';

const entities: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes all texts, including those of Parapet, because they contain names of users. */
export const escapeHtml = (text: string): string =>
  text.replaceAll(/[&<>"']/g, (character) => entities[character] ?? character);

/** Light and dark, from the design tokens in sRGB: mail clients do not support OKLCH. */
const colors = {
  canvas: ['#f6f8fa', '#0b0e12'],
  surface: ['#ffffff', '#12161c'],
  line: ['#e1e4e9', '#262a32'],
  ink: ['#151c26', '#eef0f4'],
  'ink-2': ['#424a55', '#bbc1ca'],
  'ink-3': ['#616a76', '#9099a6'],
  primary: ['#04844d', '#3bcf83'],
  'on-primary': ['#ffffff', '#03160c'],
  'primary-text': ['#067a47', '#5cae7d'],
  ok: ['#067a47', '#5cae7d'],
  danger: ['#be373a', '#f07873'],
  'warn-text': ['#8f5f02', '#c49349'],
  critical: ['#b6143c', '#eb4766'],
  'critical-text': ['#be3751', '#ef7785'],
  high: ['#c24a17', '#f67e42'],
  'high-text': ['#b04909', '#e18459'],
  medium: ['#af8200', '#f7c243'],
  'medium-text': ['#8b6202', '#c09547'],
  low: ['#2a79bd', '#3c8bd0'],
  'low-text': ['#226fb0', '#67a1d7'],
  info: ['#7f8893', '#79828d'],
  'info-text': ['#616a76', '#9099a6'],
} as const satisfies Record<string, readonly [string, string]>;
type Color = keyof typeof colors;

const ink = (name: Color) => ({ class: `c-${name}`, style: `color:${colors[name][0]};` });
const fill = (name: Color) => ({
  class: `b-${name}`,
  style: `background-color:${colors[name][0]};`,
});

type Look = { class: string; style: string };

/** The attributes of an element: color classes for dark mode, with the light values inline. */
const look = (style: string, ...parts: readonly Look[]): string =>
  `class="${parts.map((part) => part.class).join(' ')}" style="${parts.map((part) => part.style).join('')}${style}"`;

const darkRules = Object.entries(colors)
  .map(
    ([name, [, dark]]) =>
      `.c-${name}{color:${dark}!important}.b-${name}{background-color:${dark}!important}.e-${name}{border-color:${dark}!important}`,
  )
  .join('');

const css = `body{margin:0;-webkit-text-size-adjust:100%}a{text-decoration:none}:root{color-scheme:light dark}@media (max-width:480px){.px{padding-left:20px!important;padding-right:20px!important}.outer{padding:0!important}.box{border-radius:0!important;border-left:0!important;border-right:0!important}.full{display:block!important;text-align:center!important}.stack{display:block!important;width:auto!important;text-align:left!important;padding-left:0!important}.fig{float:left;width:50%!important;min-height:90px;box-sizing:border-box}.fig-l{border-left:0!important;clear:left}.fig-b{border-top:1px solid ${colors.line[0]}}}@media (prefers-color-scheme:dark){${darkRules}}`;

const table = 'role="presentation" cellpadding="0" cellspacing="0" border="0"';

const merlons: Readonly<Record<Severity, number>> = {
  critical: 4,
  high: 3,
  medium: 2,
  low: 1,
  info: 0,
};

/**
 * The product's severity icon, made of table cells: a wall with more merlons for higher severities.
 */
const glyph = (severity: Severity): string => {
  const cell = (opacity: string) =>
    `<td ${look(`width:3px;height:6px;line-height:6px;font-size:0;${opacity}`, fill(severity))}>&nbsp;</td>`;
  const top = [1, 2, 3, 4]
    .map((place) => cell(place <= merlons[severity] ? '' : 'opacity:.28;'))
    .join('<td style="width:1px;font-size:0">&nbsp;</td>');
  return `<table ${table} aria-hidden="true"><tr>${top}</tr><tr><td colspan="7" style="height:2px;line-height:2px;font-size:0">&nbsp;</td></tr><tr><td colspan="7" ${look('height:3px;line-height:3px;font-size:0;', fill(severity))}>&nbsp;</td></tr></table>`;
};

/** The product's logo, also made of table cells: a shield with three merlons. */
const mark = (): string => {
  const cell = (style: string, span = 1) =>
    `<td colspan="${span}" ${look(`font-size:0;line-height:0;${style}`, fill('primary'))}>&nbsp;</td>`;
  const gap = '<td style="width:2px;font-size:0;line-height:0">&nbsp;</td>';
  const merlon = cell('width:4px;height:4px;');
  return `<table ${table} aria-hidden="true" style="border-collapse:separate"><tr>${[merlon, merlon, merlon].join(gap)}</tr><tr>${cell('height:13px;border-radius:0 0 8px 8px;', 5)}</tr></table>`;
};

const line = (on: boolean): Look => ({
  class: 'e-line',
  style: on ? `border-top:1px solid ${colors.line[0]};` : '',
});

const longestPlace = 48;

/** Shortens a long path to its end, with file and line; the plain text has the whole path. */
const shortPlace = (place: string): string => {
  const end = place.slice(place.lastIndexOf('/') + 1);
  return place.length > longestPlace && end !== place ? `…/${end}` : place;
};

const dueColors = {
  late: 'danger',
  soon: 'warn-text',
  later: 'ink-2',
} as const satisfies Record<NonNullable<MailFinding['due']>['urgency'], Color>;

const row =
  (locale: MailLocale) =>
  (finding: MailFinding, index: number): string => {
    const { title, severity, repository, place, due, todo, link } = finding;
    const date = due
      ? `<td ${look('font-size:13px;line-height:20px;white-space:nowrap;padding-left:12px;vertical-align:top;', { class: 'stack', style: '' }, ink(dueColors[due.urgency]))} align="right">${escapeHtml(due.text)}</td>`
      : '';
    const where =
      place === ''
        ? ''
        : ` · <span style="font-family:ui-monospace,Menlo,Consolas,monospace;display:inline-block;max-width:100%;word-break:break-all">${escapeHtml(shortPlace(place))}</span>`;
    return `<tr><td ${look('padding:15px 0 12px 14px;width:24px;vertical-align:top;', line(index > 0))}>${glyph(severity)}</td><td ${look('padding:12px 14px 12px 10px;', line(index > 0))}><table ${table} width="100%"><tr><td ${look('font-size:14px;line-height:20px;', { class: 'stack', style: '' })}><a href="${escapeHtml(link)}" ${look('font-weight:600;word-break:break-word;', ink('ink'))}>${escapeHtml(title)}</a></td>${date}</tr></table><div ${look('font-size:12px;line-height:18px;', ink('ink-3'))}><span ${look('font-weight:600;', ink(`${severity}-text`))}>${severityName(locale, severity)}</span> · ${escapeHtml(repository)}${where}</div><div ${look('font-size:13px;line-height:18px;padding-top:3px;', ink('ink-2'))}>${escapeHtml(todo)}</div></td></tr>`;
  };

const breaks = (text: string): string => escapeHtml(text).replaceAll('\n', '<br>');

const paragraph = (text: string): string =>
  `<p ${look('margin:0;font-size:14px;line-height:22px;padding-top:6px;', ink('ink-2'))}>${breaks(text)}</p>`;

const section = (top: number, content: string): string =>
  `<tr><td class="px" style="padding:${top}px 32px 0">${content}</td></tr>`;

const headingOf = (text: string): string =>
  `<h2 ${look('margin:0;font-size:14px;line-height:20px;font-weight:600;', ink('ink'))}>${escapeHtml(text)}</h2>`;

const toneColors: Readonly<Record<MailAside['tone'], Color>> = {
  better: 'ok',
  worse: 'danger',
  plain: 'ink-3',
};

/** Cells of equal width; on a phone two per row, by the class. */
const figure = ({ label, value, note }: MailFigure, index: number): string =>
  `<td ${look(`width:25%;padding:12px 14px;vertical-align:top;${index > 0 ? `border-left:1px solid ${colors.line[0]};` : ''}`, { class: `fig${index % 2 === 0 ? ' fig-l' : ''}${index > 1 ? ' fig-b' : ''} e-line`, style: '' })}><div ${look('font-size:12px;line-height:18px;', ink('ink-3'))}>${escapeHtml(label)}</div><div ${look('font-size:22px;line-height:28px;font-weight:600;', ink('ink'))}>${escapeHtml(value)}</div>${note ? `<div ${look('font-size:12px;line-height:18px;', ink(toneColors[note.tone]))}>${escapeHtml(note.text)}</div>` : ''}</td>`;

const figuresOf = (figures: readonly MailFigure[]): string =>
  section(
    18,
    `<table ${table} width="100%" ${look(`border:1px solid ${colors.line[0]};border-radius:8px;border-collapse:separate;`, { class: 'e-line', style: '' })}><tr>${figures.map(figure).join('')}</tr></table>`,
  );

const group = ({ heading, items, more }: MailGroup): string => {
  const rows = items
    .map(
      ({ title, text, link, aside }, index) =>
        `<tr><td ${look('padding:10px 0;vertical-align:top;', line(index > 0))}><a href="${escapeHtml(link)}" ${look('font-size:14px;line-height:20px;word-break:break-word;', ink('ink'))}>${escapeHtml(title)}</a>${text === '' ? '' : `<div ${look('font-size:12px;line-height:18px;word-break:break-word;', ink('ink-3'))}>${escapeHtml(text)}</div>`}</td>${aside ? `<td align="right" ${look('padding:10px 0 10px 12px;vertical-align:top;font-size:13px;line-height:20px;white-space:nowrap;', line(index > 0), ink(toneColors[aside.tone]))}>${escapeHtml(aside.text)}</td>` : ''}</tr>`,
    )
    .join('');
  return section(
    24,
    `${headingOf(heading)}<table ${table} width="100%">${rows}</table>${more === undefined ? '' : paragraph(more)}`,
  );
};

/** @param organization shown next to the product's name; empty if the mail is not from one */
export const renderHtml = (
  locale: MailLocale,
  mail: MailDocument,
  organization: string,
): string => {
  const head = `<table ${table}><tr><td style="padding-right:10px;vertical-align:middle">${mark()}</td><td ${look('font-size:14px;line-height:24px;font-weight:600;', ink('ink'))}>Parapet</td><td ${look('font-size:13px;line-height:24px;padding-left:8px;', ink('ink-3'))}>${escapeHtml(organization)}</td></tr></table>`;
  const quote =
    mail.quote === undefined
      ? ''
      : `<table ${table} style="margin-top:14px"><tr><td ${look(`border-left:2px solid ${colors.line[0]};padding-left:12px;font-size:14px;line-height:22px;`, ink('ink-2'), { class: 'e-line', style: '' })}>${breaks(mail.quote)}</td></tr></table>`;
  const list = mail.findings?.length
    ? section(
        mail.findingsHeading ? 24 : 18,
        `${mail.findingsHeading ? headingOf(mail.findingsHeading) : ''}<table ${table} width="100%" ${look(`border:1px solid ${colors.line[0]};border-radius:8px;border-collapse:separate;${mail.findingsHeading ? 'margin-top:8px;' : ''}`, { class: 'e-line', style: '' })}>${mail.findings.map(row(locale)).join('')}</table>${mail.more === undefined ? '' : paragraph(mail.more)}`,
      )
    : '';
  const button = `<a href="${escapeHtml(mail.button.link)}" ${look('display:inline-block;font-size:14px;line-height:20px;font-weight:600;padding:10px 18px;border-radius:7px;', { class: 'full', style: '' }, fill('primary'), ink('on-primary'))}>${escapeHtml(mail.button.label)}</a>`;
  const groups = (mail.groups ?? []).map(group).join('');
  const footLinks = (mail.footLinks ?? [])
    .map(
      ({ label, link }) =>
        ` <a href="${escapeHtml(link)}" ${look('text-decoration:underline;', ink('primary-text'))}>${escapeHtml(label)}</a>`,
    )
    .join(' ·');
  const foot = `<div ${look(`border-top:1px solid ${colors.line[0]};padding-top:16px;font-size:12px;line-height:18px;`, { class: 'e-line', style: '' }, ink('ink-3'))}>${breaks(mail.foot)}${footLinks}</div>`;
  const heading = `<h1 ${look('margin:0;font-size:22px;line-height:28px;font-weight:600;word-break:break-word;', ink('ink'))}>${escapeHtml(mail.subject)}</h1>`;
  return `<!doctype html><html lang="${locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark"><title>${escapeHtml(mail.subject)}</title><style>${css}</style></head><body ${look("font-family:-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif;", fill('canvas'))}><table ${table} width="100%" ${look('', fill('canvas'))}><tr><td align="center" class="outer" style="padding:24px 12px"><table ${table} width="100%" ${look(`max-width:576px;border:1px solid ${colors.line[0]};border-radius:10px;text-align:left;`, { class: 'box e-line', style: '' }, fill('surface'))}>${section(24, head)}${section(20, `${heading}${mail.paragraphs.map(paragraph).join('')}${quote}`)}${mail.figures?.length ? figuresOf(mail.figures) : ''}${list}${groups}${section(20, button)}<tr><td class="px" style="padding:24px 32px 28px">${foot}</td></tr></table></td></tr></table></body></html>`;
};
