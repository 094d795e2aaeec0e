import { certificateCorrectionLimits } from '@masar/domain';

/** Told to whoever checks the replaced certificate. */
export const reasonOfReissue = 'صُحّح الاسم بطلب صاحب الشهادة · The name was corrected at the holder’s request';

const dayMs = 24 * 60 * 60_000;

interface Correctable {
  status: string;
  issuedAt: Date | string;
}

/** Until when a correction of the name can be wished for; null where it cannot any more (CRT-12). */
export function correctableUntil({ status, issuedAt }: Correctable, now: Date): Date | null {
  const end = new Date(new Date(issuedAt).getTime() + certificateCorrectionLimits.days * dayMs);
  return status === 'verified' && now < end ? end : null;
}
