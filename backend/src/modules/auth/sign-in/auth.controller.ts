import { Body, Controller, Get, Inject, Post, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, Public, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { InvalidInput, TooManyRequests, Unauthorized, Unavailable } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { WithoutIdempotencyKey } from '#platform/idempotency/without-idempotency-key';
import { networkOf } from '#platform/rate-limits/network';
import { OrganizationSettings } from '#platform/settings/organization-settings';
import { AccountService } from '../account/account.service.js';
import { ConfirmEmailDto, ForgotPasswordDto, RegisterDto, ResetPasswordDto } from '../account/dto/account.dto.js';
import { MailRequests } from '../account/mail-requests.js';
import { AttemptLimiter } from '../attempt/attempt-limiter.js';
import { KnownDevices } from '../attempt/known-devices.js';
import { SignInAttempts } from '../attempt/sign-in-attempts.js';
import {
  AddressOfAnother,
  AgreementNeeded,
  EmailInUse,
  EmailUnverified,
  PasswordNeeded,
  RegistrationClosed,
  SessionNeeded,
  SignInSlowed,
  TokenInvalid,
  WeakPassword,
  WrongCredentials,
} from '../auth.errors.js';
import { CurrentUserQueries } from '../profile/current-user.queries.js';
import { CurrentUserResponse, toCurrentUserResponse } from '../profile/current-user.response.js';
import { closeSession } from '../session/open-session.js';
import { needsSecondFactor } from '../session/power-without-factor.js';
import { AcceptedResponse, AuthConfigResponse, ConfirmedEmailResponse, LoginDto } from './dto/sign-in.dto.js';
import { EmailConfirmation } from './email-confirmation.js';
import { EntryByConfirmation } from './entry-by-confirmation.js';
import { toOrganizationResponse } from './organization.response.js';
import { Entrance } from './second-step/entrance.js';
import { SecondStepResponse, toSecondStepResponse } from './second-step/second-step.dto.js';
import { SignInService } from './sign-in.service.js';

@ApiTags('auth')
@Controller('auth')
export class AuthController {
  constructor(
    @Inject(APP_CONFIG) private readonly config: AppConfig,
    private readonly signIn: SignInService,
    private readonly accounts: AccountService,
    private readonly entrance: Entrance,
    private readonly entry: EntryByConfirmation,
    private readonly confirmation: EmailConfirmation,
    private readonly limiter: AttemptLimiter,
    private readonly attempts: SignInAttempts,
    private readonly devices: KnownDevices,
    private readonly mailRequests: MailRequests,
    private readonly currentUsers: CurrentUserQueries,
    private readonly settings: OrganizationSettings,
  ) {}

  @Get('config')
  @Public()
  @Answers(AuthConfigResponse, { summary: 'Which ways to sign in are on' })
  async ways(): Promise<AuthConfigResponse> {
    const { demoMode, oidc } = this.config;
    const settings = await this.settings.read();
    return {
      demoMode,
      oidcEnabled: oidc !== undefined,
      registrationEnabled: this.config.registrationEnabled && settings.registrationOpen,
      organization: toOrganizationResponse(settings),
    };
  }

  @Get('user')
  @SignedIn()
  @Answers(CurrentUserResponse, { summary: 'The signed-in user', fails: [Unauthorized] })
  async user(@CurrentUser() viewer: Viewer): Promise<CurrentUserResponse> {
    return toCurrentUserResponse(await this.currentUsers.byId(viewer.id), viewer.lacksSecondFactor ?? false);
  }

  @Post('login')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(CurrentUserResponse, {
    summary: 'Sign in with e-mail and password',
    status: 200,
    also: {
      status: 202,
      description: 'The password was right: a second factor is asked for',
      type: SecondStepResponse,
    },
    fails: [WrongCredentials, EmailUnverified, SessionNeeded, SignInSlowed, Unavailable],
  })
  async login(
    @Req() request: Request,
    @Body() { email, password }: LoginDto,
  ): Promise<CurrentUserResponse | SecondStepResponse> {
    const attempt = await this.attempts.begin(email, this.devices.originOf(request, email));
    const entrant = await this.attempts.judge(attempt, () => this.signIn.withPassword(email, password));
    const factors = await this.entrance.enter(request, entrant);
    if (factors.length > 0) {
      request.res?.status(202);
      return toSecondStepResponse(factors, this.entrance.waiting(request));
    }
    const { viewer } = entrant;
    const lacksSecondFactor = needsSecondFactor(viewer.role, this.config);
    return toCurrentUserResponse(await this.currentUsers.byId(viewer.id), lacksSecondFactor);
  }

  @Post('logout')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(null, { summary: 'End the session; fine to call without one', fails: [SessionNeeded] })
  async logout(@Req() request: Request): Promise<void> {
    await closeSession(request);
    request.res?.clearCookie(this.config.session.cookieName, { path: '/', secure: this.config.session.secure });
  }

  @Post('register')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(AcceptedResponse, {
    summary: 'Ask for an account; the next step comes by mail',
    status: 202,
    fails: [RegistrationClosed, WeakPassword, TooManyRequests, Unavailable],
  })
  async register(@Req() request: Request, @Body() body: RegisterDto): Promise<AcceptedResponse> {
    if (await this.mailRequests.admit('registration', body.email, this.devices.originOf(request, body.email)))
      this.entry.noteWish(request, await this.accounts.register(body));
    return { accepted: true };
  }

  @Post('forgot-password')
  @Public()
  @Answers(AcceptedResponse, {
    summary: 'Ask for a link to choose a new password',
    status: 202,
    fails: [TooManyRequests],
  })
  async forgotPassword(@Req() request: Request, @Body() { email }: ForgotPasswordDto): Promise<AcceptedResponse> {
    if (await this.mailRequests.admit('password', email, this.devices.originOf(request, email)))
      await this.accounts.forgotPassword(email);
    return { accepted: true };
  }

  @Post('reset-password')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(null, {
    summary: 'Choose a new password with the link from the mail',
    fails: [TokenInvalid, AgreementNeeded, WeakPassword, TooManyRequests, Unavailable],
  })
  async resetPassword(@Req() request: Request, @Body() wish: ResetPasswordDto): Promise<void> {
    await this.limiter.look('password-link', request, wish.token, () => this.accounts.resetPassword(wish));
    await this.mailRequests.followed('password', networkOf(request.ip));
  }

  @Post('verify-email')
  @Public()
  @WithoutIdempotencyKey()
  @Answers(ConfirmedEmailResponse, {
    summary:
      'Confirm an e-mail address with the link from the mail; signs in where this browser asked for the account, or with names and a password that are chosen now',
    status: 200,
    fails: [
      InvalidInput,
      TokenInvalid,
      PasswordNeeded,
      AgreementNeeded,
      WeakPassword,
      AddressOfAnother,
      EmailInUse,
      Unavailable,
    ],
  })
  async verifyEmail(@Req() request: Request, @Body() body: ConfirmEmailDto): Promise<ConfirmedEmailResponse> {
    const { enteredAs, wasConfirmed, isNew } = await this.confirmation.follow(request, body);
    if (isNew) await this.mailRequests.followed('registration', networkOf(request.ip));
    const user = enteredAs && toCurrentUserResponse(await this.currentUsers.byId(enteredAs), false);
    return { user: user || null, wasConfirmed };
  }
}
