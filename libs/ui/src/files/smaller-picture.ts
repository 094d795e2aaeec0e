import { isPictureName } from '@masar/domain';

const quality = 0.82;
/** Photos of Apple's phones; some of its browsers read them, and then they leave as JPEG. */
const isHeic = /\.(?:hei[cf]|hif)$/i;

interface Wanted {
  /** Pixels of the longer side at most. */
  side: number;
}

/**
 * A picture drawn small before it is sent, so that a slow line carries less and no place leaves the phone; anything else,
 * and what this browser cannot read, is handed back as it is: the server says what it takes (ASG-1, SEC-15).
 */
export async function smallerPicture(file: File, { side }: Wanted): Promise<File> {
  if (!isPictureName(file.name) && !isHeic.test(file.name)) return file;
  try {
    const picture = await createImageBitmap(file, { imageOrientation: 'from-image' });
    const scale = Math.min(1, side / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.max(1, Math.round(picture.width * scale));
    canvas.height = Math.max(1, Math.round(picture.height * scale));
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    // Drawings with clear places would become black as JPEG.
    const type = /\.(?:png|webp)$/i.test(file.name) ? 'image/webp' : 'image/jpeg';
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, type, quality));
    if (!small || (small.size >= file.size && !isHeic.test(file.name))) return file;
    const ending = small.type.split('/')[1]?.replace('jpeg', 'jpg') ?? 'jpg';
    // The same photo goes on where its upload was cut.
    return new File([small], file.name.replace(/\.\w+$/, `.${ending}`), {
      type: small.type,
      lastModified: file.lastModified,
    });
  } catch {
    return file;
  }
}
