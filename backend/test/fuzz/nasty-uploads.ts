import { manifest } from '../../src/modules/bundles/testing/bundle-files.js';
import { jsonWith } from './call.js';
import type { Pointer } from './example-value.js';
import { boundary, type FilePart, headOf, multipartOf, type UploadBody, uploadOf } from './multipart.js';
import { asText, nastyBodies, nastyValues } from './nasty-values.js';
import { nastyContents, zippedBundle } from './upload-files.js';

/** An upload with what is wrong with it. */
export interface NastyUpload extends UploadBody {
  what: string;
}

const endings = ['pdf', 'png', 'jpg', 'gif', 'webp', 'mp4', 'zip', 'docx', 'md', 'csv', 'html', 'exe', ''];
const types = ['', 'text/html', 'application/octet-stream; charset=x', 'multipart/mixed; boundary=x', 'x'.repeat(2000)];

/** The upload of a file that the call takes, with each one thing wrong: name, type, content, frame. */
export function* nastyUploads(honest: FilePart, isThorough: boolean): Generator<NastyUpload> {
  const said = (what: string, upload: UploadBody): NastyUpload => ({ what, ...upload });
  const ending = honest.name.slice(honest.name.lastIndexOf('.'));
  for (const value of nastyValues.filter(({ kind }) => isThorough || kind === 'any' || kind === 'text')) {
    const text = asText(value).slice(0, 30_000);
    yield said(`${value.name} as name of the file`, uploadOf({ ...honest, name: `${text}${ending}` }));
    yield said(`${value.name} as name of the field`, uploadOf({ ...honest, field: text }));
  }
  for (const type of types) yield said(`type ${type.slice(0, 40)} of the file`, uploadOf({ ...honest, type }));
  for (const [content, bytes] of Object.entries(nastyContents)) {
    yield said(`${content} as content`, uploadOf({ ...honest, bytes }));
    for (const other of isThorough ? endings : endings.slice(0, 2))
      yield said(`${content} as a .${other}`, uploadOf({ ...honest, name: `file.${other}`, bytes }));
  }
  for (const [what, upload] of Object.entries(brokenFrames(honest))) yield said(what, upload);
  if (honest.name.endsWith('.zip'))
    for (const [what, bytes] of nastyBundles(isThorough)) yield said(what, uploadOf({ ...honest, bytes }));
}

/** Bodies that are no multipart, or not the one that their type announces. */
function brokenFrames(honest: FilePart): Record<string, UploadBody> {
  const { contentType, body } = uploadOf(honest);
  const file = { head: headOf(honest), bytes: honest.bytes };
  const text = { head: ['Content-Disposition: form-data; name="note"'], bytes: Buffer.from('x') };
  const cut = (at: number) => ({ contentType, body: body.subarray(0, at) });
  const typed = (type: string) => ({ contentType: type, body });
  const headed = (...head: string[]) => multipartOf([{ head, bytes: honest.bytes }]);
  return {
    'an empty body': cut(0),
    'a body that ends in the boundary': cut(10),
    'a body that ends in the head': cut(60),
    'a body that ends in the file': cut(body.length - boundary.length - 8),
    'a body without its last line': cut(body.length - 4),
    'a type without boundary': typed('multipart/form-data'),
    'an empty boundary': typed('multipart/form-data; boundary='),
    'another boundary': typed('multipart/form-data; boundary=another'),
    'a boundary too long': typed(`multipart/form-data; boundary=${'x'.repeat(300)}`),
    'a boundary in quotes': typed(`multipart/form-data; boundary="${boundary}"`),
    'a quote that does not end': typed(`multipart/form-data; boundary="${boundary}`),
    'multipart of another kind': typed(`multipart/mixed; boundary=${boundary}`),
    'bytes that say they are JSON': typed('application/json'),
    'bytes that say they are a form': typed('application/x-www-form-urlencoded'),
    'bytes without type': typed(''),
    'JSON that says it is multipart': { contentType, body: Buffer.from('{"file":"x"}') },
    'two files': multipartOf([file, file]),
    'a text beside the file': multipartOf([text, file]),
    'a text instead of a file': multipartOf([text]),
    'no parts': multipartOf([]),
    'a thousand parts': multipartOf(Array.from({ length: 1000 }, () => file)),
    'a part without head': headed(),
    'a part without name': headed('Content-Disposition: form-data', `Content-Type: ${honest.type}`),
    'a head that is none': headed('no head at all'),
    'a head with NUL': headed(`Content-Disposition: form-data; name="${honest.field}"; filename="a\0.md"`),
    'a head without end': headed(
      `Content-Disposition: form-data; name="${honest.field}"; filename="${'x'.repeat(90_000)}`,
    ),
    'a hundred heads': headed(...headOf(honest), ...Array.from({ length: 3000 }, (_, n) => `X-${n}: y`)),
    'a name in two ways': headed(`${headOf(honest)[0]}; filename*=UTF-8''%FF%00.md`, `Content-Type: ${honest.type}`),
    'a name in a charset that is none': headed(
      `Content-Disposition: form-data; name="${honest.field}"; filename*=none''a.md`,
    ),
    'a name with a way upwards': uploadOf({ ...honest, name: `../../etc/${honest.name}` }),
    'a content in base64': headed(...headOf(honest), 'Content-Transfer-Encoding: base64'),
    'lines that end in LF': {
      contentType,
      body: Buffer.from(body.toString('latin1').replaceAll('\r\n', '\n'), 'latin1'),
    },
  };
}

/** Course folders with each one thing wrong. */
function* nastyBundles(isThorough: boolean): Generator<[what: string, bytes: Buffer]> {
  for (const { name, json } of nastyBodies) yield [`${name} as course.json`, zippedBundle({ 'course.json': json })];
  const values = nastyValues.filter(({ kind }) => isThorough || kind === 'any');
  for (const at of manifestPlaces)
    for (const { name, json } of values)
      yield [
        `${name} in ${at.join('.')} of course.json`,
        zippedBundle({ 'course.json': jsonWith(manifest(), { at, json }) }),
      ];
  for (const { name, json } of nastyValues.filter(({ kind }) => kind === 'any' || kind === 'text')) {
    const text = asText({ json });
    yield [`${name} as a lesson`, zippedBundle({ 'lessons/01-start.ar.md': text })];
    yield [
      `${name} in the head of a lesson`,
      zippedBundle({ 'lessons/01-start.ar.md': `---\ntitle: ${text}\n---\n\nx` }),
    ];
  }
  for (const file of ['course.json', 'lessons/01-start.ar.md', 'lessons/01-start.en.md'])
    yield [`no ${file}`, zippedBundle({ [file]: undefined })];
}

const question = ['lessons', 0, 'quiz', 'questions', 0] as const;

const manifestPlaces: readonly Pointer[] = [
  ...Object.keys(manifest()).map((key) => [key]),
  ...['slug', 'titleAr', 'titleEn', 'duration', 'quiz', 'videoUrl'].map((key) => ['lessons', 0, key]),
  ['skills', 0, 'ar'],
  ['lessons', 0, 'quiz', 'questions'],
  ...['type', 'promptAr', 'options'].map((key) => [...question, key]),
  [...question, 'options', 0, 'correct'],
];
