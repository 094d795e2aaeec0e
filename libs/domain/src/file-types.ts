/** A kind of file that people hand in or give others, by the ending of its name. */
export interface FileType {
  /** As it is served; what a browser could run is served as plain text, and always as a download. */
  mimeType: string;
  /** First letters of its content, in the bytes of latin1; missing where any content is possible. */
  signature?: string;
  /** Where they stand. */
  at?: number;
}

const zipped = { signature: 'PK' };
/** What Office wrote until 2007. */
const compound = { signature: '\xD0\xCF\x11\xE0' };
const office = 'application/vnd.openxmlformats-officedocument.';
const open = 'application/vnd.oasis.opendocument.';
const plain: FileType = { mimeType: 'text/plain; charset=utf-8' };

/** Programs and pages, for who reads them. */
const programs =
  'txt html htm css scss js mjs cjs jsx ts tsx json xml svg sql py ipynb java kt c h cpp hpp cs php rb go rs swift dart r yml yaml toml ini log srt vtt tex'.split(
    ' ',
  );

/** Every kind that is taken, wherever files are taken (CRS-4, ASG-1). */
export const fileTypes: ReadonlyMap<string, FileType> = new Map<string, FileType>([
  ['pdf', { mimeType: 'application/pdf', signature: '%PDF-' }],
  ['png', { mimeType: 'image/png' }],
  ['jpg', { mimeType: 'image/jpeg' }],
  ['jpeg', { mimeType: 'image/jpeg' }],
  ['jfif', { mimeType: 'image/jpeg' }],
  ['webp', { mimeType: 'image/webp' }],
  ['avif', { mimeType: 'image/avif' }],
  ['gif', { mimeType: 'image/gif', signature: 'GIF8' }],
  ['mp4', { mimeType: 'video/mp4', signature: 'ftyp', at: 4 }],
  ['webm', { mimeType: 'video/webm', signature: '\x1A\x45\xDF\xA3' }],
  ['mp3', { mimeType: 'audio/mpeg' }],
  ['m4a', { mimeType: 'audio/mp4', signature: 'ftyp', at: 4 }],
  ['ogg', { mimeType: 'audio/ogg', signature: 'OggS' }],
  ['opus', { mimeType: 'audio/ogg', signature: 'OggS' }],
  ['wav', { mimeType: 'audio/wav', signature: 'RIFF' }],
  ['zip', { mimeType: 'application/zip', ...zipped }],
  ['docx', { mimeType: `${office}wordprocessingml.document`, ...zipped }],
  ['xlsx', { mimeType: `${office}spreadsheetml.sheet`, ...zipped }],
  ['pptx', { mimeType: `${office}presentationml.presentation`, ...zipped }],
  ['odt', { mimeType: `${open}text`, ...zipped }],
  ['ods', { mimeType: `${open}spreadsheet`, ...zipped }],
  ['odp', { mimeType: `${open}presentation`, ...zipped }],
  ['doc', { mimeType: 'application/msword', ...compound }],
  ['xls', { mimeType: 'application/vnd.ms-excel', ...compound }],
  ['ppt', { mimeType: 'application/vnd.ms-powerpoint', ...compound }],
  ['rtf', { mimeType: 'application/rtf', signature: '{\\rtf' }],
  ['md', { mimeType: 'text/markdown; charset=utf-8' }],
  ['csv', { mimeType: 'text/csv; charset=utf-8' }],
  ...programs.map((ending) => [ending, plain] as const),
]);

/** Pictures made of pixels, which are drawn anew or cleaned; their content says which kind they are. */
export const pictureEndings = ['png', 'jpg', 'jpeg', 'jfif', 'webp', 'avif'] as const;
/** For `accept` of an input that takes pictures. */
export const acceptedPictures = 'image/png,image/jpeg,image/webp,image/avif,.jfif';

const isPictureEnding = new RegExp(`^(?:${pictureEndings.join('|')})$`);

export const endingOf = (name: string): string => /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
export const isPictureName = (name: string): boolean => isPictureEnding.test(endingOf(name));

/** How a file that is not taken becomes one that is. */
export const fileWays = ['heic', 'archive', 'video', 'sound', 'apple', 'picture', 'program', 'other'] as const;
export type FileWay = (typeof fileWays)[number];

const refused: [FileWay, string][] = [
  ['heic', 'heic heif hif'],
  ['archive', 'rar 7z tar gz tgz bz2 xz zipx'],
  ['video', 'mov avi mkv 3gp 3g2 wmv flv mpg mpeg m4v mts'],
  ['sound', 'amr aac wma flac aiff aif caf'],
  ['apple', 'pages numbers key'],
  ['picture', 'bmp tif tiff psd ai eps raw dng cr2 nef xcf ico jxl'],
  ['program', 'exe msi apk app dmg deb jar bat cmd com scr ps1 sh vbs dll iso bin'],
];
const wayOf = new Map(refused.flatMap(([way, endings]) => endings.split(' ').map((each) => [each, way] as const)));

/** What to do instead of sending this file; undefined where its kind is taken. */
export function fileWayOf(name: string): FileWay | undefined {
  const ending = endingOf(name);
  return fileTypes.has(ending) ? undefined : (wayOf.get(ending) ?? 'other');
}

/** Kinds out of which nobody takes the name of their author: what Office wrote until 2007, and recordings (ASG-2). */
const named: Record<string, NameWay> = {
  doc: 'document',
  xls: 'document',
  ppt: 'document',
  rtf: 'document',
  webm: 'recording',
  ogg: 'recording',
  opus: 'recording',
};

/** As what a file is saved again to lose the name of its author. */
export type NameWay = 'document' | 'recording';

/** How the name of its author gets out of a file; undefined where it is taken out, or nothing but text stands there. */
export const nameWayOf = (name: string): NameWay | undefined => {
  const ending = endingOf(name);
  return Object.hasOwn(named, ending) ? named[ending] : undefined;
};
