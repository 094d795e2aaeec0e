import { createHash, createSign, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

const { privateKey, publicKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** A small identity provider: it vouches for one person at once and checks the proof key, as a real one does. */
export class ProviderStub {
  readonly claims = { email: 'Layla@example.org', email_verified: true, given_name: 'ليلى', family_name: 'عباس' };
  authTime: number | undefined;
  private nonce = '';
  private challenge = '';
  private readonly server: Server = createServer((request, response) => {
    const asked = new URL(request.url ?? '/', this.issuer);
    if (asked.pathname === '/authorize') {
      response.writeHead(302, { location: this.backTo(asked) }).end();
      return;
    }
    void this.answer(request).then((body) => {
      response
        .writeHead(body ? 200 : 400, { 'content-type': 'application/json' })
        .end(JSON.stringify(body ?? { error: 'invalid_grant' }));
    });
  });

  async start(): Promise<string> {
    await new Promise<void>((resolve) => this.server.listen(0, '127.0.0.1', resolve));
    return this.issuer;
  }

  stop(): void {
    this.server.close();
  }

  /** Notes what a sign-in asked for, as the page of the provider does. */
  note({ searchParams }: URL): void {
    this.nonce = searchParams.get('nonce') ?? '';
    this.challenge = searchParams.get('code_challenge') ?? '';
  }

  /** A browser that goes there is sent back at once. */
  private backTo(asked: URL): string {
    this.note(asked);
    const back = new URL(asked.searchParams.get('redirect_uri') ?? '');
    back.search = new URLSearchParams({ code: 'c', state: asked.searchParams.get('state') ?? '' }).toString();
    return back.href;
  }

  private get issuer(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  private async answer(request: IncomingMessage): Promise<object | undefined> {
    if (request.url?.startsWith('/.well-known')) return { ...this.endpoints(), issuer: this.issuer };
    if (request.url === '/jwks')
      return { keys: [{ ...publicKey.export({ format: 'jwk' }), kid: '1', alg: 'RS256', use: 'sig' }] };
    const form = new URLSearchParams(await new Response(request as never).text());
    const proof = createHash('sha256')
      .update(form.get('code_verifier') ?? '')
      .digest('base64url');
    return proof === this.challenge ? { access_token: 'a', token_type: 'bearer', id_token: this.idToken() } : undefined;
  }

  private endpoints(): object {
    return {
      authorization_endpoint: `${this.issuer}/authorize`,
      token_endpoint: `${this.issuer}/token`,
      jwks_uri: `${this.issuer}/jwks`,
      response_types_supported: ['code'],
      id_token_signing_alg_values_supported: ['RS256'],
    };
  }

  private idToken(): string {
    const now = Math.floor(Date.now() / 1000);
    const body = {
      ...this.claims,
      iss: this.issuer,
      aud: 'masar',
      sub: '7',
      iat: now,
      exp: now + 60,
      nonce: this.nonce,
      ...(this.authTime && { auth_time: this.authTime }),
    };
    const signed = `${encode({ alg: 'RS256', kid: '1' })}.${encode(body)}`;
    return `${signed}.${createSign('RSA-SHA256').update(signed).sign(privateKey, 'base64url')}`;
  }
}
