import { randomUUID } from 'node:crypto';
import type { PoseWords } from '@masar/domain';
import { Injectable, Logger } from '@nestjs/common';
import { sql } from 'kysely';
import { ReadDatabase } from '#platform/database/read-database';
import { DatabaseListener } from '#platform/live/database-listener';
import type { VrTables } from '../vr.tables.js';
import type { Room } from './room.js';

const poseChannel = 'vr_pose';

type Poses = Record<string, PoseWords>;

/** What one process tells the others of a room: that it has people in it, and where they went. */
interface PoseNotice {
  process: string;
  sessionId: string;
  poses: Poses;
}

/**
 * Carries poses to other processes, as notifications that touch no table, and only while another process has people in
 * the same room: one server alone never sends any (ADR 0027).
 */
@Injectable()
export class PoseLink {
  private readonly logger = new Logger(PoseLink.name);
  private readonly process = randomUUID();

  constructor(
    private readonly database: ReadDatabase,
    private readonly listener: DatabaseListener,
  ) {}

  listen(roomOf: (sessionId: string) => Room | undefined): void {
    this.listener.listen(poseChannel, {
      heard: (payload) => {
        const notice = JSON.parse(payload) as PoseNotice;
        const room = notice.process === this.process ? undefined : roomOf(notice.sessionId);
        if (room) this.hear(room, notice);
      },
      back: () => Promise.resolve(),
    });
  }

  /** Says that this process has people in the room, and where they are. */
  async announce(sessionId: string, room: Room, poses: Poses = room.ownPoses()): Promise<void> {
    const notice: PoseNotice = { process: this.process, sessionId, poses };
    await sql`select pg_notify(${poseChannel}, ${JSON.stringify(notice)})`
      .execute(this.database.apart<VrTables>())
      .catch((err: unknown) => this.logger.warn({ err }, 'poses did not reach the other processes'));
  }

  pass(sessionId: string, room: Room, own: Poses): void {
    if (Object.keys(own).length === 0 || !room.hasNeighbours(Date.now())) return;
    void this.announce(sessionId, room, own);
  }

  private hear(room: Room, { process, sessionId, poses }: PoseNotice): void {
    for (const [userId, pose] of Object.entries(poses)) room.move(userId, pose, false);
    // A process that was not known yet does not know our people either.
    if (room.hear(process, Date.now())) void this.announce(sessionId, room);
  }
}
