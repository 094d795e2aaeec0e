import { CountOut, FlagOut, ManyOut, OneOut } from '#platform/http/response-fields';
import { VrSessionResponse } from '../session/session.response.js';
import { SlideResponse, StationResponse } from '../workshop/workshop.response.js';

export class VrRoomResponse {
  @OneOut(() => VrSessionResponse) session!: VrSessionResponse;
  @FlagOut({ description: 'Whether one may come in now' }) isOpen!: boolean;
  @FlagOut({ description: 'Whether the caller holds a seat or hosts' }) hasPlace!: boolean;
  @CountOut() freeSeats!: number;
  @ManyOut(() => SlideResponse, { description: 'For those with a place' }) slides!: SlideResponse[];
  @ManyOut(() => StationResponse, { description: 'For those with a place' }) stations!: StationResponse[];
}
