import { SetMetadata } from '@nestjs/common';

export const ONCE_ONLY = 'masar:once-only';

/** Names the field of an answer that holds a secret: it is shown, and never kept for a call that is sent again (SEC-4). */
export const OnceOnly = (field: string) => SetMetadata(ONCE_ONLY, field);
