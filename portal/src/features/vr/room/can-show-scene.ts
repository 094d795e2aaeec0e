import { readStored, writeStored } from '#shared/storage/stored';

export type RoomMode = 'flat' | 'scene';

const key = 'masarRoomMode';

/** Whether the browser draws in three dimensions at all. */
export function canShowScene(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    // The few contexts that a page may have are for the room itself.
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}

const savesData = (): boolean => (navigator as { connection?: { saveData?: boolean } }).connection?.saveData === true;

/** What the reader chose last; else three dimensions where the device has them and no data is to be saved. */
export function preferredMode(hasScene: boolean): RoomMode {
  if (!hasScene) return 'flat';
  const chosen = readStored(key);
  if (chosen === 'flat' || chosen === 'scene') return chosen;
  return savesData() ? 'flat' : 'scene';
}

export const rememberMode = (mode: RoomMode): void => writeStored(key, mode);
