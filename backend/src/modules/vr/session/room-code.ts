import { randomInt } from 'node:crypto';

/** Without letters and digits that look alike. */
const letters = 'abcdefghjkmnpqrstuvwxyz23456789';
const length = 12;

export const roomCodePattern = /^[a-z0-9-]{4,64}$/;

/** Some 59 bits of chance: nobody finds a room by trying. */
export const newRoomCode = (): string => Array.from({ length }, () => letters[randomInt(letters.length)]).join('');
