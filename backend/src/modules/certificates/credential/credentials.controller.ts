import { createHash } from 'node:crypto';
import { Controller, Get, Header, Inject, Param, Req, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public, TokenArea } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { SigningKeys } from '#platform/signing/signing-keys';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import {
  CertificateNotActive,
  CertificateNotFound,
  SigningKeyNotFound,
  StatusListNotFound,
} from '../certificates.errors.js';
import { toPublicKey, toRevocationList } from './credential.presenter.js';
import {
  IssuerDocumentResponse,
  PublicKeyResponse,
  PublicKeysResponse,
  RevocationListResponse,
} from './credential.response.js';
import { CredentialSigner } from './credential-signer.js';
import { IntegritySigner } from './integrity/integrity-signer.js';
import { toIssuerDocument } from './integrity/issuer-identity.js';
import { toOpenBadge } from './open-badge.js';
import { openToAllSites } from './open-to-all-sites.js';
import { keptSeconds, readStatusList, toStatusListCredential } from './status-list.js';
import { validCertificate } from './valid-certificate.js';

/** The first is for everybody who does not care. */
const statusListTypes = ['application/vc+jwt', 'application/vc', 'application/ld+json', 'application/json'];
const SHORTLY = `public, max-age=${keptSeconds}`;

/** What verifiers of other makers need: the signed credential, the keys that check it, and what was revoked (CRT-5). */
@ApiTags('certificates')
@TokenArea('certificates')
@Controller('certificates')
export class CredentialsController {
  constructor(
    private readonly queries: CertificateQueries,
    private readonly signer: CredentialSigner,
    private readonly integrity: IntegritySigner,
    private readonly keys: SigningKeys,
    @Inject(APP_CONFIG) private readonly config: AppConfig,
  ) {}

  @Get('verify/:code/credential')
  @Public()
  @openToAllSites()
  @ApiProduces('application/vc+jwt')
  @Answers(null, {
    summary: 'Downloads a valid certificate as Open Badge 3.0, signed as JWT',
    status: 200,
    fails: [CertificateNotFound, CertificateNotActive],
  })
  async credential(@Param('code') typed: string, @Res() response: Response): Promise<void> {
    const row = await validCertificate(this.queries, typed);
    response
      .set({
        'Content-Type': 'application/vc+jwt',
        'Content-Disposition': `attachment; filename="${row.certificate_number}.jwt"`,
        'Cache-Control': 'no-cache',
      })
      .end(await this.signer.sign(toOpenBadge(row, this.config.http.publicUrl)));
  }

  @Get('keys')
  @Public()
  @openToAllSites()
  @Header('Cache-Control', SHORTLY)
  @Answers(PublicKeysResponse, { summary: 'The public keys that check our signatures, retired ones included (JWKS)' })
  async published(): Promise<PublicKeysResponse> {
    const keys = await this.keys.published();
    return { keys: keys.map((key) => toPublicKey(key, this.config.http.publicUrl)) };
  }

  @Get('keys/:keyId')
  @Public()
  @openToAllSites()
  @Header('Cache-Control', SHORTLY)
  @Answers(PublicKeyResponse, { summary: 'One public key (JWK)', fails: [SigningKeyNotFound] })
  async one(@Param('keyId') keyId: string): Promise<PublicKeyResponse> {
    const key = (await this.keys.published()).find(({ id }) => id === keyId);
    if (!key) throw new SigningKeyNotFound();
    return toPublicKey(key, this.config.http.publicUrl);
  }

  @Get('did.json')
  @Public()
  @openToAllSites()
  @Header('Cache-Control', SHORTLY)
  @Answers(IssuerDocumentResponse, {
    summary: 'Who issues badges with Data Integrity, and by which keys: the DID document of did:web (W3C)',
  })
  async issuer(): Promise<IssuerDocumentResponse> {
    return toIssuerDocument(await this.keys.published(), this.config.http.publicUrl);
  }

  @Get('revocations')
  @Public()
  @openToAllSites()
  @Header('Cache-Control', SHORTLY)
  @Answers(RevocationListResponse, { summary: 'Credentials that are no longer valid (1EdTechRevocationList)' })
  async revocations(): Promise<RevocationListResponse> {
    return toRevocationList(await this.queries.endedCodes(), this.config.http.publicUrl, new Date());
  }

  @Get('status-lists/:list')
  @Public()
  @openToAllSites()
  @ApiProduces(...statusListTypes)
  @Answers(null, {
    summary:
      'States of a year’s credentials, one bit each (W3C Bitstring Status List), signed as JWT, or with Data Integrity for who accepts JSON alone',
    status: 200,
    fails: [StatusListNotFound, Unavailable],
  })
  async statusList(@Param('list') list: string, @Req() request: Request, @Res() response: Response): Promise<void> {
    const named = readStatusList(list);
    const ended = named && (await this.queries.endedInYear(named.year));
    if (!ended || ended.lastNumber < named.first) throw new StatusListNotFound();
    const credential = toStatusListCredential(list, ended.numbers, ended.changedAt, this.config.http.publicUrl);
    const type = request.accepts(...statusListTypes) || 'application/vc+jwt';
    const signed =
      type === 'application/vc+jwt'
        ? await this.signer.sign(credential)
        : JSON.stringify(await this.integrity.sign(credential));
    // The same list gives the same bytes, so whoever keeps them may ask whether they changed.
    const tag = `"${createHash('sha256').update(signed).digest('base64url')}"`;
    // As bytes: a text would get a charset, which these types do not have.
    response
      .set({ 'Content-Type': type, 'Cache-Control': SHORTLY, ETag: tag })
      .vary('Accept')
      .send(Buffer.from(signed));
  }
}
