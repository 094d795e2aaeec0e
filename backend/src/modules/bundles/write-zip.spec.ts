import { readZip } from './read-zip.js';
import { writeZip } from './write-zip.js';

const files = new Map([
  ['course.json', Buffer.from('{}')],
  ['lessons/01-بداية.ar.md', Buffer.from('مرحبا\n'.repeat(100))],
]);

describe('writeZip', () => {
  it('writes what reading gives back, folder and order of the files included [CRS-5]', async () => {
    const read = await readZip(Buffer.from(await writeZip('first-course', files)), 'x.zip');
    expect(read.folder).toBe('first-course');
    expect([...read.files]).toEqual([...files]);
  });

  it('writes the same bytes at every hour [CRS-5]', async () => {
    const [first, second] = [await writeZip('a', files), await writeZip('a', files)];
    expect(first).toEqual(second);
    // The day stands in the archive as people read it, in no zone: 1980-01-02, midnight.
    expect(Buffer.from(first).readUInt32LE(10)).toBe(((1 << 5) | 2) << 16);
  });
});
