import { ApiError } from '@masar/contracts';

/** An id that leads nowhere, mistyped or hidden from this reader. */
export const isUnknown = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);
