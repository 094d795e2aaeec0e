import { Body, Controller, Delete, Patch, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, FreshlyConfirmed, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { OnceOnly } from '#platform/idempotency/once-only';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { PasskeyKnown, PasskeyNotFound, PasskeyRefused, TooManyPasskeys } from '../../auth.errors.js';
import {
  AddedPasskeyResponse,
  DeviceOptionsResponse,
  NewPasskeyDto,
  PasskeyNameDto,
  PasskeyResponse,
  toPasskeyResponse,
} from '../second-factor.dto.js';
import { SecondFactors } from '../second-factors.js';
import { PasskeyCeremony } from './passkey-ceremony.js';
import { Passkeys } from './passkeys.js';
import { SingleUseChallenge } from './single-use-challenge.js';

/** Own passkeys: adding, naming, taking away (IDM-1). */
@ApiTags('auth')
@Controller('auth/second-factor/passkeys')
export class PasskeysController {
  constructor(
    private readonly passkeys: Passkeys,
    private readonly ceremony: PasskeyCeremony,
    private readonly challenges: SingleUseChallenge,
    private readonly factors: SecondFactors,
    private readonly settings: OrganizationSettings,
    private readonly transactions: Transactions,
  ) {}

  @Post('options')
  @SignedIn()
  @FreshlyConfirmed()
  @Answers(DeviceOptionsResponse, { summary: 'What the browser needs to make a passkey', status: 200 })
  async options(@Req() request: Request, @CurrentUser() viewer: Viewer): Promise<DeviceOptionsResponse> {
    const { nameEn: organization } = await this.settings.read();
    const { known, person } = await this.factors.change(viewer.id, async (em, user) => ({
      known: await this.passkeys.ofUser(em, viewer.id),
      person: { id: user.id, email: user.email, name: user.displayName() || user.email, organization },
    }));
    const options = await this.ceremony.optionsForNew(person, known);
    this.challenges.keep(request, 'add', options.challenge);
    return { options };
  }

  @Post()
  @SignedIn()
  @FreshlyConfirmed()
  @OnceOnly('recoveryCodes')
  @Answers(AddedPasskeyResponse, {
    summary: 'Adds the passkey that the browser made',
    status: 201,
    fails: [InvalidInput, PasskeyRefused, PasskeyKnown, TooManyPasskeys],
  })
  async add(
    @Req() request: Request,
    @CurrentUser() viewer: Viewer,
    @Body() { name, passkey }: NewPasskeyDto,
  ): Promise<AddedPasskeyResponse> {
    const challenge = await this.challenges.take(request, 'add');
    const { added, recoveryCodes } = await this.factors.add(viewer.id, request.sessionID, 'passkeyAdded', (em) =>
      this.passkeys.add(em, viewer.id, name, passkey, challenge),
    );
    return { passkey: toPasskeyResponse(added), recoveryCodes };
  }

  @Patch(':id')
  @SignedIn()
  @Answers(PasskeyResponse, { summary: 'Names one of the own passkeys', fails: [InvalidInput, PasskeyNotFound] })
  async rename(
    @CurrentUser() viewer: Viewer,
    @Id() id: string,
    @Body() { name }: PasskeyNameDto,
  ): Promise<PasskeyResponse> {
    return this.transactions.run(async (em) => {
      const passkey = await this.passkeys.find(em, viewer.id, id);
      passkey.name = name;
      return toPasskeyResponse(passkey);
    });
  }

  @Delete(':id')
  @SignedIn()
  @FreshlyConfirmed()
  @Answers(null, { summary: 'Takes one of the own passkeys away', fails: [InvalidInput, PasskeyNotFound] })
  async remove(@CurrentUser() viewer: Viewer, @Id() id: string): Promise<void> {
    await this.factors.remove(viewer.id, 'passkeyRemoved', async (em) => {
      await em.remove(await this.passkeys.find(em, viewer.id, id)).flush();
    });
  }
}
