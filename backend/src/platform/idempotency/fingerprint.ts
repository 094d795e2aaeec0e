import { createHmac, type Hmac } from 'node:crypto';
import type { Request } from 'express';

/** A file of a multipart body, read into memory. */
interface ReadFile {
  fieldname: string;
  originalname: string;
  buffer: Buffer;
}

/**
 * What a call asks for, in one digest. It is keyed, so that nobody who reads the table can try passwords against it.
 * Of an upload its bytes count, not the boundary around them, which every try draws anew.
 */
export function fingerprintOf(request: Request & { file?: ReadFile }, secret: string): string {
  const digest = createHmac('sha256', secret).update(`${request.method} ${request.originalUrl}\n`);
  return (request.file ? withFile(digest, request.file) : withJson(digest, request.body)).digest('base64url');
}

const withFile = (digest: Hmac, { fieldname, originalname, buffer }: ReadFile): Hmac =>
  digest.update(`${JSON.stringify([fieldname, originalname])}\n`).update(buffer);

const withJson = (digest: Hmac, body: unknown): Hmac => digest.update(JSON.stringify(body ?? null));

/**
 * Whose keys those of a caller without a session are: of this content from this address. Who guesses a stranger's key
 * can neither read its answer nor take it away before them. The table holds no address, only the digest.
 */
export const anonymousScope = (request: Request, fingerprint: string, secret: string): string =>
  `anonymous ${createHmac('sha256', secret)
    .update(`${request.ip ?? ''}\n${fingerprint}`)
    .digest('base64url')}`;
