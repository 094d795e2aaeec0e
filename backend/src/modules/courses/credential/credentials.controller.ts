import { createHash } from 'node:crypto';
import { Controller, Get, Header, Inject, Param, Res } from '@nestjs/common';
import { ApiProduces, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { Answers } from '#platform/http/answers';
import { SigningKeys } from '#platform/signing/signing-keys';
import { CertificateQueries } from '../certificate/certificate.queries.js';
import { readVerificationCode } from '../certificate/verification-code.js';
import {
  CertificateNotActive,
  CertificateNotFound,
  SigningKeyNotFound,
  StatusListNotFound,
} from '../courses.errors.js';
import { toPublicKey, toRevocationList } from './credential.presenter.js';
import { PublicKeyResponse, PublicKeysResponse, RevocationListResponse } from './credential.response.js';
import { CredentialSigner } from './credential-signer.js';
import { toOpenBadge } from './open-badge.js';
import { openToAllSites } from './open-to-all-sites.js';
import { keptSeconds, readStatusList, toStatusListCredential } from './status-list.js';

const SHORTLY = `public, max-age=${keptSeconds}`;

/** What verifiers of other makers need: the signed credential, the keys that check it, and what was revoked (CRT-5). */
@ApiTags('certificates')
@Controller('certificates')
export class CredentialsController {
  constructor(
    private readonly queries: CertificateQueries,
    private readonly signer: CredentialSigner,
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
    const code = readVerificationCode(typed);
    const row = code && (await this.queries.byCode(code));
    if (!row) throw new CertificateNotFound();
    if (row.status !== 'verified') throw new CertificateNotActive();
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
  @ApiProduces('application/vc+jwt')
  @Answers(null, {
    summary: 'States of a year’s credentials, one bit each (W3C Bitstring Status List), signed as JWT',
    status: 200,
    fails: [StatusListNotFound],
  })
  async statusList(@Param('list') list: string, @Res() response: Response): Promise<void> {
    const named = readStatusList(list);
    const ended = named && (await this.queries.endedInYear(named.year));
    if (!ended || ended.lastNumber < named.first) throw new StatusListNotFound();
    const credential = toStatusListCredential(list, ended.numbers, ended.changedAt, this.config.http.publicUrl);
    const token = await this.signer.sign(credential);
    // The same list gives the same token, so whoever keeps it may ask whether it changed.
    const tag = `"${createHash('sha256').update(token).digest('base64url')}"`;
    // As bytes: a text would get a charset, which this type does not have.
    response
      .set({ 'Content-Type': 'application/vc+jwt', 'Cache-Control': SHORTLY, ETag: tag })
      .send(Buffer.from(token));
  }
}
