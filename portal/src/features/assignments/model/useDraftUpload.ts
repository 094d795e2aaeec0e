import { dataOf } from '@masar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { assignmentQueries } from '../assignments.queries';
import { sleep, whenNotBusy } from './upload-refusal';

/** What is no longer than a piece has nothing to go on with. */
const smallBytes = 256 * 1024;

interface DraftUpload {
  /** The file on its way, or the one whose line was cut. */
  file: File | null;
  /** Share that has arrived, from 0 to 1. */
  share: number;
  isSending: boolean;
  /** The server is busy; the file goes on by itself. */
  isWaiting: boolean;
  send: (file: File) => Promise<void>;
  forget: () => void;
}

/** Sends one file after the other to a draft; one that was cut off waits for being sent on (ASG-1). */
export function useDraftUpload(id: string): DraftUpload {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [isSending, setSending] = useState(false);
  const [isWaiting, setWaiting] = useState(false);
  const waits = { onWaiting: () => setWaiting(true), pause: sleep };
  const send = async (given: File) => {
    setFile(given);
    setSending(true);
    try {
      if (given.size <= smallBytes)
        await whenNotBusy(
          () =>
            dataOf(
              api.POST('/api/assignments/{id}/draft/files', { params: { path: { id } }, ...multipart('file', given) }),
            ),
          waits,
        );
      else {
        const { uploadInPieces } = await import('./resumable-upload');
        const onProgress = (bytes: number) => {
          setWaiting(false);
          setShare(bytes / given.size);
        };
        await uploadInPieces(id, given, { onProgress, ...waits });
      }
      await queryClient.invalidateQueries({ queryKey: assignmentQueries.work(id).queryKey });
      setFile(null);
    } finally {
      setSending(false);
      setWaiting(false);
      setShare(0);
    }
  };
  return { file, share, isSending, isWaiting, send, forget: () => setFile(null) };
}
