import { defineError } from '#platform/errors/app-error';

export class WorkshopNotFound extends defineError('vr.workshop_not_found', 404) {}
export class NotTheInstructor extends defineError('vr.not_the_instructor', 403) {}
export class PictureNotFound extends defineError('vr.picture_not_found', 422) {}
export class SessionNotFound extends defineError('vr.session_not_found', 404) {}
export class SessionInThePast extends defineError('vr.session_in_the_past', 422) {}
export class SessionTooEarly extends defineError('vr.session_too_early', 409) {}
export class SessionOver extends defineError('vr.session_over', 409) {}
export class SessionFull extends defineError('vr.session_full', 409) {}
export class WrongSessionStatus extends defineError('vr.wrong_status', 409) {}
export class TooFewPlaces extends defineError('vr.too_few_places', 409) {}
export class RoomNotFound extends defineError('vr.room_not_found', 404) {}
export class NoSeat extends defineError('vr.no_seat', 403) {}
export class RoomClosed extends defineError('vr.room_closed', 409) {}
export class RemovedFromRoom extends defineError('vr.removed_from_room', 403) {}
export class Muted extends defineError('vr.muted', 403) {}
export class NotTheHost extends defineError('vr.not_the_host', 403) {}
