import { Injectable } from '@nestjs/common';
import { SigningKeys } from '#platform/signing/signing-keys';
import type { Certificate } from './certificate.entity.js';
import { encodeCrockford } from './crockford.js';

/** What the code on paper states by itself: enough to compare with the print, short enough to be scanned. */
export type Summarised = Pick<
  Certificate,
  'holderNameAr' | 'holderNameEn' | 'courseTitleAr' | 'courseTitleEn' | 'grade' | 'issuedAt' | 'verificationCode'
> & { evidence?: Certificate['evidence'] | null };

const longestText = 50;
const minute = 60_000;

/**
 * Signs the summary that the QR code of a certificate carries behind the `#` of its address, so that no server logs it
 * and the installed portal can check it without network (CRT-8). It is made once, at issue: a key that changes later
 * changes no certificate.
 */
@Injectable()
export class SummarySigner {
  constructor(private readonly keys: SigningKeys) {}

  /** Signature (64 bytes) and summary, in the letters that take the least room in a QR code. */
  async sign(certificate: Summarised): Promise<string> {
    const summary = summaryOf(certificate);
    const signature = await this.keys.sign('EdDSA', () => signedBytes(certificate.verificationCode, summary));
    return encodeCrockford(Buffer.concat([signature, summary]));
  }
}

/** `[version, name, Latin name, title, English title, minutes since 1970, grade, evidence]`; 0 stands for 'the same'. */
export function summaryOf(certificate: Summarised): Buffer {
  const { holderNameAr, holderNameEn, courseTitleAr, courseTitleEn, grade, evidence, issuedAt } = certificate;
  const pair = (ar: string, en: string) => [cut(ar), ar === en ? 0 : cut(en)];
  const values = [
    1,
    ...pair(holderNameAr, holderNameEn),
    ...pair(courseTitleAr, courseTitleEn),
    Math.floor(issuedAt.getTime() / minute),
    grade == null ? null : Number(grade),
    ...(evidence ? [evidence] : []),
  ];
  return Buffer.from(JSON.stringify(values), 'utf8');
}

/** The address's code is signed too: a summary that is put behind another code proves nothing. */
export const signedBytes = (verificationCode: string, summary: Buffer): Buffer =>
  Buffer.concat([Buffer.from(`masar-certificate:${verificationCode}:`), summary]);

function cut(text: string): string {
  const letters = [...text];
  return letters.length <= longestText ? text : `${letters.slice(0, longestText - 1).join('')}…`;
}
