import { hash } from 'node:crypto';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import type { Request, Response } from 'express';

/** Encodings in the order in which they are offered; smaller answers are sent as they are. */
const encodings = ['br', 'gzip'] as const;
type Encoding = (typeof encodings)[number];
const worthEncoding = 1024;

/** Made once and sent many times: quick enough for the one who waits for it, small enough for the others. */
const encode: Record<Encoding, (body: Buffer) => Buffer> = {
  br: (body) => brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 5 } }),
  gzip: (body) => gzipSync(body),
};

/** Headers that belong to the answer rather than to the call. */
const kept = ['cache-control', 'content-type', 'x-total-count', 'link'] as const;

/** An answer as it goes over the line, with what was encoded of it so far. */
export class KeptAnswer {
  /** Bytes that it may come to hold: its own, and those that are encoded. */
  readonly size: number;
  private readonly headers: (readonly [string, string | number | readonly string[]])[];
  /** Of what anybody may keep, and asks for anew each time: that costs a call and no bytes. */
  private readonly etag: string | undefined;
  private encoded: Partial<Record<Encoding, Buffer>> | undefined;

  /**
   * @param body what the route answers
   * @param route its template, by which calls are counted
   * @param response has the headers that the route has set
   * @param forEverybody nothing in it is one reader's own
   */
  constructor(
    private readonly body: Buffer,
    private readonly route: string,
    response: Response,
    forEverybody = false,
  ) {
    this.etag = forEverybody ? `"${hash('sha1', body, 'base64url')}"` : undefined;
    this.size = body.length * 2;
    this.headers = kept.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** What else its headers say, whenever it is sent. */
  private describe(response: Response): void {
    if (this.etag) response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', this.etag);
    response.vary('Accept-Language');
  }

  /** To who waited for it: what is packed for others is not yet worth its while. */
  sendFirst(request: Request, response: Response): void {
    this.describe(response);
    if (this.isThere(request, response)) return;
    response.setHeader('Content-Length', this.body.length).end(this.body);
  }

  send(request: Request, response: Response): void {
    Object.assign(request, { route: { path: this.route } });
    for (const [name, value] of this.headers) response.setHeader(name, value as string);
    this.describe(response);
    response.vary('Accept-Encoding');
    if (this.isThere(request, response)) return;
    const encoding = this.body.length >= worthEncoding ? request.acceptsEncodings([...encodings]) : false;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const body = encoding ? this.in(encoding as Encoding) : this.body;
    response.setHeader('Content-Length', body.length).end(body);
  }

  /** Whoever has it is told so. */
  private isThere(request: Request, response: Response): boolean {
    if (!response.hasHeader('ETag') || !request.fresh) return false;
    response.status(304).end();
    return true;
  }

  private in(encoding: Encoding): Buffer {
    // Most answers are asked for once.
    this.encoded ??= {};
    return (this.encoded[encoding] ??= encode[encoding](this.body));
  }
}
