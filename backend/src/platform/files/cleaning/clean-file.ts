import { endingOf, fileTypes, isPictureName } from '@masar/domain';
import { PictureRefused } from '#platform/errors/file.errors';
import { keptPicture } from '#platform/pictures/foreign-picture';
import { rasterIn } from '#platform/pictures/raster';
import { orientationOf, turned, withoutMetadata } from '#platform/pictures/raster-metadata';
import { withCleanMembers } from './archive-members.js';
import { emptyPlaces } from './exif-place.js';
import { withoutMp4Metadata } from './mp4-metadata.js';
import { isOfficePart, withoutAuthors } from './office-authors.js';
import { emptyEmbeddedPhotos, withoutPdfMetadata } from './pdf-metadata.js';
import { withoutMp3Names, withoutWavNames } from './sound-names.js';
import { withQuietWrittenPhotos } from './written-photos.js';

export interface ForeignFile {
  bytes: Uint8Array;
  /** Its ending says how it is read. */
  name: string;
  /** Without the names of its authors too, for readers who must not know whose it is (ASG-2). */
  isAnonymous?: boolean;
  /** Pictures keep their size where they can: they were taken long ago, and somebody may have drawn upon it. */
  keepsSize?: boolean;
}

export interface CleanFile {
  bytes: Uint8Array;
  mimeType: string;
  /** Of what it is now. */
  ending: string;
}

const endings = { 'image/png': 'png', 'image/jpeg': 'jpg', 'image/webp': 'webp', 'image/avif': 'avif' } as const;
/** What phones and cameras write besides; only their places are emptied. */
const isOtherPhoto = /\.(?:hei[cf]|hif|tiff?|dng|cr2|nef|arw|rw2|orf)$/i;
/** Archives inside of archives are opened once. */
const deepest = 2;

/**
 * A foreign file without the places that cameras and phones write into it: pictures, films, PDFs, and what documents and
 * archives hold of them (SEC-15). To be called beside the server.
 */
export async function cleanFile({
  bytes: given,
  name,
  isAnonymous = false,
  keepsSize = false,
}: ForeignFile): Promise<CleanFile> {
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.byteLength);
  const ending = endingOf(name);
  if (isPictureName(name)) {
    const { type, bytes: kept } = keptPicture(bytes, keepsSize ? Infinity : undefined);
    return { bytes: kept, mimeType: type, ending: endings[type] };
  }
  const mimeType = fileTypes.get(ending)?.mimeType ?? 'application/octet-stream';
  return { bytes: await cleaned(bytes, name, { isAnonymous, depth: 0 }), mimeType, ending };
}

interface Cleaning {
  isAnonymous: boolean;
  depth: number;
}

async function cleaned(bytes: Buffer, name: string, cleaning: Cleaning): Promise<Buffer> {
  switch (endingOf(name)) {
    case 'gif':
      return withoutGifMetadata(bytes);
    case 'mp4':
    case 'm4a':
    case 'm4v':
    case 'mov':
    case '3gp':
      return withoutMp4Metadata(bytes);
    case 'mp3':
      return cleaning.isAnonymous ? withoutMp3Names(bytes) : withQuietPhotos(bytes);
    case 'wav':
      return cleaning.isAnonymous ? withoutWavNames(bytes) : bytes;
    case 'pdf': {
      const quiet = withoutPdfMetadata(bytes, cleaning.isAnonymous);
      if (!cleaning.isAnonymous) return quiet;
      // Ten megabytes, which only these readers need.
      const { withoutPdfNames } = await import('./pdf-authors.js');
      return withoutPdfNames(quiet);
    }
    case 'doc':
    case 'xls':
    case 'ppt':
      return withQuietPhotos(bytes);
    case 'rtf':
    case 'html':
    case 'htm':
    case 'svg':
    case 'ipynb':
    case 'md':
      return withQuietWrittenPhotos(bytes);
    case 'zip':
    case 'docx':
    case 'xlsx':
    case 'pptx':
    case 'odt':
    case 'ods':
    case 'odp':
      return cleaning.depth < deepest
        ? withCleanMembers(bytes, (path, content) => member(path, content, name, cleaning))
        : bytes;
    default:
      return bytes;
  }
}

async function member(path: string, content: Buffer, archive: string, cleaning: Cleaning): Promise<Buffer> {
  if (isPictureName(path) || isOtherPhoto.test(path)) return cleanedPicture(content);
  const isDocument = endingOf(archive) !== 'zip';
  if (isDocument && cleaning.isAnonymous && isOfficePart(path)) {
    const xml = content.toString('utf8');
    const quiet = withoutAuthors(path, xml);
    return quiet === xml ? content : Buffer.from(quiet);
  }
  return cleaned(content, path, { ...cleaning, depth: cleaning.depth + 1 });
}

/** Those that stand in it byte for byte, such as the cover of a sound. */
function withQuietPhotos(bytes: Buffer): Buffer {
  const quiet = Buffer.from(bytes);
  emptyEmbeddedPhotos(quiet);
  return quiet;
}

/** Under its own name and kind, for other members name it; one that nothing here reads keeps its pixels too. */
function cleanedPicture(content: Buffer): Buffer {
  const raster = rasterIn(content);
  if (raster && raster.type !== 'image/avif') {
    const picture = content.subarray(0, raster.end);
    return turned(withoutMetadata(raster.type, picture), raster.type === 'image/jpeg' ? orientationOf(picture) : 1);
  }
  const quiet = Buffer.from(content);
  emptyPlaces(quiet);
  return quiet;
}

function withoutGifMetadata(bytes: Buffer): Buffer {
  try {
    return withoutMetadata('image/gif', bytes);
  } catch {
    // A length that leads beyond the end.
    throw new PictureRefused();
  }
}
