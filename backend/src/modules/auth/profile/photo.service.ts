import { LockMode } from '@mikro-orm/core';
import { Injectable } from '@nestjs/common';
import { Transactions } from '#platform/database/transactions';
import { FileRemoval } from '#platform/files/file-removal';
import { fileIdIn, pictureAddress, type SmallPicture, SmallPictures } from '#platform/files/small-pictures';
import { StoredFile } from '#platform/files/stored-file.entity';
import type { RateLimit } from '#platform/rate-limits/rate-limit';
import { RateLimits } from '#platform/rate-limits/rate-limits';
import { UserNotFound } from '../auth.errors.js';
import { User } from '../user.entity.js';

const HOUR = 3600;
/** Shown at 96 pixels at most, sharp on fine screens. */
const photoSize = { width: 320, height: 320 };
const photoName = 'photo.webp';

/** The photo of a profile (PRF-5). */
@Injectable()
export class PhotoService {
  private readonly ofPerson: RateLimit;

  constructor(
    private readonly transactions: Transactions,
    private readonly pictures: SmallPictures,
    private readonly removal: FileRemoval,
    rateLimits: RateLimits,
  ) {
    this.ofPerson = rateLimits.named('photo', { points: 30, seconds: HOUR });
  }

  async change(userId: string, bytes: Uint8Array): Promise<void> {
    await this.ofPerson.count(userId);
    await this.put(userId, await this.pictures.draw(bytes, photoSize));
  }

  async remove(userId: string): Promise<void> {
    await this.put(userId, null);
  }

  /** A changed photo is a new file: browsers keep the former for ever. */
  private async put(userId: string, picture: SmallPicture | null): Promise<void> {
    await this.transactions.run(async (em) => {
      const user = await em.findOne(User, { id: userId }, { lockMode: LockMode.PESSIMISTIC_WRITE });
      if (!user) throw new UserNotFound();
      const former = fileIdIn(user.profileImageUrl);
      user.profileImageUrl = picture && pictureAddress(await this.pictures.keep(em, picture, userId, photoName));
      await em.flush();
      // Whatever an address names, only a photo of their own goes.
      const isOwn = former && (await em.count(StoredFile, { id: former, ownerId: userId, name: photoName }));
      if (isOwn) await this.removal.remove(em, [former]);
    });
  }
}
