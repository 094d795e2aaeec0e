import { createHmac, timingSafeEqual } from 'node:crypto';
import type { CookieOptions, Request } from 'express';
import type { AppConfig } from '#platform/config/app-config';

interface BriefCookieKind {
  /** What follows the name of the session's cookie. */
  cookie: string;
  lifetimeMs: number;
}

/**
 * What a browser brings back within minutes, signed for one purpose: a visitor who begins something and goes away leaves
 * no row (REL-10). Whoever holds the cookie can read it and bring it twice.
 */
export class BriefCookie<Value> {
  constructor(
    private readonly config: AppConfig,
    private readonly kind: BriefCookieKind,
  ) {}

  put(request: Request, value: Value): void {
    const { lifetimeMs } = this.kind;
    const content = JSON.stringify({ value, until: Date.now() + lifetimeMs });
    const encoded = Buffer.from(content).toString('base64url');
    request.res?.cookie(this.name, `${encoded}.${this.signatureOf(encoded)}`, { ...this.options, maxAge: lifetimeMs });
  }

  /** What was put, and the browser forgets it; undefined where there is nothing, or an old or altered one. */
  take(request: Request): Value | undefined {
    const prefix = `${this.name}=`;
    const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(prefix));
    if (!cookie) return undefined;
    request.res?.clearCookie(this.name, this.options);
    const [encoded = '', signature = ''] = cookie.slice(prefix.length).split('.');
    if (!isSame(signature, this.signatureOf(encoded))) return undefined;
    const { value, until } = JSON.parse(Buffer.from(encoded, 'base64url').toString()) as {
      value: Value;
      until: number;
    };
    return until > Date.now() ? value : undefined;
  }

  private get name(): string {
    return `${this.config.session.cookieName}-${this.kind.cookie}`;
  }

  private get options(): CookieOptions {
    return { path: '/', httpOnly: true, sameSite: 'lax', secure: this.config.session.secure };
  }

  private signatureOf(encoded: string): string {
    return createHmac('sha256', this.config.session.secret)
      .update(`${this.kind.cookie}\n${encoded}`)
      .digest('base64url');
  }
}

function isSame(given: string, expected: string): boolean {
  const [one, other] = [Buffer.from(given), Buffer.from(expected)];
  return one.length === other.length && timingSafeEqual(one, other);
}
