import { Injectable } from '@nestjs/common';
import { PassportSerializer } from '@nestjs/passport';
import type { Viewer } from '#platform/access/viewer';

type Done<T> = (error: null, value: T) => void;

/** The session carries id and role, so that recognising a caller costs no query beyond the session's own. */
@Injectable()
export class ViewerSerializer extends PassportSerializer {
  serializeUser({ id, role }: Viewer, done: Done<Viewer>): void {
    done(null, { id, role });
  }

  deserializeUser(viewer: Viewer, done: Done<Viewer>): void {
    done(null, viewer);
  }
}
