import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { Inject, Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';

const DAY = 24 * 60 * 60 * 1000;
const lifetime = 180 * DAY;
/** People who share a phone. */
const maximumRemembered = 5;

/**
 * Browsers that got into an account before: a signed cookie says so, and opens nothing by itself. Strangers' attempts
 * at the account do not slow such a browser down (AUTH-11).
 */
@Injectable()
export class KnownDevices {
  private readonly cookieName: string;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {
    this.cookieName = `${config.session.cookieName}-device`;
  }

  /** What names this browser for an account; undefined where it is not known there. */
  nameFor(request: Request, account: string): string | undefined {
    return this.marksOf(request).find((mark) => this.isFor(mark, account));
  }

  /** Lets this browser be known for an account from now on, besides the few others that use it. */
  remember(request: Request, account: string): void {
    const others = this.marksOf(request).filter((mark) => !this.isFor(mark, account));
    const marks = [this.newMark(account), ...others].slice(0, maximumRemembered);
    request.res?.cookie(this.cookieName, marks.join('~'), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      secure: this.config.session.secure,
      maxAge: lifetime,
    });
  }

  private marksOf(request: Request): string[] {
    const prefix = `${this.cookieName}=`;
    const cookie = (request.headers.cookie ?? '').split(/;\s*/).find((each) => each.startsWith(prefix));
    return cookie ? cookie.slice(prefix.length).split('~').slice(0, maximumRemembered) : [];
  }

  private newMark(account: string): string {
    const unsigned = `${randomBytes(12).toString('base64url')}.${Date.now() + lifetime}`;
    return `${unsigned}.${this.signatureOf(unsigned, account)}`;
  }

  private isFor(mark: string, account: string): boolean {
    const [nonce = '', end = '', signature = ''] = mark.split('.');
    const expected = this.signatureOf(`${nonce}.${end}`, account);
    const isSigned =
      signature.length === expected.length && timingSafeEqual(Buffer.from(signature), Buffer.from(expected));
    return isSigned && Number(end) > Date.now();
  }

  private signatureOf(unsigned: string, account: string): string {
    return createHmac('sha256', this.config.session.secret)
      .update(`known device\n${account}\n${unsigned}`)
      .digest('base64url');
  }
}
