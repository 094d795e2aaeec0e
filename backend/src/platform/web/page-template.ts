import type { Response } from 'express';
import { nonceOf } from '#platform/http/security-headers';

/** Written into the built pages; replaced by each response's own nonce (SEC-3). */
const noncePlaceholder = '__CSP_NONCE__';
const publicUrlPlaceholder = '__PUBLIC_URL__';

/** A built page, cut at its nonces once, so that each response only joins the pieces. */
export class PageTemplate {
  private readonly pieces: readonly string[];

  constructor(html: string, publicUrl: string) {
    this.pieces = html.replaceAll(publicUrlPlaceholder, publicUrl).split(noncePlaceholder);
  }

  /** Sends the page; browsers ask for it again each time, because its files change with every release. */
  send(response: Response, status = 200): void {
    response
      .status(status)
      .set('Cache-Control', 'no-cache')
      .type('html')
      .send(this.pieces.join(nonceOf(response)));
  }
}
