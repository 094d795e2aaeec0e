import type { ErrorCode } from '@masar/i18n';

type Reason = Extract<ErrorCode, `bundle.${string}`>;

/** By the first bytes, as Latin letters. */
const beginnings: readonly (readonly [RegExp, Reason])[] = [
  [/^%PDF/, 'bundle.is_pdf'],
  [/^\{\\rtf/, 'bundle.is_document'],
  [/^\x89PNG|^\xFF\xD8\xFF|^GIF8|^RIFF.{4}WEBP|^.{4}ftyp(?:heic|mif1|avif)/s, 'bundle.is_picture'],
  [/^ID3|^\xFF\xFB|^OggS|^RIFF.{4}(?:WAVE|AVI )|^.{4}ftyp|^\x1A\x45\xDF\xA3/s, 'bundle.is_media'],
  [/^Rar!|^7z\xBC\xAF|^BZh|^\xFD7zXZ|^.{257}ustar/s, 'bundle.is_other_archive'],
];
/** Office's files of before 2007. */
const formerOffice = '\xD0\xCF\x11\xE0';

/** What a file is that is no archive of a course, by its bytes and its name; undefined where it may be one. */
export function kindOfFile(bytes: Uint8Array, name: string): Reason | undefined {
  if (bytes.length === 0) return 'bundle.is_empty';
  const beginning = Buffer.from(bytes.subarray(0, 512)).toString('latin1');
  const known = beginnings.find(([sign]) => sign.test(beginning));
  if (known) return known[1];
  if (beginning.startsWith('\x1F\x8B'))
    return /\.mbz$/i.test(name) ? 'bundle.is_moodle_backup' : 'bundle.is_other_archive';
  if (beginning.startsWith(formerOffice)) return ofOffice(name);
  if (beginning.startsWith('PK')) return undefined;
  if (/^\s*(?:<!doctype html|<html[\s>])/i.test(beginning)) return 'bundle.is_page';
  return /\.(?:md|mdx|markdown|txt)$/i.test(name) ? 'bundle.is_text' : undefined;
}

const ofOffice = (name: string): Reason => {
  if (/\.(?:xls\w?|ods)$/i.test(name)) return 'bundle.is_table';
  return /\.(?:pp\w+|odp)$/i.test(name) ? 'bundle.is_slides' : 'bundle.is_document';
};

/** By the paths in an archive. */
const contents: readonly (readonly [RegExp, Reason])[] = [
  [/^word\//, 'bundle.is_document'],
  [/^ppt\//, 'bundle.is_slides'],
  [/^xl\//, 'bundle.is_table'],
  [/^(?:[^/]+\/)?h5p\.json$/, 'bundle.is_h5p'],
  [/^META-INF\/container\.xml$/, 'bundle.is_epub'],
  [/^(?:[^/]+\/)?moodle_backup\.xml$/, 'bundle.is_moodle_backup'],
  [/^(?:[^/]+\/)?(?:cmi5|tincan)\.xml$/, 'bundle.is_scorm'],
];
export const packageManifest = /^(?:[^/]+\/)?imsmanifest\.xml$/;

/**
 * What an archive is that holds no course of ours; undefined where it may be one.
 *
 * @param manifest the text of its imsmanifest.xml, where it has one
 */
export function kindOfArchive(
  paths: readonly string[],
  name: string,
  manifest: string | undefined,
): Reason | undefined {
  if (paths.length === 0) return 'bundle.is_empty';
  if (paths.some((path) => /^(?:[^/]+\/)?course\.json$/.test(path))) return undefined;
  if (paths.includes('content.xml') && paths.includes('META-INF/manifest.xml')) return ofOffice(name);
  const known = contents.find(([sign]) => paths.some((path) => sign.test(path)));
  if (known) return known[1];
  if (manifest === undefined) return undefined;
  if (/ADL SCORM|adlcp|adlnav|scormtype/i.test(manifest)) return 'bundle.is_scorm';
  return /Common Cartridge|imscc|imsbasiclti|canvas_/i.test(manifest) || !/imsqti/i.test(manifest)
    ? 'bundle.is_cartridge'
    : 'bundle.is_questions';
}
