import { Controller, Get, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '#platform/access/access.decorators';
import { AccountSuspended, OidcRefused, RegistrationClosed } from '../auth.errors.js';
import { Entrance } from '../second-factor/sign-in/entrance.js';
import { OidcStartQuery } from '../sign-in/dto/sign-in.dto.js';
import { SignInService } from '../sign-in/sign-in.service.js';
import { IdentityProvider } from './identity-provider.js';
import { pathOnThisSite } from './path-on-this-site.js';
import { ProviderConfirmation } from './provider-confirmation.js';

const refusals = [OidcRefused, RegistrationClosed, AccountSuspended];

/** Stops on the way to and from the identity provider; registered where one is configured (AUTH-3). */
@ApiTags('auth')
@Controller('auth/oidc')
export class OidcController {
  constructor(
    private readonly provider: IdentityProvider,
    private readonly signIn: SignInService,
    private readonly entrance: Entrance,
    private readonly confirmation: ProviderConfirmation,
  ) {}

  @Get('start')
  @Public()
  @ApiExcludeEndpoint()
  async start(
    @Query() { redirect, confirm }: OidcStartQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { url, attempt } = await this.provider.begin(redirect, confirm === '1' ? request.user?.id : undefined);
    request.session.oidc = attempt;
    response.redirect(url);
  }

  @Get('callback')
  @Public()
  @ApiExcludeEndpoint()
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const { oidc: attempt } = request.session;
    try {
      response.redirect(pathOnThisSite(await this.enter(request)));
    } catch (error) {
      // A browser stands here, not a program: a page says it in the reader's language.
      const refusal = refusals.find((refused) => error instanceof refused);
      if (!refusal) throw error;
      response.redirect(
        attempt?.confirms
          ? unconfirmedAt(pathOnThisSite(attempt.redirect))
          : `/login?refused=${refusal.code.replace('auth.', '')}`,
      );
    }
  }

  /** Opens the session of who came back; answers where they wanted to go. */
  private async enter(request: Request): Promise<string | undefined> {
    const attempt = request.session.oidc;
    if (!attempt) throw new OidcRefused();
    delete request.session.oidc;
    const who = await this.provider.finish(request.originalUrl.split('?')[1] ?? '', attempt);
    if (attempt.confirms) {
      await this.confirmation.finish(request, attempt, who);
      return attempt.redirect;
    }
    const factors = await this.entrance.enter(request, await this.signIn.withVerifiedEmail(who));
    return factors.length === 0 ? attempt.redirect : secondStepOf(attempt.redirect);
  }
}

/** Back where they were: whoever is signed in has no business on the sign-in page. */
const unconfirmedAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}confirmation=refused`;

/** The screen that asks for the second factor, and leads on from there. */
const secondStepOf = (redirect: string | undefined): string =>
  `login/second-step${redirect ? `?${new URLSearchParams({ redirect }).toString()}` : ''}`;
