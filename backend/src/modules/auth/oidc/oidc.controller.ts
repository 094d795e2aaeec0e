import { Controller, Get, Inject, Query, Req, Res } from '@nestjs/common';
import { ApiExcludeEndpoint, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { AccountSuspended, OidcRefused, RegistrationClosed } from '../auth.errors.js';
import { BriefCookie } from '../session/brief-cookie.js';
import { OidcStartQuery } from '../sign-in/dto/sign-in.dto.js';
import { Entrance } from '../sign-in/second-step/entrance.js';
import { FirstVisits } from './first-visits.js';
import { IdentityProvider, type OidcAttempt } from './identity-provider.js';
import { pathOnThisSite } from './path-on-this-site.js';
import { ProviderAccounts } from './provider-accounts.js';
import { ProviderConfirmation } from './provider-confirmation.js';

const MINUTE = 60_000;
const refusals = [OidcRefused, RegistrationClosed, AccountSuspended];

/** Stops on the way to and from the identity provider; registered where one is configured (AUTH-3). */
@ApiTags('auth')
@Controller('auth/oidc')
export class OidcController {
  /** Between leaving for the provider and coming back; in no session, for anybody may leave. */
  private readonly attempts: BriefCookie<OidcAttempt>;

  constructor(
    @Inject(APP_CONFIG) config: AppConfig,
    private readonly provider: IdentityProvider,
    private readonly accounts: ProviderAccounts,
    private readonly visits: FirstVisits,
    private readonly entrance: Entrance,
    private readonly confirmation: ProviderConfirmation,
  ) {
    // Long enough to find a password again.
    this.attempts = new BriefCookie(config, { cookie: 'provider', lifetimeMs: 30 * MINUTE });
  }

  @Get('start')
  @Public()
  @ApiExcludeEndpoint()
  async start(
    @Query() { redirect, confirm }: OidcStartQuery,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const { url, attempt } = await this.provider.begin(redirect, confirm === '1' ? request.user?.id : undefined);
    this.attempts.put(request, attempt);
    response.redirect(url);
  }

  @Get('callback')
  @Public()
  @ApiExcludeEndpoint()
  async callback(@Req() request: Request, @Res() response: Response): Promise<void> {
    const attempt = this.attempts.take(request);
    try {
      response.redirect(pathOnThisSite(await this.enter(request, attempt)));
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

  /** Opens the session of who came back, or has them wait for what is still asked; answers where they go next. */
  private async enter(request: Request, attempt: OidcAttempt | undefined): Promise<string | undefined> {
    if (!attempt) throw new OidcRefused();
    const who = await this.provider.finish(request.originalUrl.split('?')[1] ?? '', attempt);
    if (attempt.confirms) {
      await this.confirmation.finish(request, attempt, who);
      return attempt.redirect;
    }
    const entrant = await this.accounts.known(who);
    if (!entrant) {
      await this.visits.begin(request, who);
      return screenOf('first-visit', attempt.redirect);
    }
    const factors = await this.entrance.enter(request, entrant);
    return factors.length === 0 ? attempt.redirect : screenOf('second-step', attempt.redirect);
  }
}

/** Back where they were: whoever is signed in has no business on the sign-in page. */
const unconfirmedAt = (path: string): string => `${path}${path.includes('?') ? '&' : '?'}confirmation=refused`;

/** A screen that asks for what is still needed, and leads on from there. */
const screenOf = (screen: 'first-visit' | 'second-step', redirect: string | undefined): string =>
  `login/${screen}${redirect ? `?${new URLSearchParams({ redirect }).toString()}` : ''}`;
