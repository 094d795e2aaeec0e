import { type ErrorCode, errorTexts } from '@masar/i18n';
import { zipSync } from 'fflate';
import { BundleInvalid } from './bundles.errors.js';
import { readZip } from './read-zip.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');
const zip = (files: Record<string, string>) =>
  Buffer.from(zipSync(Object.fromEntries(Object.entries(files).map(([path, text]) => [path, bytes(text)]))));

async function reasonOf(name: string, file: Buffer): Promise<unknown> {
  const error: unknown = await readZip(file, name).catch((caught: unknown) => caught);
  return error instanceof BundleInvalid ? error.params.reason : 'taken';
}

const manifest = (says: string) => ({ 'imsmanifest.xml': `<manifest>${says}</manifest>` });
const scorm = manifest('<schema>ADL SCORM</schema>');
const others: Record<string, [name: string, file: Buffer][]> = {
  'bundle.is_empty': [
    ['x.zip', bytes('')],
    ['x.zip', zip({})],
  ],
  'bundle.is_pdf': [['x.pdf', bytes('%PDF-1.7 x')]],
  'bundle.is_document': [
    ['x.docx', zip({ '[Content_Types].xml': 'x', 'word/document.xml': 'x' })],
    ['x.doc', bytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')],
    ['x.rtf', bytes('{\\rtf1 x}')],
    ['x.odt', zip({ 'content.xml': 'x', 'META-INF/manifest.xml': 'x' })],
  ],
  'bundle.is_slides': [
    ['x.pptx', zip({ '[Content_Types].xml': 'x', 'ppt/presentation.xml': 'x' })],
    ['x.ppt', bytes('\xD0\xCF\x11\xE0\xA1\xB1\x1A\xE1')],
  ],
  'bundle.is_table': [['x.xlsx', zip({ '[Content_Types].xml': 'x', 'xl/workbook.xml': 'x' })]],
  'bundle.is_picture': [
    ['x.png', bytes('\x89PNG\r\n\x1A\n')],
    ['x.heic', bytes('\0\0\0\x18ftypheic')],
  ],
  'bundle.is_media': [['x.mp4', bytes('\0\0\0\x18ftypmp42')]],
  'bundle.is_page': [['x.html', bytes('<!doctype html><html>')]],
  'bundle.is_text': [['درس.md', Buffer.from('# درس')]],
  'bundle.is_other_archive': [
    ['x.rar', bytes('Rar!\x1A\x07')],
    ['x.7z', bytes('7z\xBC\xAF\x27\x1C')],
    ['x.tar.gz', bytes('\x1F\x8B\x08')],
  ],
  'bundle.is_h5p': [['x.h5p', zip({ 'h5p.json': '{}', 'content/content.json': '{}' })]],
  'bundle.is_scorm': [
    ['x.zip', zip({ ...scorm, 'index.html': 'x' })],
    ['x.zip', zip({ 'package/imsmanifest.xml': '<m xmlns:adlcp="x"/>', 'package/index.html': 'x' })],
    ['x.zip', zip({ 'cmi5.xml': 'x' })],
    ['x.zip', zip({ 'tincan.xml': 'x' })],
  ],
  'bundle.is_moodle_backup': [
    ['x.mbz', bytes('\x1F\x8B\x08')],
    ['x.mbz', zip({ 'moodle_backup.xml': 'x', 'course/course.xml': 'x' })],
  ],
  'bundle.is_epub': [['x.epub', zip({ mimetype: 'application/epub+zip', 'META-INF/container.xml': 'x' })]],
  'bundle.is_cartridge': [['x.imscc', zip({ ...manifest('<schema>IMS Common Cartridge</schema>'), 'i1.xml': 'x' })]],
  'bundle.is_questions': [['x.zip', zip(manifest('<resource type="imsqti_item_xmlv2p1"/>'))]],
};

describe('files of other systems', () => {
  it.each(Object.entries(others))('say what they are: %s [CRS-5]', async (reason, files) => {
    for (const [name, file] of files) expect([name, await reasonOf(name, file)]).toEqual([name, reason]);
  });

  it('say it before they are measured by the limits of a course [CRS-5]', async () => {
    const pages = Object.fromEntries(Array.from({ length: 700 }, (_, place) => [`pages/${place}.html`, 'x']));
    expect(await reasonOf('x.zip', zip({ ...scorm, ...pages }))).toBe('bundle.is_scorm');
  });

  it('are none where a course is among them [CRS-5]', async () => {
    expect(await reasonOf('x.zip', zip({ ...scorm, 'course.json': '{}' }))).toBe('taken');
    expect(await reasonOf('x.zip', zip({ 'mine/course.json': '{}', 'mine/h5p.json': '{}' }))).toBe('taken');
  });

  it('say in one sentence, in both languages, what to do instead [CRS-5]', () => {
    for (const language of ['ar', 'en'] as const)
      for (const reason of Object.keys(others))
        expect(errorTexts[language][reason as ErrorCode].length).toBeGreaterThan(25);
  });
});
