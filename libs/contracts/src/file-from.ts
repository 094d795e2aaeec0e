import { ApiError } from './api-error.ts';

/** A file as the server gives it. */
export interface ReceivedFile {
  name: string;
  content: Blob;
}

/** Fetches a file by its address; a refusal is thrown as an ApiError, where a plain link would save it or say nothing. */
export async function fileFrom(address: string, language: string): Promise<ReceivedFile> {
  const response = await fetch(address, { credentials: 'include', headers: { 'Accept-Language': language } });
  if (!response.ok) throw new ApiError(response.status, response.statusText, await response.text());
  const disposition = response.headers.get('Content-Disposition') ?? '';
  return { name: /filename="([^"]+)"/.exec(disposition)?.[1] ?? 'masar', content: await response.blob() };
}
