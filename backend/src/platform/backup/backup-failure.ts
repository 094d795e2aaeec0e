/** What the person at the keyboard can do something about; said in both languages. */
export class BackupFailure extends Error {
  override name = 'BackupFailure';

  constructor(ar: string, en: string) {
    super(`${ar}\n${en}`);
  }
}

export const damaged = (what: string): BackupFailure =>
  new BackupFailure(`النسخة الاحتياطية تالفة: ${what}`, `The backup is damaged: ${what}`);
