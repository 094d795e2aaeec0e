import type { LoggerService } from '@nestjs/common';

/** Listens to what the server writes about failures of its own: the cause of a 500, by the id of its call. */
export class ServerLog implements LoggerService {
  private readonly causes = new Map<string, string>();

  log(): void {}
  warn(): void {}

  error(entry: { err?: unknown; requestId?: string }): void {
    if (entry.requestId) this.causes.set(entry.requestId, stackOf(entry.err));
  }

  takeCause(requestId: string): string | undefined {
    const cause = this.causes.get(requestId);
    this.causes.delete(requestId);
    return cause;
  }
}

function stackOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const stack = (error.stack ?? error.message).split('\n').slice(0, 12).join('\n');
  return error.cause ? `${stack}\ncaused by ${stackOf(error.cause)}` : stack;
}
