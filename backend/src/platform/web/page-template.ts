import { randomUUID } from 'node:crypto';
import type { Response } from 'express';
import { nonceOf } from '#platform/http/security-headers';

/** What stands in a page in the place of a response's nonce (SEC-3) and of the public address (PUB-7). */
export interface PageMarks {
  nonce: string;
  publicUrl: string;
}

/** Written by the build, into pages that hold no text of people. */
const builtMarks: PageMarks = { nonce: '__CSP_NONCE__', publicUrl: '__PUBLIC_URL__' };

/** For one page with texts of people, who cannot have written these marks: nobody knew them before. */
export const freshMarks = (): PageMarks => ({ nonce: randomUUID(), publicUrl: randomUUID() });

/** A page, cut at its nonces once, so that each response only joins the pieces. */
export class PageTemplate {
  private readonly pieces: readonly string[];

  constructor(html: string, publicUrl: string, marks: PageMarks = builtMarks) {
    this.pieces = html.split(marks.publicUrl).join(publicUrl).split(marks.nonce);
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
