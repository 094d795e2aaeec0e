import { createHmac } from 'node:crypto';
import type { Request } from 'express';

/**
 * What a call asks for, in one digest. It is keyed, so that nobody who reads the table can try passwords against it.
 * An upload is not read yet at this point: its length stands for its content.
 */
export function fingerprintOf(request: Request, secret: string): string {
  const content = request.is('multipart/form-data')
    ? `multipart ${request.headers['content-length'] ?? ''}`
    : JSON.stringify(request.body ?? null);
  return createHmac('sha256', secret)
    .update(`${request.method} ${request.originalUrl}\n${content}`)
    .digest('base64url');
}
