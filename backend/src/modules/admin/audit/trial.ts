import { SetMetadata } from '@nestjs/common';

export const TRIAL = 'masar:trial';

/** A write that only tells what would happen when it is asked for with `?dryRun=true`; no other route knows trials. */
export const WithTrial = () => SetMetadata(TRIAL, true);
