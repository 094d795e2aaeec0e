import { createHash } from 'node:crypto';
import { createParamDecorator, type ExecutionContext } from '@nestjs/common';
import type { Request } from 'express';

/** A short digest of the session or token with which a call comes: tells devices apart and gives neither away (EVD-5). */
export const Device = createParamDecorator((_: unknown, context: ExecutionContext): string => {
  const { headers, sessionID } = context.switchToHttp().getRequest<Request>();
  return createHash('sha256')
    .update(headers.authorization ?? sessionID)
    .digest('base64url')
    .slice(0, 16);
});
