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
  /** Bytes that it may come to hold: its text, then its bytes and those that are encoded. */
  readonly size: number;
  private content: string | Buffer;
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
    this.content = json;
    this.size = json.length * 4;
    this.headers = kept.flatMap((name) => {
      const value = response.getHeader(name);
      return value === undefined ? [] : [[name, value] as const];
    });
  }

  /** Made when somebody asks again, for most answers are asked for once. */
  protected get body(): Buffer {
    if (typeof this.content === 'string') this.content = Buffer.from(this.content);
    return this.content;
  }

  /** What else its headers say, whenever it is sent. */
  describe(response: Response): void {
    response.vary('Accept-Language');
  }

  send(request: Request, response: Response): void {
    Object.assign(request, { route: { path: this.route } });
    for (const [name, value] of this.headers) response.setHeader(name, value as string);
    this.describe(response);
    response.vary('Accept-Encoding');
    if (response.hasHeader('ETag') && request.fresh) {
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
