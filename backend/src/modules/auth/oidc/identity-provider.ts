import { lineOfFile, onPaper, typedMailAddress } from '@masar/domain';
import { Inject, Injectable } from '@nestjs/common';
import * as oidc from 'openid-client';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Unavailable } from '#platform/errors/platform.errors';
import { OidcRefused } from '../auth.errors.js';

/** What the browser keeps between leaving for the provider and coming back. */
export interface OidcAttempt {
  state: string;
  nonce: string;
  codeVerifier: string;
  redirect?: string | undefined;
  /** Who proves to be at their session, where it is not about signing in (AUTH-12). */
  confirms?: string | undefined;
  startedAt: number;
}

export interface VouchedIdentity {
  email: string;
  firstName: string | null;
  lastName: string | null;
  /** When the provider last asked the person themselves, where it says so. */
  authenticatedAt: number | undefined;
}

/** Sign-in through an OpenID Connect provider: authorisation code with PKCE, state and nonce (AUTH-3). */
@Injectable()
export class IdentityProvider {
  private discovered: Promise<oidc.Configuration> | undefined;

  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  /** The provider's page to send the browser to, and what must be remembered until it returns. */
  async begin(redirect: string | undefined, confirms?: string): Promise<{ url: string; attempt: OidcAttempt }> {
    const attempt = {
      state: oidc.randomState(),
      nonce: oidc.randomNonce(),
      codeVerifier: oidc.randomPKCECodeVerifier(),
      redirect,
      confirms,
      startedAt: Date.now(),
    };
    const url = oidc.buildAuthorizationUrl(await this.provider(), {
      redirect_uri: this.callbackUrl,
      scope: 'openid email profile',
      code_challenge: await oidc.calculatePKCECodeChallenge(attempt.codeVerifier),
      code_challenge_method: 'S256',
      state: attempt.state,
      nonce: attempt.nonce,
      // Not its own open session vouches, but the person who sits there now.
      ...(confirms && { prompt: 'login', max_age: '0' }),
    });
    return { url: url.href, attempt };
  }

  /** Who came back; refused without a verified e-mail, because accounts are found by it. */
  async finish(query: string, attempt: OidcAttempt): Promise<VouchedIdentity> {
    const provider = await this.provider();
    const tokens = await oidc
      .authorizationCodeGrant(provider, new URL(`${this.callbackUrl}?${query}`), {
        expectedState: attempt.state,
        expectedNonce: attempt.nonce,
        pkceCodeVerifier: attempt.codeVerifier,
        idTokenExpected: true,
      })
      .catch((cause: unknown) => {
        throw new OidcRefused({}, { cause });
      });
    const claims = tokens.claims();
    if (typeof claims?.email !== 'string' || claims.email_verified !== true) throw new OidcRefused();
    return {
      email: typedMailAddress(claims.email),
      firstName: textOf(claims.given_name),
      lastName: textOf(claims.family_name),
      authenticatedAt: claims.auth_time === undefined ? undefined : claims.auth_time * 1000,
    };
  }

  private get callbackUrl(): string {
    return `${this.config.http.publicUrl}/api/auth/oidc/callback`;
  }

  /** Discovery happens once; a provider that could not be reached is asked again at the next attempt. */
  private async provider(): Promise<oidc.Configuration> {
    const { issuer, clientId, clientSecret } = this.config.oidc ?? {};
    if (!issuer || !clientId) throw new OidcRefused();
    const execute = issuer.startsWith('http://') ? [oidc.allowInsecureRequests] : [];
    this.discovered ??= oidc.discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
    return this.discovered.catch((cause: unknown) => {
      this.discovered = undefined;
      throw new Unavailable({}, { headers: { 'Retry-After': '10' }, cause });
    });
  }
}

/** Nobody can be asked to write a name otherwise: what no font has is left out (CRT-3). */
const textOf = (claim: unknown): string | null =>
  typeof claim === 'string' ? onPaper(lineOfFile(claim)).replaceAll('\uFFFD', '').trim().slice(0, 80) || null : null;
