import { dataOf } from '@masar/contracts';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '#shared/api/api';
import { multipart } from '#shared/api/multipart';
import { assignmentQueries } from '../assignments.queries';

/** What is no longer than a piece has nothing to go on with. */
const smallBytes = 256 * 1024;

interface DraftUpload {
  /** The file on its way, or the one whose line was cut. */
  file: File | null;
  /** Share that has arrived, from 0 to 1. */
  share: number;
  isSending: boolean;
  send: (file: File) => Promise<void>;
  forget: () => void;
}

/** Sends one file after the other to a draft; one that was cut off waits for being sent on (ASG-1). */
export function useDraftUpload(id: string): DraftUpload {
  const queryClient = useQueryClient();
  const [file, setFile] = useState<File | null>(null);
  const [share, setShare] = useState(0);
  const [isSending, setSending] = useState(false);
  const send = async (given: File) => {
    setFile(given);
    setSending(true);
    try {
      if (given.size <= smallBytes)
        await dataOf(
          api.POST('/api/assignments/{id}/draft/files', { params: { path: { id } }, ...multipart('file', given) }),
        );
      else {
        const { uploadInPieces } = await import('./resumable-upload');
        await uploadInPieces(id, given, { onProgress: (bytes) => setShare(bytes / given.size) });
      }
      await queryClient.invalidateQueries({ queryKey: assignmentQueries.work(id).queryKey });
      setFile(null);
    } finally {
      setSending(false);
      setShare(0);
    }
  };
  return { file, share, isSending, send, forget: () => setFile(null) };
}
