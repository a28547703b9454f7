/** More are of no use to a reader, and hosts limit calls. */
const mostPages = 20;

/** All rows of a list whose last page is the first that is not full. */
export const followPages = async <Row>(
  pageSize: number,
  read: (page: number) => Promise<readonly Row[]>,
): Promise<Row[]> => {
  const all: Row[] = [];
  for (let page = 1; page <= mostPages; page += 1) {
    const rows = await read(page);
    all.push(...rows);
    if (rows.length < pageSize) break;
  }
  return all;
};
