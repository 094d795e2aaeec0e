import { ApiError, dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { readStored, writeStored } from '#shared/storage/stored';

/** Bytes of one piece: some ten seconds on a slow line, which is the most that a cut costs. */
const pieceBytes = 256 * 1024;
/** Milliseconds before each further try; then whoever waits decides. */
const pauses = [1000, 3000, 6000, 12_000];
const header = { 'Tus-Resumable': '1.0.0' };

interface UploadOptions {
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void;
  /** Replaced in tests, which wait for nothing. */
  pause?: (milliseconds: number) => Promise<unknown>;
}

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds));

/**
 * Puts a file beside a draft piece by piece (tus 1.0); after a cut, and after the page was closed, it goes on with the
 * same file where the server stands (ASG-1). Fails with what the server refused, or when the line stays away.
 */
export async function uploadInPieces(
  id: string,
  file: File,
  { onProgress, pause = sleep }: UploadOptions,
): Promise<void> {
  const key = `upload:${id}:${file.name}:${file.size}:${file.lastModified}`;
  let failures = 0;
  const kept = readStored(key);
  let uploadId = kept ?? undefined;
  let offset: number | undefined;
  while (offset === undefined || offset < file.size) {
    try {
      uploadId ??= await begin(id, file, key);
      offset ??= await standingOf(id, uploadId);
      onProgress(offset);
      if (offset < file.size) offset = await send(id, uploadId, file, offset);
      failures = 0;
    } catch (error) {
      offset = undefined;
      if (isGone(error) && uploadId) {
        // Its day is over, or it is somebody else's who used this device: it begins anew, once.
        writeStored(key, null);
        if (uploadId !== kept) throw error;
        uploadId = undefined;
      } else {
        const wait = pauses[failures];
        if (isRefused(error)) writeStored(key, null);
        if (isRefused(error) || wait === undefined) throw error;
        failures += 1;
        await pause(wait);
      }
    }
  }
  onProgress(file.size);
  writeStored(key, null);
}

async function begin(id: string, file: File, key: string): Promise<string> {
  const length = { 'Upload-Length': String(file.size), 'Upload-Metadata': `filename ${base64Of(file.name)}` };
  const params = { path: { id }, header: { ...header, ...length } };
  const upload = await dataOf(api.POST('/api/assignments/{id}/draft/uploads', { params }));
  writeStored(key, upload.id);
  return upload.id;
}

async function standingOf(id: string, uploadId: string): Promise<number> {
  const params = { path: { id, uploadId }, header };
  return (await dataOf(api.GET('/api/assignments/{id}/draft/uploads/{uploadId}', { params }))).offset;
}

async function send(id: string, uploadId: string, file: File, at: number): Promise<number> {
  const piece = file.slice(at, at + pieceBytes);
  await api.PATCH('/api/assignments/{id}/draft/uploads/{uploadId}', {
    params: { path: { id, uploadId }, header: { ...header, 'Upload-Offset': String(at) } },
    headers: { 'Content-Type': 'application/offset+octet-stream' },
    // OpenAPI knows binary bodies only as strings.
    body: piece as unknown as string,
    bodySerializer: () => piece,
  });
  return at + piece.size;
}

/** In UTF-8, as every script needs it. */
const base64Of = (text: string): string =>
  window.btoa(Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte)).join(''));

const isGone = (error: unknown): boolean => error instanceof ApiError && error.status === 404;

/** Another place is learned by asking; a busy server and a line that was cut are tried again. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.status < 500 && error.code !== 'assignments.upload_offset' && error.status !== 429;
