import { assignmentLimits } from '@masar/domain';

const { photoSide } = assignmentLimits;
const isPhoto = (type: string): boolean => ['image/png', 'image/jpeg', 'image/webp'].includes(type);

/** Draws a photo small enough before it is sent, so that a slow line carries less; anything else goes as it is (ASG-1). */
export async function shrinkPhoto(file: File): Promise<File> {
  if (!isPhoto(file.type)) return file;
  try {
    const picture = await createImageBitmap(file);
    const scale = Math.min(1, photoSide / Math.max(picture.width, picture.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(picture.width * scale);
    canvas.height = Math.round(picture.height * scale);
    canvas.getContext('2d')?.drawImage(picture, 0, 0, canvas.width, canvas.height);
    picture.close();
    const small = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/jpeg', 0.82));
    if (!small || small.size >= file.size) return file;
    return new File([small], file.name.replace(/\.\w+$/, '.jpg'), {
      type: 'image/jpeg',
      // The same photo goes on where its upload was cut.
      lastModified: file.lastModified,
    });
  } catch {
    // The server says whether it is a picture.
    return file;
  }
}
