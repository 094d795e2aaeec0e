import { Body, Controller, Delete, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import QRCode from 'qrcode';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Answers } from '#platform/http/answers';
import { OnceOnly } from '#platform/idempotency/once-only';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { AuthenticatorExists, AuthenticatorMissing, WrongCode } from '../../auth.errors.js';
import { AuthenticatorCodeDto, AuthenticatorSetupResponse, RecoveryCodesResponse } from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.js';
import { AuthenticatorApp } from './authenticator-app.js';
import { addressOf, secretAsText } from './totp.rules.js';

/** Setting up an authenticator app and taking it away (IDM-1). */
@ApiTags('auth')
@Controller('auth/second-factor/authenticator')
export class AuthenticatorAppController {
  constructor(
    private readonly app: AuthenticatorApp,
    private readonly factors: SecondFactors,
    private readonly settings: OrganizationSettings,
  ) {}

  @Post()
  @SignedIn()
  @FreshlyConfirmed()
  @WithoutIdempotencyKey()
  @Answers(AuthenticatorSetupResponse, {
    summary: 'Begins to set up an authenticator app; it counts once a code of it is shown',
    status: 201,
    fails: [AuthenticatorExists],
  })
  async begin(@CurrentUser() viewer: Viewer): Promise<AuthenticatorSetupResponse> {
    const { nameEn: issuer } = await this.settings.read();
    const { secret, account } = await this.factors.change(viewer.id, async (em, { email }) => ({
      secret: await this.app.begin(em, viewer.id),
      account: email,
    }));
    const address = addressOf({ secret, issuer, account });
    return { secret: secretAsText(secret), address, qrCode: await QRCode.toDataURL(address, { margin: 2, scale: 6 }) };
  }

  @Post('confirm')
  @SignedIn()
  @FreshlyConfirmed()
  @OnceOnly('recoveryCodes')
  @Answers(RecoveryCodesResponse, {
    summary: 'Shows a first code; from now on codes of the app are asked for at sign-in',
    status: 200,
    fails: [WrongCode, AuthenticatorExists, AuthenticatorMissing],
  })
  async confirm(
    @Req() request: Request,
    @CurrentUser() viewer: Viewer,
    @Body() { code }: AuthenticatorCodeDto,
  ): Promise<RecoveryCodesResponse> {
    const { recoveryCodes } = await this.factors.add(viewer.id, request.sessionID, 'authenticatorAdded', (em) =>
      this.app.confirm(em, viewer.id, code),
    );
    return { recoveryCodes };
  }

  @Delete()
  @SignedIn()
  @FreshlyConfirmed()
  @Answers(null, { summary: 'Takes the authenticator app away', fails: [AuthenticatorMissing] })
  async remove(@CurrentUser() viewer: Viewer): Promise<void> {
    await this.factors.remove(viewer.id, 'authenticatorRemoved', async (em) => {
      if (!(await this.app.remove(em, viewer.id))) throw new AuthenticatorMissing();
    });
  }
}
