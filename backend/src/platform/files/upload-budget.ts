import { Injectable } from '@nestjs/common';
import type { Request } from 'express';
import { type Asker, currentAsker } from '#platform/shares/asker';
import { type ShareLimits, Shares } from '#platform/shares/shares';

const megabytes = (count: number): number => count * 2 ** 20;

/** Bytes of uploads that this process holds at once; the largest file has 20 MB (REL-10). */
export const uploadBytes: ShareLimits = {
  ofOne: megabytes(42),
  ofNetwork: megabytes(112),
  inAll: megabytes(224),
  little: megabytes(1),
};
/** Uploads at once, so that nobody fills the process with lines that bring nothing. */
const uploadCounts: ShareLimits = { ofOne: 4, ofNetwork: 64, inAll: 256 };

const open = new WeakMap<Request, UploadPlace>();

/** What one upload holds; it grows as bytes arrive, and all of it goes back with the answer. */
export class UploadPlace {
  held = 0;

  constructor(
    private readonly bytes: Shares,
    private readonly asker: Asker | undefined,
  ) {}

  /** Takes in bytes that have come; refused where the person, the network or the process holds too many. */
  add(bytes: number): void {
    this.bytes.take(this.asker, bytes);
    this.held += bytes;
  }

  giveBack(): void {
    this.bytes.giveBack(this.asker, this.held);
    this.held = 0;
  }
}

/** Uploads are bounded by the bytes that they hold, not by their number: one that sends slowly holds little (REL-10). */
@Injectable()
export class UploadBudget {
  private readonly bytes = new Shares(uploadBytes);
  private readonly counts = new Shares(uploadCounts);

  /** Opens a place for the upload of a call; what is answered ends it. */
  open(request: Request): { place: UploadPlace; end: () => void } {
    const asker = currentAsker();
    this.counts.take(asker);
    const place = this.place();
    open.set(request, place);
    const end = () => {
      place.giveBack();
      this.counts.giveBack(asker);
    };
    return { place, end };
  }

  /** A place for bytes that came before and are read back; whoever asks for it gives back what it holds. */
  place(): UploadPlace {
    return new UploadPlace(this.bytes, currentAsker());
  }
}

/** The place of a call whose upload is being read. */
export function placeOf(request: Request): UploadPlace {
  const place = open.get(request);
  if (!place) throw new Error('What reads an upload stands behind BoundedUpload.');
  return place;
}
