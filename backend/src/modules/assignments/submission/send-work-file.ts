import { StreamableFile } from '@nestjs/common';
import type { Request, Response } from 'express';
import type { FileStorage } from '#platform/files/file-storage';
import { WorkNotFound } from '../assignments.errors.js';

interface WorkFile {
  name: string;
  mime_type: string;
  storage_key: string;
  sha256: string;
  /** Shown or heard at its place. */
  is_inline: boolean;
}

/** The bytes of a file beside work, or the one part that a player asks for: Safari plays nothing else (ASG-1, ASG-2). */
export async function sendWorkFile(
  storage: FileStorage,
  file: WorkFile,
  request: Request,
  response: Response,
  /** What becomes of the bytes for this reader. */
  madeOf: (bytes: Uint8Array) => Promise<Uint8Array> = (bytes) => Promise.resolve(bytes),
): Promise<StreamableFile> {
  const kept = await storage.read(file.storage_key);
  if (!kept) throw new WorkNotFound();
  const bytes = await madeOf(kept);
  response.set({
    'Cache-Control': 'private, no-store',
    'Accept-Ranges': 'bytes',
    ETag: `"${file.sha256}"`,
    'Content-Security-Policy': "default-src 'none'; sandbox",
  });
  const part = partOf(request, bytes.length);
  if (part) response.status(206).set('Content-Range', `bytes ${part.start}-${part.end}/${bytes.length}`);
  const sent = part ? bytes.subarray(part.start, part.end + 1) : bytes;
  return new StreamableFile(sent, {
    type: file.mime_type,
    disposition: `${file.is_inline ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(file.name)}`,
    length: sent.length,
  });
}

/** One range that can be met; everything else is answered with the whole, which is always allowed. */
function partOf(request: Request, size: number): { start: number; end: number } | undefined {
  const ranges = request.range(size);
  if (!Array.isArray(ranges) || ranges.type !== 'bytes' || ranges.length !== 1) return undefined;
  return ranges[0];
}
