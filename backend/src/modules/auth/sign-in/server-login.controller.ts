import { Controller, Get, Inject, Query, Res } from '@nestjs/common';
import { ApiDefaultResponse, ApiFoundResponse, ApiOperation, ApiTags } from '@nestjs/swagger';
import type { Response } from 'express';
import { Public } from '#platform/access/access.decorators';
import { APP_CONFIG, type AppConfig } from '#platform/config/app-config';
import { problemAnswer } from '#platform/errors/problem-answer';
import { RedirectQuery } from './dto/sign-in.dto.js';

/** The addresses that the browser itself is sent to (AUTH-3). */
@ApiTags('auth')
@Controller()
export class ServerLoginController {
  constructor(@Inject(APP_CONFIG) private readonly config: AppConfig) {}

  @Get('login')
  @Public()
  @ApiOperation({ summary: 'Go to sign-in: the identity provider where one is configured, else /login' })
  @ApiFoundResponse({ description: 'Redirect that keeps `redirect`' })
  @ApiDefaultResponse(problemAnswer('Problem details'))
  login(@Query() { redirect }: RedirectQuery, @Res() response: Response): void {
    const query = redirect ? `?${new URLSearchParams({ redirect }).toString()}` : '';
    response.redirect(this.config.oidc ? `/api/auth/oidc/start${query}` : `/login${query}`);
  }

  @Get('logout')
  @Public()
  @ApiOperation({ summary: 'Ask the portal to end the session; a GET itself changes nothing (SEC-2)' })
  @ApiFoundResponse({ description: 'Redirect to the portal’s sign-out page' })
  @ApiDefaultResponse(problemAnswer('Problem details'))
  logout(@Res() response: Response): void {
    response.redirect('/logout');
  }
}
