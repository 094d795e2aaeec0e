import { createHash, createHmac } from 'node:crypto';
import type { BucketSettings } from '#platform/config/app-config';

/** How a browser is to take what it finds: the bucket itself knows neither name nor kind. */
export interface OfferedAs {
  mimeType: string;
  /** As in the header Content-Disposition. */
  disposition: string;
}

/** Long enough for a redirect to be followed, too short to be passed on. */
const livesSeconds = 60;

/** Like encodeURIComponent, and also what that leaves alone: a signature counts over one way of writing only. */
const encoded = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`);
const digestOf = (text: string): string => createHash('sha256').update(text).digest('hex');
const signed = (key: string | Buffer, text: string): Buffer => createHmac('sha256', key).update(text).digest();

/** An address that reads one key of a bucket for a minute (AWS Signature Version 4, in the query). */
export function signedAddress(
  { url, region, accessKeyId, secretAccessKey }: Omit<BucketSettings, 'isOpenToBrowsers'>,
  key: string,
  as?: OfferedAs,
  { now = new Date(), seconds = livesSeconds } = {},
): string {
  const address = new URL(`${url}/${key.split('/').map(encoded).join('/')}`);
  const moment = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const scope = `${moment.slice(0, 8)}/${region}/s3/aws4_request`;
  const parameters = {
    'X-Amz-Algorithm': 'AWS4-HMAC-SHA256',
    'X-Amz-Credential': `${accessKeyId}/${scope}`,
    'X-Amz-Date': moment,
    'X-Amz-Expires': String(seconds),
    'X-Amz-SignedHeaders': 'host',
    ...(as && { 'response-content-disposition': as.disposition, 'response-content-type': as.mimeType }),
  };
  // In the order of their names, capitals first.
  const query = Object.entries(parameters)
    .map(([name, value]) => `${encoded(name)}=${encoded(value)}`)
    .sort()
    .join('&');
  const asked = ['GET', address.pathname, query, `host:${address.host}`, '', 'host', 'UNSIGNED-PAYLOAD'].join('\n');
  const toSign = ['AWS4-HMAC-SHA256', moment, scope, digestOf(asked)].join('\n');
  const signingKey = [region, 's3', 'aws4_request'].reduce<Buffer>(
    (before, part) => signed(before, part),
    signed(`AWS4${secretAccessKey}`, moment.slice(0, 8)),
  );
  return `${address.origin}${address.pathname}?${query}&X-Amz-Signature=${signed(signingKey, toSign).toString('hex')}`;
}
