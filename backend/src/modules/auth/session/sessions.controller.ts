import { Controller, Delete, Get, Param, Req } from '@nestjs/common';
import { ApiTags } from '@nestjs/swagger';
import type { Request } from 'express';
import { CurrentUser, SignedIn } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import { Transactions } from '#platform/database/transactions';
import { Answers } from '#platform/http/answers';
import { FlagOut, TextOut, TimeOut } from '#platform/http/response-fields';
import { SessionNotFound } from '../auth.errors.js';
import type { Session } from '../session.entity.js';
import { hashSessionId } from './hashed-session-store.js';
import { SessionRegistry } from './session-registry.js';

export class SessionResponse {
  @TextOut({ description: 'Names the session for ending it; useless as a cookie' }) id!: string;
  @TimeOut({ nullable: true }) createdAt!: string | null;
  @TimeOut() expiresAt!: string;
  @TextOut() userAgent!: string;
  /** Whether it is the session of this very call. */
  @FlagOut() isCurrent!: boolean;
}

function toSessionResponse(session: Session, currentId: string): SessionResponse {
  const { createdAt, userAgent } = session.sess as { createdAt?: string; userAgent?: string };
  return {
    id: session.sid,
    createdAt: createdAt ?? null,
    expiresAt: session.expire.toISOString(),
    userAgent: userAgent ?? '',
    isCurrent: session.sid === currentId,
  };
}

@ApiTags('auth')
@Controller('auth/sessions')
export class SessionsController {
  constructor(
    private readonly transactions: Transactions,
    private readonly sessions: SessionRegistry,
  ) {}

  @Get()
  @SignedIn()
  @Answers(SessionResponse, { summary: 'Own open sessions', many: true })
  async mine(@Req() request: Request, @CurrentUser() viewer: Viewer): Promise<SessionResponse[]> {
    const sessions = await this.transactions.run((em) => this.sessions.ofUser(em, viewer.id));
    return sessions.map((session) => toSessionResponse(session, hashSessionId(request.sessionID)));
  }

  @Delete(':id')
  @SignedIn()
  @Answers(null, { summary: 'End one of the own sessions', fails: [SessionNotFound] })
  async end(@CurrentUser() viewer: Viewer, @Param('id') id: string): Promise<void> {
    const ended = await this.transactions.run((em) => this.sessions.end(em, viewer.id, id));
    if (!ended) throw new SessionNotFound();
  }
}
