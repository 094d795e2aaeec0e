import { createHash } from 'node:crypto';
import { picturesOf, type Question, questionPictureLimits, sizedAddress, withAddresses } from '@masar/domain';
import { Injectable } from '@nestjs/common';
import { type BundlePicture } from '#modules/bundles';
import { FileStorage } from '#platform/files/file-storage';
import { type PictureSize, rasterIn } from '#platform/pictures/raster';
import { QuestionPictures } from '../bank/picture/question-pictures.js';
import type { DrawnPicture } from '../formats/pictures/drawn-pictures.js';
import { isOfSite } from '../formats/pictures/file-pictures.js';
import { questionPictures } from './questions-content.js';

/** The path that an address in a bundle names. */
export const pathIn = (address: string): string => address.replace(/#.*$/, '');

/** Pictures of questions on their way into bundles and out of them, byte for byte (CRS-5). */
@Injectable()
export class CarriedPictures {
  constructor(
    private readonly pictures: QuestionPictures,
    private readonly storage: FileStorage,
  ) {}

  /** The questions with paths of the bundle in place of addresses of this site, and the pictures at these paths. */
  async pack(questions: readonly Question[]): Promise<{ questions: Question[]; pictures: BundlePicture[] }> {
    const addresses = [...new Set(questions.flatMap(picturesOf))].filter(isOfSite);
    const pictures = new Map<string, BundlePicture>();
    const paths = new Map<string, string>();
    for (const [address, { storageKey }] of await this.pictures.shown(addresses)) {
      const bytes = await this.storage.read(storageKey);
      const size = bytes && sizeOf(bytes);
      if (!bytes || !size) continue;
      const path = `${questionPictures}${createHash('sha256').update(bytes).digest('hex').slice(0, 32)}.webp`;
      pictures.set(path, { path, mimeType: 'image/webp', bytes, ...size });
      paths.set(address, sizedAddress(path, size));
    }
    return {
      questions: questions.map((question) => withAddresses(question, (address) => paths.get(address) ?? address)),
      pictures: [...pictures.values()],
    };
  }

  /**
   * Under which address each picture of a bundle that questions show is found from now on. What others would have to be
   * drawn anew, and would not come back the same, stays behind: its paths are `unfit`.
   */
  async unpack(
    questions: readonly Question[],
    found: ReadonlyMap<string, BundlePicture>,
    isTrial: boolean,
  ): Promise<{ addresses: Map<string, string>; unfit: string[] }> {
    const paths = new Set(questions.flatMap(picturesOf).map(pathIn));
    const unfit: string[] = [];
    const shown: DrawnPicture[] = [];
    for (const { path, bytes } of [...paths].flatMap((path) => found.get(path) ?? [])) {
      const size = sizeOf(bytes);
      if (size) shown.push({ mark: path, bytes, original: bytes, size });
      else unfit.push(path);
    }
    // Pictures of a course's bank are nobody's own.
    const bank = { owner_id: null };
    if (!isTrial) return { addresses: await this.pictures.takeOver(bank, { pictures: shown }), unfit };
    const kept = await this.pictures.alreadyKept(bank, shown);
    const addresses = new Map(shown.map(({ mark, size }) => [mark, kept.get(mark) ?? sizedAddress(mark, size)]));
    return { addresses, unfit };
  }
}

/** Of a picture that questions may show as it is. */
function sizeOf(bytes: Uint8Array): PictureSize | undefined {
  const found = rasterIn(bytes);
  const size = found?.type === 'image/webp' ? { width: found.width, height: found.height } : undefined;
  const { side, bytes: most } = questionPictureLimits;
  return size && Math.max(size.width, size.height) <= side && bytes.length <= most ? size : undefined;
}
