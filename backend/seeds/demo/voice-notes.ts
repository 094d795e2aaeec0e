import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FileStorage } from '../../src/platform/files/file-storage.js';
import { dataFolder } from './data-folder.js';
import type { StoredFileRow } from './pictures.js';
import { stableId } from './stable-id.js';

/** A hummed phrase of some three seconds, as a browser records it: Opus in WebM. */
const bytes = readFileSync(join(dataFolder, 'voice-note.webm'));

const mimeType = 'audio/webm';

export interface SpokenWork {
  id: string;
  state: string;
  user_id: string;
  handed_in_at: string;
  marked_at: string | null;
}

export interface VoiceRows {
  stored_files: StoredFileRow[];
  submission_files: object[];
  submission_feedback: object[];
}

/** Puts the bytes where the rows say: each note has bytes of its own, so that nobody takes another's away. */
export async function storeVoiceNotes(storage: FileStorage, files: readonly StoredFileRow[]): Promise<void> {
  for (const file of files) if (file.mime_type === mimeType) await storage.put(file.storage_key, bytes);
}

/** Something said beside work: by its learner, or by who marked it and then told with the mark (ASG-1, ASG-2). */
export function makeVoiceNotes(works: readonly { work: SpokenWork; markerId: string }[]): VoiceRows {
  const rows: VoiceRows = { stored_files: [], submission_files: [], submission_feedback: [] };
  for (const { work, markerId } of works) {
    const isMarked = work.state === 'marked';
    const file = aNote(`voice ${work.id}`, isMarked ? markerId : work.user_id, work.marked_at ?? work.handed_in_at);
    rows.stored_files.push(file);
    const about = { submission_id: work.id, file_id: file.id, is_voice: true };
    if (isMarked)
      rows.submission_feedback.push({
        id: stableId('submission-feedback', work.id),
        ...about,
        added_by: markerId,
        added_at: work.marked_at,
        told_at: work.marked_at,
      });
    else
      rows.submission_files.push({
        id: stableId('submission-files', work.id),
        ...about,
        is_photo: false,
        added_at: work.handed_in_at,
      });
  }
  return rows;
}

const aNote = (name: string, ownerId: string, at: string): StoredFileRow => ({
  id: stableId('stored-files', name),
  owner_id: ownerId,
  name: 'voice.webm',
  mime_type: mimeType,
  size: bytes.length,
  storage_key: stableId('voice-keys', name),
  sha256: createHash('sha256').update(bytes).digest('hex'),
  is_private: true,
  created_at: at,
});
