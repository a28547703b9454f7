import { csvLine } from '#domain/csv';
import { saveBlob } from '@/shared/lib/save-blob';

export type ChartTable = {
  columns: readonly string[];
  rows: readonly (readonly (string | number)[])[];
};

export const fileNameOf = (title: string) =>
  title.toLowerCase().replaceAll(/[^\p{L}\p{N}]+/gu, '-');

export const toCsv = ({ columns, rows }: ChartTable) => [columns, ...rows].map(csvLine).join('');

export const saveCsv = (name: string, table: ChartTable) =>
  saveBlob(`${name}.csv`, new Blob([toCsv(table)], { type: 'text/csv' }));

/** Saves the rendered SVG as PNG, with tokens replaced by their current colors. */
export async function savePng(name: string, svg: SVGSVGElement): Promise<void> {
  const { width, height } = svg.getBoundingClientRect();
  const style = getComputedStyle(svg);
  const text = new XMLSerializer()
    .serializeToString(svg)
    .replace(/var\((--[\w-]+)\)/gu, (_, token: string) => style.getPropertyValue(token));
  const picture = new Image(width, height);
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(text)}`;
  await picture.decode();
  const scale = 2;
  const canvas = document.createElement('canvas');
  canvas.width = width * scale;
  canvas.height = height * scale;
  const pen = canvas.getContext('2d');
  if (!pen) return;
  pen.fillStyle = style.getPropertyValue('--p-surface');
  pen.fillRect(0, 0, canvas.width, canvas.height);
  pen.drawImage(picture, 0, 0, canvas.width, canvas.height);
  canvas.toBlob((blob) => blob && saveBlob(`${name}.png`, blob));
}
