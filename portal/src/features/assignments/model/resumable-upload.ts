import { ApiError, dataOf } from '@masar/contracts';
import { api } from '#shared/api/api';
import { readStored, writeStored } from '#shared/storage/stored';
import { isOfFile, type Pause, sleep, whenNotBusy } from './upload-refusal';

/** Bytes of one piece: some ten seconds on a slow line, which is the most that a cut costs. */
const pieceBytes = 256 * 1024;
/** Milliseconds before each further try; then whoever waits decides. */
const pauses = [1000, 3000, 6000, 12_000];
const header = { 'Tus-Resumable': '1.0.0' };

interface UploadOptions {
  /** Bytes that have arrived. */
  onProgress: (bytes: number) => void;
  /** The server is busy; the upload waits and goes on by itself. */
  onWaiting?: () => void;
  /** Replaced in tests, which wait for nothing. */
  pause?: Pause;
}

/**
 * Puts a file beside a draft piece by piece (tus 1.0); after a cut, and after the page was closed, it goes on with the
 * same file where the server stands (ASG-1). A busy server is waited for. Fails with what the server refused, or when the
 * line stays away; it is forgotten only for what is wrong with the file.
 */
export async function uploadInPieces(
  id: string,
  file: File,
  { onProgress, onWaiting, pause = sleep }: UploadOptions,
): Promise<void> {
  const key = `upload:${id}:${file.name}:${file.size}:${file.lastModified}`;
  let failures = 0;
  const kept = readStored(key);
  let uploadId = kept ?? undefined;
  let offset: number | undefined;
  const step = async (): Promise<number> => {
    uploadId ??= await begin(id, file, key);
    const at = offset ?? (await standingOf(id, uploadId));
    // Whatever becomes of this piece, a further try asks first.
    offset = undefined;
    onProgress(at);
    return at < file.size ? send(id, uploadId, file, at) : at;
  };
  while (offset === undefined || offset < file.size) {
    try {
      offset = await whenNotBusy(step, { onWaiting, pause });
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
        if (isOfFile(error)) writeStored(key, null);
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

/** Another place is learned by asking; a line that was cut is tried again. Who was busy for long is left to whoever waits. */
const isRefused = (error: unknown): boolean =>
  error instanceof ApiError && error.code !== 'assignments.upload_offset' && error.status !== 500;
