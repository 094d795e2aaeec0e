import type { Answer, Payload } from '@masar/contracts';

export type VrWorkshop = Answer<'/api/vr/workshops', 'get'>[number];
export type VrSession = Answer<'/api/vr/sessions', 'get'>[number];
export type VrRoom = Answer<'/api/vr/rooms/{roomCode}', 'get'>;
export type Attendee = Answer<'/api/vr/sessions/{id}/participants', 'get'>[number];
export type NewSession = Payload<'/api/vr/sessions', 'post'>;
export type NewWorkshop = Payload<'/api/vr/workshops', 'post'>;
