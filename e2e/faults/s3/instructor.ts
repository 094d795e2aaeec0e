import { createHash } from 'node:crypto';
import { get } from 'node:http';

/** A file that was acknowledged. */
export interface SentFile {
  url: string;
  sha256: string;
}

export const digestOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** A PDF's beginning and then noise, of the size. */
export function somePdf(size: number): Buffer {
  const bytes = Buffer.alloc(size);
  for (let at = 0; at < size; at += 4) bytes.writeUInt32LE((Math.random() * 2 ** 32) >>> 0, Math.min(at, size - 4));
  bytes.write('%PDF-1.7 ');
  return bytes;
}

/** Somebody who uploads files and reads them again. */
export class Instructor {
  private readonly address: string;
  private readonly cookie: string;

  private constructor(address: string, cookie: string) {
    this.address = address;
    this.cookie = cookie;
  }

  static async signIn(address: string): Promise<Instructor> {
    const answer = await fetch(`${address}/api/auth/demo-login`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ role: 'instructor' }),
    });
    if (!answer.ok) throw new Error(`demo-login: ${answer.status}`);
    return new Instructor(
      address,
      answer.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    );
  }

  /** The answer to an upload, and the file where it was acknowledged. */
  async upload(bytes: Buffer): Promise<{ status: number; retryAfter: string | null; file?: SentFile }> {
    const form = new FormData();
    form.append('file', new Blob([new Uint8Array(bytes)]), 'ملخص (1).pdf');
    const answer = await fetch(`${this.address}/api/files`, {
      method: 'POST',
      headers: { cookie: this.cookie },
      body: form,
    });
    const body = (await answer.json()) as { url: string };
    const said = { status: answer.status, retryAfter: answer.headers.get('retry-after') };
    return answer.status === 201 ? { ...said, file: { url: body.url, sha256: digestOf(bytes) } } : said;
  }

  async read(url: string): Promise<{ status: number; sha256: string }> {
    const answer = await fetch(this.address + url, { headers: { cookie: this.cookie } });
    return { status: answer.status, sha256: digestOf(new Uint8Array(await answer.arrayBuffer())) };
  }

  /** Where a browser is led that follows the link. */
  follow(url: string): Promise<string | undefined> {
    const headers = { cookie: this.cookie, 'sec-fetch-mode': 'navigate' };
    return new Promise((resolve, reject) => {
      get(this.address + url, { headers }, (answer) => {
        answer.resume();
        resolve(answer.statusCode === 302 ? answer.headers.location : undefined);
      }).on('error', reject);
    });
  }
}
