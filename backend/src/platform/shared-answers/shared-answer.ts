import { createHash } from 'node:crypto';
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
const kept = ['content-type', 'x-total-count', 'link'] as const;

/** An answer as it goes over the line, with what was encoded of it so far. */
export class SharedAnswer {
  private readonly etag: string;
  private readonly body: Buffer;
  private readonly headers: (readonly [string, string | number | readonly string[]])[];
  private readonly encoded = new Map<Encoding, Buffer>();

  /**
   * @param json what the route answers
   * @param route its template, by which calls are counted
   * @param response has the headers that the route has set
   */
  constructor(
    json: string,
    private readonly route: string,
    response: Response,
  ) {
    this.body = Buffer.from(json);
    this.etag = `"${createHash('sha1').update(this.body).digest('base64url')}"`;
    this.headers = kept.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** Bytes that it may come to hold. */
  get size(): number {
    return this.body.length * 2;
  }

  /** May be kept by anybody, and is asked for anew each time: that costs a call and no bytes. */
  describe(response: Response): void {
    response.setHeader('Cache-Control', 'no-cache').setHeader('ETag', this.etag).vary('Accept-Language');
  }

  /** Sends it, or 304 to who has it. */
  send(request: Request, response: Response): void {
    Object.assign(request, { route: { path: this.route } });
    for (const [name, value] of this.headers) response.setHeader(name, value as string);
    this.describe(response);
    response.vary('Accept-Encoding');
    if (request.fresh) {
      response.status(304).end();
      return;
    }
    const encoding = this.body.length >= worthEncoding ? request.acceptsEncodings([...encodings]) : false;
    if (encoding) response.setHeader('Content-Encoding', encoding);
    const body = encoding ? this.in(encoding as Encoding) : this.body;
    response.setHeader('Content-Length', body.length).end(body);
  }

  private in(encoding: Encoding): Buffer {
    const body = this.encoded.get(encoding) ?? encode[encoding](this.body);
    this.encoded.set(encoding, body);
    return body;
  }
}
