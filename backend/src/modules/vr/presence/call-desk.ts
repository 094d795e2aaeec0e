import type { Sent } from '@masar/domain';
import { Injectable, Logger } from '@nestjs/common';
import { AuditedDeeds } from '#platform/audit/audited-deeds';
import { AppError } from '#platform/errors/app-error';
import { InvalidInput, TooManyRequests } from '#platform/errors/platform.errors';
import type { RoomPlace } from '../room/room-entry.js';
import { RoomTalk } from '../room/room-talk.js';
import { SeatService } from '../seat/seat.service.js';
import { NotTheHost } from '../vr.errors.js';
import type { Room } from './room.js';
import type { RoomSocket } from './room-socket.js';
import { readChat, readFlag, readId, readNumber, readPose } from './room-words.js';
import { Bucket } from './socket-limits.js';

/** Messages of all kinds; an honest browser sends 13 poses a second and little else. */
const flood = { burst: 60, perSecond: 30 };
const deeds = { burst: 15, perSecond: 4 };
const chat = { burst: 5, perSecond: 0.5 };

/** Takes what a browser sends over a line: limited, checked, and done in the name of the place it was opened for. */
@Injectable()
export class CallDesk {
  private readonly logger = new Logger(CallDesk.name);

  constructor(
    private readonly talk: RoomTalk,
    private readonly seats: SeatService,
    private readonly audit: AuditedDeeds,
  ) {}

  serve(socket: RoomSocket, room: Room): void {
    const { place, viewer } = socket.data;
    const limitOf = ({ burst, perSecond }: typeof flood) => new Bucket(burst, perSecond, Date.now());
    const [all, some, talking] = [limitOf(flood), limitOf(deeds), limitOf(chat)];
    socket.use((_packet, next) => {
      // Whoever floods is cut off; the line may be opened again.
      if (all.take(Date.now())) next();
      else socket.disconnect(true);
    });
    const when = <Value>(
      action: string,
      value: Value | undefined,
      work: (value: Value) => Promise<void>,
      answer: unknown,
      limit = some,
    ): void => {
      const deed = { resource: 'vr-sessions', action };
      void this.answer(answer, limit, value, (given) =>
        this.audit.besideRoutes(viewer, deed, place.sessionId, () => work(given)),
      );
    };

    socket.on('pose', (words) => {
      const pose = readPose(words);
      if (pose) room.move(place.userId, pose, true);
    });
    socket.on('echo', (answer: unknown) => {
      if (typeof answer === 'function') (answer as () => void)();
    });
    socket.on('say', (text, answer) => {
      when('say', readChat(text), (said) => this.talk.say(place, said), answer, talking);
    });
    socket.on('hand', (isUp, answer) =>
      when('raise-hand', readFlag(isUp), (up) => this.talk.raiseHand(place, up), answer),
    );
    socket.on('visit', (station, answer) =>
      when('visit', readNumber(station), (n) => this.talk.visit(place, n), answer),
    );
    socket.on('slide', (slide, answer) =>
      when('show-slide', readNumber(slide), (n) => this.talk.showSlide(place, n), answer),
    );
    socket.on('lowerHand', (who, answer) =>
      when('lower-hand', readId(who), (id) => this.talk.lowerHand(place, id), answer),
    );
    socket.on('mute', (who, isMuted, answer) => {
      const flag = readFlag(isMuted);
      const whom = flag === undefined ? undefined : readId(who);
      when('mute', whom, (id) => this.talk.mute(place, id, flag === true), answer);
    });
    socket.on('remove', (who, answer) => when('remove', readId(who), (id) => this.remove(place, id), answer));
    socket.on('unsay', (message, answer) => when('unsay', readId(message), (id) => this.talk.unsay(place, id), answer));
  }

  private async remove(place: RoomPlace, userId: string): Promise<void> {
    if (!place.isHost) throw new NotTheHost();
    await this.seats.remove(place.sessionId, userId);
  }

  private async answer<Value>(
    answer: unknown,
    limit: Bucket,
    value: Value | undefined,
    work: (value: Value) => Promise<void>,
  ): Promise<void> {
    const sent = await this.attempt(limit, value, work);
    if (typeof answer === 'function') (answer as (sent: Sent) => void)(sent);
  }

  private async attempt<Value>(
    limit: Bucket,
    value: Value | undefined,
    work: (value: Value) => Promise<void>,
  ): Promise<Sent> {
    if (!limit.take(Date.now())) return { isDone: false, code: TooManyRequests.code };
    if (value === undefined) return { isDone: false, code: InvalidInput.code };
    try {
      await work(value);
      return { isDone: true };
    } catch (error) {
      if (error instanceof AppError) return { isDone: false, code: error.code };
      this.logger.error({ err: error }, 'a call in a room failed');
      return { isDone: false, code: 'platform.unexpected' };
    }
  }
}
