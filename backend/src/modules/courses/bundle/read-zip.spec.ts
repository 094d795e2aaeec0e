import { zipSync } from 'fflate';
import { BundleInvalid } from '../courses.errors.js';
import { readZip } from './read-zip.js';

const text = (content: string) => Buffer.from(content);
const zip = (files: Parameters<typeof zipSync>[0]) => Buffer.from(zipSync(files));

async function reasonOf(bytes: Buffer): Promise<unknown> {
  const error: unknown = await readZip(bytes, 'course.zip').catch((caught: unknown) => caught);
  return error instanceof BundleInvalid ? [error.params.file, error.params.reason] : error;
}

describe('reading an archive', () => {
  it('finds the files with or without a folder around them, and overlooks what systems leave behind [CRS-5]', async () => {
    const inside = await readZip(
      zip({ 'react/course.json': text('{}'), 'react/lessons/a.md': text('a'), '__MACOSX/._x': text('') }),
      'x.zip',
    );
    expect([inside.folder, [...inside.files.keys()]]).toEqual(['react', ['course.json', 'lessons/a.md']]);
    const flat = await readZip(zip({ 'course.json': text('{}'), '.DS_Store': text('x') }), 'x.zip');
    expect([flat.folder, [...flat.files.keys()]]).toEqual([undefined, ['course.json']]);
  });

  it('refuses paths that lead elsewhere [CRS-5, SEC-6]', async () => {
    expect(await reasonOf(zip({ '../evil.md': text('x') }))).toEqual(['course.zip', 'bundle.unsafe_path']);
    expect(await reasonOf(zip({ '/etc/passwd': text('x') }))).toEqual(['course.zip', 'bundle.unsafe_path']);
  });

  it('refuses links [CRS-5, SEC-6]', async () => {
    const link = zip({ 'course.json': [text('/etc/passwd'), { os: 3, attrs: 0o120777 << 16 }] });
    expect(await reasonOf(link)).toEqual(['course.json', 'bundle.link']);
  });

  it('refuses bombs, whatever size they claim [CRS-5, SEC-6]', async () => {
    const bomb = zip({ 'course.json': Buffer.alloc(21 * 1024 * 1024) });
    expect(bomb.length).toBeLessThan(100_000);
    expect(await reasonOf(bomb)).toEqual(['course.json', 'bundle.too_large']);
    const liar = Buffer.from(bomb);
    const directory = liar.lastIndexOf(Buffer.from([0x50, 0x4b, 0x01, 0x02]));
    liar.writeUInt32LE(10, directory + 24);
    expect(await reasonOf(liar)).toEqual(['course.zip', 'bundle.not_zip']);
  });

  it('refuses too many files, and what is no archive [CRS-5, SEC-6]', async () => {
    const many = Object.fromEntries(Array.from({ length: 301 }, (_, place) => [`${place}.md`, text('')]));
    expect(await reasonOf(zip(many))).toEqual(['300.md', 'bundle.too_many_files']);
    expect(await reasonOf(text('not a zip'))).toEqual(['course.zip', 'bundle.not_zip']);
  });
});
