import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import type { Request } from 'express';
import type { AppConfig } from '#platform/config/app-config';

interface MarkKind {
  /** What follows the name of the session's cookie. */
  cookie: string;
  /** Signed along, so that a mark of one kind is none of another. */
  means: string;
  lifetimeMs: number;
  /** So many are kept; the oldest goes. */
  most: number;
}

/** What a browser did before, said by signed marks in a cookie that scripts cannot read; none opens anything by itself. */
export class BrowserMarks {
  constructor(
    private readonly config: AppConfig,
    private readonly kind: MarkKind,
  ) {}

  /** The mark of this browser for a thing; undefined where it has none, or an old one. */
  markFor(request: Request, thing: string): string | undefined {
    return this.marksOf(request).find((mark) => this.isFor(mark, thing));
  }

  /** Marks this browser for a thing, beside the few others that it is marked for. */
  put(request: Request, thing: string): void {
    const others = this.marksOf(request).filter((mark) => !this.isFor(mark, thing));
    const marks = [this.newMark(thing), ...others].slice(0, this.kind.most);
    request.res?.cookie(this.cookieName, marks.join('~'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.session.secure,
      maxAge: this.kind.lifetimeMs,
    });
  }

  private get cookieName(): string {
    return `${this.config.session.cookieName}-${this.kind.cookie}`;
  }

  private marksOf(request: Request): string[] {
    const prefix = `${this.cookieName}=`;
    const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(prefix));
    return cookie ? cookie.slice(prefix.length).split('~').slice(0, this.kind.most) : [];
  }

  private newMark(thing: string): string {
    const unsigned = `${randomBytes(12).toString('base64url')}.${Date.now() + this.kind.lifetimeMs}`;
    return `${unsigned}.${this.signatureOf(unsigned, thing)}`;
  }

  private isFor(mark: string, thing: string): boolean {
    const [nonce = '', end = '', signature = ''] = mark.split('.');
    const expected = this.signatureOf(`${nonce}.${end}`, thing);
    const isSigned =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isSigned && Number(end) > Date.now();
  }

  private signatureOf(unsigned: string, thing: string): string {
    return createHmac('sha256', this.config.session.secret)
      .update(`${this.kind.means}\n${thing}\n${unsigned}`)
      .digest('base64url');
  }
}
