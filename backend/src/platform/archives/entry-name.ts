import type { Entry } from 'yauzl';

const isUtf8 = 0x800;
const unicodePath = 0x7075;

/** The upper half of the code page that Windows packs names in where it is set to Arabic. */
const arabicDos = [
  '\x80\x81éâ\x84à\x86çêëèïî\x8d\x8e\x8f',
  '\x90\u0651\u0652ô¤ـûùءآأؤ£إئا',
  'بةتثجحخدذرزسشص«»',
  '░▒▓│┤╡╢╖╕╣║╗╝╜╛┐',
  '└┴┬├─┼╞╟╚╔╩╦╠═╬╧',
  '╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀',
  'ضطظعغفµقكلمنهوىي',
  '≡\u064b\u064c\u064d\u064e\u064f\u0650≈°∙·√ⁿ²■\u00a0',
].join('');

const fromArabicDos = (bytes: Buffer): string =>
  Array.from(bytes, (byte) => (byte < 128 ? String.fromCharCode(byte) : (arabicDos[byte - 128] ?? ''))).join('');
const fromWindows = (bytes: Buffer): string => new TextDecoder('windows-1256').decode(bytes);

/**
 * The path of an entry as a person reads it. Archives say of few names how they are written: macOS means UTF-8 without
 * saying so, Windows in Arabic one of two code pages; the one that makes words is meant (CRS-5).
 */
export function entryName(entry: Entry): string {
  const { fileName, fileNameRaw } = entry;
  const isSaid = (entry.generalPurposeBitFlag & isUtf8) !== 0 || entry.extraFields.some(({ id }) => id === unicodePath);
  if (isSaid || fileNameRaw.every((byte) => byte < 128)) return fileName;
  try {
    return withSlashes(new TextDecoder('utf-8', { fatal: true }).decode(fileNameRaw));
  } catch {
    const [best = fileName] = [fromArabicDos(fileNameRaw), fromWindows(fileNameRaw)]
      .filter((name) => likeness(name) > 0)
      .toSorted((a, b) => likeness(b) - likeness(a));
    return best === fileName ? fileName : withSlashes(best);
  }
}

const withSlashes = (name: string): string => name.replaceAll('\\', '/');

/** Arabic letters that are written together, less what stands in no name. */
const likeness = (name: string): number =>
  (name.match(/[ء-غف-ي]/g)?.length ?? 0) -
  2 * (name.match(/[\x80-\x9f\u2500-\u25ff¤£µ§¶±×÷†‡‰¦¬پچژگ¢¥©®¹²³¼½¾ƒˆ]/g)?.length ?? 0);
