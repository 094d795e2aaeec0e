import { gzipSync } from 'node:zlib';

/** What a list holds at least, so that a verifier that fetches one tells nobody whose certificate it checks. */
export const entriesOfStatusList = 131_072;

/** How long a verifier may keep a list; the same for caches on the way. */
export const keptSeconds = 300;

/** Where the state of a certificate stands. */
export interface StatusPlace {
  list: string;
  index: number;
}

/**
 * The place that a certificate has for ever: its number is given once, without gaps and to nobody else, and a unique
 * index watches over it. One list for each year, a further one wherever a year has more certificates than a list holds.
 */
export function statusPlace(certificateNumber: string): StatusPlace {
  const [, year, number] = certificateNumber.split('-');
  const position = Number(number) - 1;
  return {
    list: `${year}-${Math.floor(position / entriesOfStatusList) + 1}`,
    index: position % entriesOfStatusList,
  };
}

/** Year and first number of a list; undefined where no list has this name. */
export function readStatusList(name: string): { year: number; first: number } | undefined {
  const match = /^([1-9]\d{3})-([1-9]\d{0,3})$/.exec(name);
  return match ? { year: Number(match[1]), first: (Number(match[2]) - 1) * entriesOfStatusList + 1 } : undefined;
}

/** One bit for each certificate, the first one leftmost, in the form of W3C's Bitstring Status List. */
export function encodedBits(places: readonly StatusPlace[]): string {
  const bytes = Buffer.alloc(entriesOfStatusList / 8);
  for (const { index } of places) bytes[index >> 3]! |= 0x80 >> (index & 7);
  // The 'u' of multibase says that base64url without padding follows.
  return `u${gzipSync(bytes).toString('base64url')}`;
}

const statusListAddress = (publicUrl: string, list: string): string =>
  `${publicUrl}/api/certificates/status-lists/${list}`;

/** Where a credential says that its state is found. */
export function toStatusEntry(certificateNumber: string, publicUrl: string) {
  const { list, index } = statusPlace(certificateNumber);
  const address = statusListAddress(publicUrl, list);
  return {
    id: `${address}#${index}`,
    type: 'BitstringStatusListEntry',
    statusPurpose: 'revocation',
    statusListIndex: String(index),
    statusListCredential: address,
  };
}

/** A list as credential; it is valid from its last change. */
export function toStatusListCredential(
  list: string,
  endedNumbers: readonly string[],
  changedAt: Date,
  publicUrl: string,
) {
  const id = statusListAddress(publicUrl, list);
  const places = endedNumbers.map(statusPlace).filter((place) => place.list === list);
  return {
    '@context': ['https://www.w3.org/ns/credentials/v2'],
    id,
    type: ['VerifiableCredential', 'BitstringStatusListCredential'],
    issuer: publicUrl,
    validFrom: `${changedAt.toISOString().slice(0, 19)}Z`,
    credentialSubject: {
      id: `${id}#list`,
      type: 'BitstringStatusList',
      statusPurpose: 'revocation',
      encodedList: encodedBits(places),
      // Milliseconds.
      ttl: keptSeconds * 1000,
    },
  };
}

export type StatusListCredential = ReturnType<typeof toStatusListCredential>;
