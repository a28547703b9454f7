import { type ChartTable, fileNameOf, savePng } from './chart-export';
import { type ChartPicture, pictureOption } from './picture-option';

/**
 * Renders a table as an off-screen chart and saves it, for charts that the page draws without a
 * library.
 */
export async function savePicture(
  title: string,
  table: ChartTable,
  picture: ChartPicture,
): Promise<void> {
  const { echarts } = await import('./echarts-core');
  const { option, width, height } = pictureOption(title, table, picture);
  const place = document.createElement('div');
  place.style.cssText = `position: fixed; left: -10000px; width: ${width}px; height: ${height}px`;
  // Tokens have values only within the document.
  document.body.append(place);
  const chart = echarts.init(place, undefined, { renderer: 'svg', width, height });
  try {
    chart.setOption({ animation: false, textStyle: { fontFamily: 'sans-serif' }, ...option });
    const svg = place.querySelector('svg');
    if (svg) await savePng(fileNameOf(title), svg);
  } finally {
    chart.dispose();
    place.remove();
  }
}
