import { zipSync } from 'fflate';
import { BundleInvalid } from './bundles.errors.js';
import { parseBundle } from './parse-bundle.js';
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
      zip({
        'react/course.json': text('{}'),
        'react/lessons/a.md': text('a'),
        '__MACOSX/._x': text(''),
        'react/node_modules/m/a.md': text('x'),
        'react/__pycache__/a.pyc': text('x'),
      }),
      'x.zip',
    );
    expect([inside.folder, [...inside.files.keys()]]).toEqual(['react', ['course.json', 'lessons/a.md']]);
    const flat = await readZip(zip({ 'course.json': text('{}'), '.DS_Store': text('x') }), 'x.zip');
    expect([flat.folder, [...flat.files.keys()]]).toEqual([undefined, ['course.json']]);
  });

  it('finds a course however deep its folder was packed, beside what repositories keep [CRS-5]', async () => {
    const { folder, files } = await readZip(
      zip({
        'repo-main/README.md': text('x'),
        'repo-main/.gitignore': text('x'),
        'repo-main/notes/a.md': text('x'),
        'repo-main/react/course.json': text('{}'),
        'repo-main/react/LICENSE': text('x'),
        'repo-main/react/lessons/a.md': text('a'),
      }),
      'x.zip',
    );
    expect([folder, [...files.keys()]]).toEqual(['react', ['course.json', 'LICENSE', 'lessons/a.md']]);
  });

  it('finds texts alone in the folder that holds them, with what says what they are [CRS-5]', async () => {
    const { files, folder } = await readZip(
      zip({ 'c/الطبخ/README.md': text('# الطبخ'), 'c/الطبخ/a/1.md': text('a'), 'c/الطبخ/a/2.md': text('b') }),
      'x.zip',
    );
    expect([folder, [...files.keys()]]).toEqual([undefined, ['README.md', 'a/1.md', 'a/2.md']]);
    expect(parseBundle(files, 'x.zip').bundle).toMatchObject({ titleAr: 'الطبخ', lessons: { length: 2 } });
    const flat = await readZip(zip({ '1.md': text('a'), 'a/2.md': text('b') }), 'x.zip');
    expect([flat.folder, [...flat.files.keys()]]).toEqual([undefined, ['1.md', 'a/2.md']]);
  });

  it.each([
    ['UTF-8 that nothing announces', [0xd8, 0xb5, 0xd9, 0x88, 0xd8, 0xb1, 0xd8, 0xa9]],
    ['the Windows of Arabic', [0xd5, 0xe6, 0xd1, 0xc9]],
    ['its DOS', [0xad, 0xed, 0xa9, 0xa1]],
  ])('reads names in %s [CRS-5]', async (_, name) => {
    const bytes = zip({ 'course.json': text('{}'), 'pictures\\XXXXXXXX.png': text('x') });
    const packed = Buffer.from(name);
    // The same number of letters, in both places where an archive names its entry.
    const own = Buffer.concat([Buffer.alloc(8 - packed.length, 'a'), packed]);
    for (let at = bytes.indexOf('XXXXXXXX'); at >= 0; at = bytes.indexOf('XXXXXXXX', at + 8)) own.copy(bytes, at);
    const { files } = await readZip(bytes, 'x.zip');
    expect([...files.keys()][1]).toBe(`pictures/${'a'.repeat(8 - packed.length)}صورة.png`);
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
