import { Injectable } from '@nestjs/common';
import { TooManyRequests, Unavailable } from '#platform/errors/platform.errors';

/** Each may fill the memory with a whole file. */
const most = { ofOne: 2, inAll: 8 };
const retryLater = { headers: { 'Retry-After': '10' } };

/** Uploads that this process reads or works on at this moment (REL-10). */
@Injectable()
export class UploadPlaces {
  private readonly taken = new Map<string, number>();
  private inAll = 0;

  /** Takes a place for one upload of a person; the answer gives it back. */
  take(person: string): () => void {
    const own = this.taken.get(person) ?? 0;
    if (own >= most.ofOne) throw new TooManyRequests({}, retryLater);
    if (this.inAll >= most.inAll) throw new Unavailable({}, retryLater);
    this.taken.set(person, own + 1);
    this.inAll += 1;
    return () => this.giveBack(person);
  }

  private giveBack(person: string): void {
    const left = (this.taken.get(person) ?? 1) - 1;
    if (left > 0) this.taken.set(person, left);
    else this.taken.delete(person);
    this.inAll -= 1;
  }
}
