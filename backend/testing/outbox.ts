import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { until } from './until.js';

/** What of an application has to be known here; the journeys read mails too, and know nothing of its insides. */
interface Sending {
  dataDir: string;
  em: () => { execute: (sql: string, values: unknown[]) => Promise<unknown[]> };
}

/** The mails of a server without SMTP so far, headers first and each part readable. */
export async function mailsIn(dataDir: string): Promise<string[]> {
  const folder = join(dataDir, 'outbox');
  const files = await readdir(folder).catch(() => []);
  return Promise.all(files.map(async (file) => readable(await readFile(join(folder, file), 'utf8'))));
}

/** The mail to an address that holds `content`, as soon as the background worker has written it. */
export async function mailTo(dataDir: string, address: string, content = /^/): Promise<string> {
  const isMeant = (text: string) => text.includes(`To: ${address}\n`) && content.test(text);
  return until(async () => (await mailsIn(dataDir)).find(isMeant), `a mail to ${address} with ${content}`);
}

/** Every mail to an address, as soon as none waits: what is sent leaves the queue. */
export async function allMailsTo({ em, dataDir }: Sending, address: string): Promise<string[]> {
  const waiting = `select 1 from pgboss.job where name = 'mail.send' and data ->> 'to' = ?`;
  await until(async () => (await em().execute(waiting, [address])).length === 0, `the mails to ${address}`);
  return (await mailsIn(dataDir)).filter((mail) => mail.includes(`To: ${address}\n`));
}

/** The token of a link to a path of the portal in the mail to an address. */
export async function mailedToken(dataDir: string, address: string, path: string): Promise<string> {
  const link = new RegExp(`${path}\\?token=([\\w-]{20,})`);
  return link.exec(await mailTo(dataDir, address, link))?.[1] ?? '';
}

/** Undoes the encodings and folds of headers and parts, so that a test can look for Arabic words. */
function readable(mail: string): string {
  return mail
    .replace(/\?=\n =\?/g, '?==?')
    .replace(/^([\w-]+:.*)\n[ \t]+(?=\S)/gm, '$1 ')
    .replace(/=\?UTF-8\?([BQ])\?(.*?)\?=/gi, (_, kind: string, text: string) =>
      kind.toUpperCase() === 'B' ? fromBase64(text) : fromQuotedPrintable(text.replaceAll('_', ' ')),
    )
    .replace(
      /(Content-Transfer-Encoding: (base64|quoted-printable)\n(?:.+\n)*\n)([^]*?)(?=\n----_NmP|$)/g,
      (_, head: string, encoding: string, body: string) =>
        head + (encoding === 'base64' ? fromBase64(body) : fromQuotedPrintable(body)),
    );
}

const fromBase64 = (text: string): string => Buffer.from(text, 'base64').toString('utf8');
const fromQuotedPrintable = (text: string): string =>
  Buffer.from(
    text
      .replace(/=\n/g, '')
      .replace(/=([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(Number.parseInt(code, 16))),
    'latin1',
  ).toString('utf8');
