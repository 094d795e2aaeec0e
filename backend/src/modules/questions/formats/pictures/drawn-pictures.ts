import type { LossReason } from '@masar/domain';
import { askedPicture, picturesOf, questionPictureLimits, withPictures, withTexts } from '@masar/domain';
import { AppError } from '#platform/errors/app-error';
import { drawnPicture } from '#platform/pictures/foreign-picture';
import { isBearable, type PictureSize, rasterIn, readableLimits } from '#platform/pictures/raster';
import type { ReadQuestion, ReadQuestions } from '../read-questions.js';
import { hasText } from '../texts/languages.js';
import { type FilePictures, isOfFile, isOfSite } from './file-pictures.js';

/** How many pictures one file may bring, and how many pixels they may unfold to in all (SEC-6). */
const fileLimits = { pictures: 40, pixels: 60_000_000 };

/** A picture of a file as the bank would keep it. */
export interface DrawnPicture {
  /** The address under which questions show it until it is stored. */
  mark: string;
  /** WebP. */
  bytes: Uint8Array;
  /** Digest of the bytes as they came: a picture that once left this site is known again by it. */
  original: Uint8Array;
  size: PictureSize;
}

/**
 * The questions with the pictures that their file holds, drawn anew and small; what is no picture, too many or lies
 * elsewhere leaves its words behind and is named (QB-3).
 */
export function withDrawnPictures(
  read: ReadQuestions,
  found: FilePictures,
): ReadQuestions & { pictures: DrawnPicture[] } {
  const drawn = new Map<string, DrawnPicture>();
  const refused = new Map<string, LossReason>();
  let pixels = 0;
  const shown = new Set(read.questions.flatMap(({ question }) => picturesOf(question)).filter(isOfFile));
  for (const mark of shown) {
    const bytes = found.bytes.get(mark);
    const size = bytes && rasterIn(bytes);
    if (!bytes || !size || !isBearable(size, readableLimits)) refused.set(mark, bytes ? 'picture-kind' : 'picture');
    else if (drawn.size >= fileLimits.pictures || pixels + size.width * size.height > fileLimits.pixels)
      refused.set(mark, 'too-many-pictures');
    else {
      pixels += size.width * size.height;
      const picture = draw(mark, bytes);
      if (picture) drawn.set(mark, picture);
      else refused.set(mark, 'picture-kind');
    }
  }
  const result: ReadQuestions = { questions: [], skipped: [...read.skipped] };
  for (const question of read.questions) {
    const settled = settledOf(question, (address) =>
      drawn.has(address) || isOfSite(address) || address.startsWith('https://')
        ? undefined
        : (refused.get(address) ?? 'picture'),
    );
    if (settled) result.questions.push(settled);
    else result.skipped.push({ place: question.place, reason: 'media', detail: '' });
  }
  return { ...result, pictures: [...drawn.values()] };
}

/** The question without the pictures that are refused; nothing where a part of it was only a picture. */
export function settledOf(
  read: ReadQuestion,
  reasonAgainst: (address: string) => LossReason | undefined,
): ReadQuestion | undefined {
  const losses = [...read.losses];
  let isEmptied = false;
  const question = withTexts(read.question, (markdown) => {
    const left = withPictures(markdown, (words, address, whole) => {
      const reason = reasonAgainst(address);
      if (reason === undefined) return whole;
      losses.push({ reason, detail: isOfFile(address) ? words : address.slice(0, 200) });
      return words;
    });
    if (left !== markdown && !hasText({ ar: left, en: '' })) isEmptied = true;
    return left;
  });
  const asked = askedPicture(question);
  if (isEmptied || (asked !== undefined && reasonAgainst(asked) !== undefined)) return undefined;
  return { ...read, question, losses };
}

function draw(mark: string, original: Buffer): DrawnPicture | undefined {
  const { side, bytes: most } = questionPictureLimits;
  try {
    const bytes = drawnPicture(original, { width: side, height: side, isWhole: true, most });
    const found = rasterIn(bytes);
    return found && { mark, bytes, original, size: { width: found.width, height: found.height } };
  } catch (error) {
    if (error instanceof AppError) return undefined;
    throw error;
  }
}
