import type { SkipReason } from '@masar/domain';

/** By the first bytes, as latin letters. */
const beginnings: [RegExp, SkipReason][] = [
  [/^%PDF/, 'file-pdf'],
  [/^\{\\rtf/, 'file-word'],
  [/^Rar!|^7z\xBC\xAF/, 'file-archive'],
  [/^\x89PNG|^\xFF\xD8\xFF|^GIF8|^BM.{4}\0{4}|^RIFF.{4}WEBP/s, 'file-picture'],
  [/^ID3|^\xFF\xFB|^OggS|^RIFF.{4}(?:WAVE|AVI )|^.{4}ftyp|^\x1A\x45\xDF\xA3/s, 'file-media'],
];

/** By the paths in an archive. */
const contents: [RegExp, SkipReason][] = [
  [/^word\//, 'file-word'],
  [/^ppt\//, 'file-slides'],
  [/^xl\//, 'file-sheet'],
  [/^h5p\.json$/, 'file-h5p'],
  [/^META-INF\/container\.xml$/, 'file-epub'],
  [/(?:^|\/)moodle_backup\.xml$/, 'file-moodle-backup'],
  [/(?:^|\/)course\.json$/, 'file-course'],
];

/** What a file is that holds no questions to be read, by its bytes and its name; nothing where it may hold some. */
export function kindOfFile(bytes: Uint8Array, name: string): SkipReason | undefined {
  if (bytes.length === 0) return 'file-empty';
  const beginning = Buffer.from(bytes.subarray(0, 64)).toString('latin1');
  const found = beginnings.find(([sign]) => sign.test(beginning));
  if (found) return found[1];
  if (beginning.startsWith('\x1F\x8B')) return /\.mbz$/i.test(name) ? 'file-moodle-backup' : 'file-archive';
  if (!beginning.startsWith('\xD0\xCF\x11\xE0')) return undefined;
  if (/\.xls\w?$/i.test(name)) return 'file-sheet';
  return /\.pp\w$/i.test(name) ? 'file-slides' : 'file-word';
}

export function kindOfArchive(paths: readonly string[], name: string): SkipReason | undefined {
  if (/\.epub$/i.test(name)) return 'file-epub';
  if (paths.includes('content.xml') && paths.includes('META-INF/manifest.xml')) {
    if (/\.ods$/i.test(name)) return 'file-sheet';
    return /\.odp$/i.test(name) ? 'file-slides' : 'file-word';
  }
  return contents.find(([sign]) => paths.some((path) => sign.test(path)))?.[1];
}

/** What a text is that no format of questions explains. */
export function kindOfText(text: string, name: string): SkipReason | undefined {
  const beginning = text.slice(0, 2000).trimStart();
  if (beginning === '' && text.trim() === '') return 'file-empty';
  if (/^NewQuestion\s*[,;]/im.test(beginning)) return 'file-brightspace';
  if (/^<!doctype html|^<html[\s>]/i.test(beginning)) return 'file-page';
  if (/\.(?:json|js|ts|py|java|css)$/i.test(name)) return 'file-text';
  return undefined;
}
