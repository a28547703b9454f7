/**
 * A tar archive of these files, in memory (POSIX ustar; longer names in a preceding pax record).
 */
export function tarOf(files: Readonly<Record<string, Buffer>>): Buffer {
  const blocks = Object.entries(files).flatMap(([name, content]) => {
    if (Buffer.byteLength(name) <= 100) return [...entry(name, '0', content)];
    const record = (length: number) => `${length} path=${name}\n`;
    const bytes = Buffer.byteLength(record(100));
    return [
      ...entry('pax', 'x', Buffer.from(record(bytes))),
      ...entry(name.slice(0, 100), '0', content),
    ];
  });
  return Buffer.concat([...blocks, Buffer.alloc(1024)]);
}

function* entry(name: string, type: string, content: Buffer): Generator<Buffer> {
  const header = Buffer.alloc(512);
  header.write(name, 0);
  header.write('0000644\0', 100);
  header.write(`${content.length.toString(8).padStart(11, '0')}\0`, 124);
  header.write('        ', 148);
  header.write(type, 156);
  header.write('ustar\x0000', 257, 'latin1');
  const sum = header.reduce((total, byte) => total + byte, 0);
  header.write(`${sum.toString(8).padStart(6, '0')}\0 `, 148);
  yield header;
  yield content;
  yield Buffer.alloc((512 - (content.length % 512)) % 512);
}
