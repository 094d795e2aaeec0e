import { assignmentLimits } from '@masar/domain';

/** Endings under which browsers and messengers send what they recorded; whether it is a recording the content says. */
const voiceName = /\.(?:webm|ogg|opus|m4a)$/i;

export const isVoiceName = (name: string): boolean => voiceName.test(name);

export interface VoiceType {
  mimeType: string;
  ending: string;
}

/** The type of a voice note by its content; undefined for what is none, carries a picture or is too long (ASG-1, SEC-7). */
export function voiceTypeOf(given: Uint8Array): VoiceType | undefined {
  if (given.length > assignmentLimits.voiceBytes) return undefined;
  const bytes = Buffer.from(given.buffer, given.byteOffset, given.length);
  if (isOpusInWebm(bytes)) return { mimeType: 'audio/webm', ending: 'webm' };
  if (isOpusInOgg(bytes)) return { mimeType: 'audio/ogg', ending: 'ogg' };
  return isSoundInMp4(bytes) ? { mimeType: 'audio/mp4', ending: 'm4a' } : undefined;
}

/** How far into a file the headers of its tracks may stand, in bytes. */
const headers = 4096;
const ebml = Buffer.from([0x1a, 0x45, 0xdf, 0xa3]);

function isOpusInWebm(bytes: Buffer): boolean {
  const head = bytes.subarray(0, headers);
  const isWebm = head.subarray(0, 4).equals(ebml) && head.subarray(0, 64).includes('webm');
  return isWebm && head.includes('A_OPUS') && !/V_(?:VP8|VP9|AV1|MPEG)/.test(head.toString('latin1'));
}

const isOpusInOgg = (bytes: Buffer): boolean =>
  bytes.subarray(0, 4).toString('latin1') === 'OggS' && bytes.subarray(0, 64).includes('OpusHead');

/** Each track of an MP4 names its handler, eight bytes behind `hdlr`. */
function isSoundInMp4(bytes: Buffer): boolean {
  if (bytes.subarray(4, 8).toString('latin1') !== 'ftyp') return false;
  const handlers = new Set<string>();
  for (let at = bytes.indexOf('hdlr'); at >= 0; at = bytes.indexOf('hdlr', at + 4))
    handlers.add(bytes.subarray(at + 12, at + 16).toString('latin1'));
  return handlers.has('soun') && !handlers.has('vide');
}
