import { refuse } from './bundle-refusal.js';

/** The letters of a file; refused when they are not UTF-8. */
export function decodedText(file: string, bytes: Uint8Array): string {
  try {
    const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return text.includes('\0') ? refuse(file, 'bundle.not_utf8') : text;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ERR_ENCODING_INVALID_ENCODED_DATA') throw error;
    return refuse(file, 'bundle.not_utf8');
  }
}
