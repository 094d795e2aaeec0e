/** What may be uploaded, by the ending of its name; whatever a browser could run is missing on purpose (CRS-4, SEC-7). */
const types: Record<string, { mimeType: string; signature?: string }> = {
  pdf: { mimeType: 'application/pdf', signature: '%PDF-' },
  png: { mimeType: 'image/png', signature: '\x89PNG' },
  jpg: { mimeType: 'image/jpeg', signature: '\xFF\xD8\xFF' },
  jpeg: { mimeType: 'image/jpeg', signature: '\xFF\xD8\xFF' },
  gif: { mimeType: 'image/gif', signature: 'GIF8' },
  webp: { mimeType: 'image/webp', signature: 'RIFF' },
  mp4: { mimeType: 'video/mp4' },
  mp3: { mimeType: 'audio/mpeg' },
  zip: { mimeType: 'application/zip', signature: 'PK' },
  docx: { mimeType: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document', signature: 'PK' },
  xlsx: { mimeType: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet', signature: 'PK' },
  pptx: { mimeType: 'application/vnd.openxmlformats-officedocument.presentationml.presentation', signature: 'PK' },
  txt: { mimeType: 'text/plain; charset=utf-8' },
  md: { mimeType: 'text/markdown; charset=utf-8' },
  csv: { mimeType: 'text/csv; charset=utf-8' },
};

/** The MIME type of an allowed file, undefined for one that is refused: by its ending or because its content belies it. */
export function mimeTypeOf(name: string, bytes: Uint8Array): string | undefined {
  const ending = /\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? '';
  const type = Object.hasOwn(types, ending) ? types[ending] : undefined;
  if (!type) return undefined;
  const { signature = '' } = type;
  return Buffer.from(bytes.subarray(0, signature.length)).toString('latin1') === signature ? type.mimeType : undefined;
}

/** Pictures serve as covers, so everybody may see them. */
export const isPicture = (mimeType: string): boolean => mimeType.startsWith('image/');
