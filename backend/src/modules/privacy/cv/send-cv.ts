import type { Language } from '@masar/i18n';
import type { Response } from 'express';

/** A CV as a file; nothing on the way keeps it. */
export function sendCv(response: Response, bytes: Buffer, language: Language): void {
  response
    .set({
      'Content-Type': 'application/pdf',
      'Content-Length': String(bytes.length),
      'Content-Disposition': `attachment; filename="masar-cv-${language}.pdf"`,
      'Cache-Control': 'private, no-store',
    })
    .end(bytes);
}
