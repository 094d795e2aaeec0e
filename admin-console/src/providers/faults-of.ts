import { HttpError } from 'react-admin';

/** What the server says of single fields, by their names; empty where a failure is about something else. */
export const faultsOf = (error: unknown): Record<string, string> =>
  error instanceof HttpError ? ((error.body as { errors?: Record<string, string> } | undefined)?.errors ?? {}) : {};
