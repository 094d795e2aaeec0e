const hashBytes = 32;

/** Hashes of the log's tree, by RFC 9162, 2.1.1. */
export const leafHash = ({ kind, at, digest }: { kind: string; at: string; digest: string }): Promise<Uint8Array> =>
  sha256(Uint8Array.of(0), bytesOf(`masar-certificate-log-1\n${kind}\n${at}\n${digest}`));
export const joined = (left: Uint8Array, right: Uint8Array): Promise<Uint8Array> =>
  sha256(Uint8Array.of(1), left, right);
export const digestOf = async (text: string): Promise<string> => toText(await sha256(bytesOf(text)));

/** The hashes of a proof, which stand one after the other in one text. */
export function stepsOf(path: string): Uint8Array[] {
  const bytes = fromText(path);
  return Array.from({ length: Math.ceil(bytes.length / hashBytes) }, (_, step) =>
    bytes.slice(step * hashBytes, (step + 1) * hashBytes),
  );
}

async function sha256(...parts: Uint8Array[]): Promise<Uint8Array> {
  const bytes = new Uint8Array(parts.reduce((length, part) => length + part.length, 0));
  parts.reduce((offset, part) => (bytes.set(part, offset), offset + part.length), 0);
  return new Uint8Array(await crypto.subtle.digest('SHA-256', bytes));
}

export const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);
/** Base64url, as the log writes hashes. */
export const toText = (bytes: Uint8Array): string =>
  btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
export const fromText = (text: string): Uint8Array =>
  Uint8Array.from(atob(text.replaceAll('-', '+').replaceAll('_', '/')), (letter) => letter.charCodeAt(0));
