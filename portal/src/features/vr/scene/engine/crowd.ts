import { eyeHeight, type RoomParticipant, seatPose, vrLimits } from '@masar/domain';
import {
  Color,
  Group,
  InstancedMesh,
  Matrix4,
  MeshBasicMaterial,
  PlaneGeometry,
  Quaternion,
  Sprite,
  SpriteMaterial,
  Vector3,
} from 'three';
import type { RoomPresence, RoomSnapshot, SeenPose } from '../../presence/room-presence';
import { namePlate, plateSize, raisedHand } from '../lettering/name-plate.ts';
import { isMoving, poseOn, type PoseTrack, trackTo } from '../motion/pose-track.ts';
import type { Daylight } from '../sculpt/daylight.ts';
import type { Painter } from '../sculpt/painter.ts';
import { figures } from './figures.ts';
import { keepReadable } from './keep-readable.ts';
import { robeColor, skinTint } from './person-color.ts';

/** Hosts have no seat, so there may be a few more people than seats. */
const most = vrLimits.participantsMaximum + 6;

interface Member {
  participant: RoomParticipant;
  track: PoseTrack;
  plate: Sprite;
  hand: Sprite;
}

const up = new Vector3(0, 1, 0);
const place = new Vector3();
const matrix = new Matrix4();
const turn = new Quaternion();
const size = new Vector3();
const nowhere = new Matrix4().makeScale(0, 0, 0);

/** Everybody else in the room: four instanced shapes, however many they are, and a name plate for each. */
export class Crowd {
  readonly root = new Group();
  private readonly members = new Map<string, Member>();
  private readonly robes: InstancedMesh;
  private readonly heads: InstancedMesh;
  private readonly arms: InstancedMesh;
  private readonly palms: InstancedMesh;
  private readonly shadows: InstancedMesh;
  private readonly all: readonly InstancedMesh[];
  private readonly handTexture;
  private isChanged = true;

  constructor(
    private readonly painter: Painter,
    light: Daylight,
    private readonly isCalm: () => boolean,
  ) {
    const { robe, head, arm, palm } = figures(light);
    const painted = () => new MeshBasicMaterial({ vertexColors: true });
    this.robes = new InstancedMesh(robe, painted(), most);
    this.heads = new InstancedMesh(head, painted(), most);
    this.arms = new InstancedMesh(arm, painted(), most);
    this.palms = new InstancedMesh(palm, painted(), most);
    const blot = painter.paint(64, 64, (context, width) => {
      const gradient = context.createRadialGradient(width / 2, width / 2, 4, width / 2, width / 2, width / 2);
      gradient.addColorStop(0, 'rgb(40 26 14 / 0.55)');
      gradient.addColorStop(1, 'rgb(40 26 14 / 0)');
      context.fillStyle = gradient;
      context.fillRect(0, 0, width, width);
    });
    const ground = new MeshBasicMaterial({ map: blot, transparent: true, depthWrite: false });
    this.shadows = new InstancedMesh(new PlaneGeometry(1.1, 1.1).rotateX(-Math.PI / 2), ground, most);
    this.handTexture = painter.paint(128, 128, raisedHand);
    this.all = [this.shadows, this.robes, this.heads, this.arms, this.palms];
    for (const mesh of this.all) {
      // Instances are everywhere in the room; asking whether the first shape is in view would hide them all.
      mesh.frustumCulled = false;
      mesh.count = 0;
      this.root.add(mesh);
    }
  }

  /** Takes over who is in the room. */
  follow({ self, participants }: RoomSnapshot, poses: RoomPresence['poses']): void {
    const present = new Set(participants.map(({ userId }) => userId));
    for (const [userId, member] of this.members) if (!present.has(userId)) this.remove(userId, member);
    for (const participant of participants) {
      if (participant.userId !== self) this.keep(participant, poses.get(participant.userId));
    }
    this.isChanged = true;
  }

  see(userId: string, { pose, at }: SeenPose): void {
    const member = this.members.get(userId);
    if (member) member.track = trackTo(member.track, pose, at);
  }

  /** Puts everybody where they are at this moment; false when nobody moved. */
  advance(now: number): boolean {
    const members = [...this.members.values()];
    const isAnyMoving = members.some(({ track }) => isMoving(track, now - 40));
    if (!isAnyMoving && !this.isChanged) return false;
    this.isChanged = false;
    members.slice(0, most).forEach((member, index) => this.draw(member, index, now));
    for (const mesh of this.all) {
      mesh.count = Math.min(members.length, most);
      mesh.instanceMatrix.needsUpdate = true;
      if (mesh.instanceColor) mesh.instanceColor.needsUpdate = true;
    }
    return true;
  }

  private draw({ participant, track, plate, hand }: Member, index: number, now: number): void {
    const pose = poseOn(track, now);
    const bob = !this.isCalm() && isMoving(track, now) ? Math.abs(Math.sin(now / 130)) * 0.035 : 0;
    const lift = Math.min(0.4, Math.max(-0.6, pose.y - eyeHeight)) + bob;
    const { userId } = participant;
    turn.setFromAxisAngle(up, pose.yaw);
    const set = (mesh: InstancedMesh, y: number, color?: string) => {
      mesh.setMatrixAt(index, matrix.compose(place.set(pose.x, y, pose.z), turn, size.set(1, 1, 1)));
      if (color) mesh.setColorAt(index, tinted.set(color));
    };
    set(this.robes, lift, robeColor(userId));
    set(this.heads, lift, skinTint(userId));
    set(this.shadows, 0.035);
    const isUp = participant.handRaisedAt !== null;
    if (isUp) {
      set(this.arms, lift, robeColor(userId));
      set(this.palms, lift, skinTint(userId));
    } else {
      this.arms.setMatrixAt(index, nowhere);
      this.palms.setMatrixAt(index, nowhere);
    }
    plate.position.set(pose.x, lift + 2, pose.z);
    hand.visible = isUp;
    hand.position.set(pose.x, lift + 2.32, pose.z);
  }

  private keep(participant: RoomParticipant, seen: SeenPose | undefined): void {
    const known = this.members.get(participant.userId);
    if (!known) {
      const track = trackTo(undefined, seen?.pose ?? seatPose(participant.seat), performance.now());
      const plate = new Sprite(new SpriteMaterial({ map: this.plateOf(participant), depthWrite: false }));
      keepReadable(plate, 0.25, plateSize.width / plateSize.height);
      const hand = new Sprite(new SpriteMaterial({ map: this.handTexture, depthWrite: false }));
      keepReadable(hand, 0.36, 1);
      this.root.add(plate, hand);
      this.members.set(participant.userId, { participant, track, plate, hand });
      return;
    }
    if (platePart(known.participant) !== platePart(participant)) {
      known.plate.material.map?.dispose();
      known.plate.material.map = this.plateOf(participant);
    }
    known.participant = participant;
  }

  private plateOf(participant: RoomParticipant) {
    return this.painter.paint(plateSize.width, plateSize.height, namePlate(participant));
  }

  private remove(userId: string, { plate, hand }: Member): void {
    plate.material.map?.dispose();
    plate.material.dispose();
    hand.material.dispose();
    this.root.remove(plate, hand);
    this.members.delete(userId);
  }

  dispose(): void {
    for (const mesh of this.all) mesh.dispose();
    for (const [userId, member] of this.members) this.remove(userId, member);
    this.handTexture.dispose();
  }
}

const tinted = new Color();

const platePart = ({ name, role, isHost, isOnline }: RoomParticipant): string =>
  JSON.stringify([name, role, isHost, isOnline]);
