import type { ErrorCode } from '@masar/i18n';
import { BundleInvalid, BundleNotWritable } from './bundles.errors.js';

type Reason = Extract<ErrorCode, `bundle.${string}`>;

/** Says which file of a bundle is refused and why; the reason is a code and reads in the caller's language (CRS-5). */
export function refuse(file: string, reason: Reason, params: Record<string, string | number> = {}): never {
  throw new BundleInvalid({ ...params, file, reason }, { fields: [{ field: file, code: reason, params }] });
}

/** Says which file of a bundle cannot be written and why. */
export function refuseToWrite(file: string, reason: Reason, params: Record<string, string | number> = {}): never {
  throw new BundleNotWritable({ ...params, file, reason });
}
