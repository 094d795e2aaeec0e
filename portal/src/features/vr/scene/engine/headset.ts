import type { Pose } from '@masar/domain';
import {
  BufferGeometry,
  type Camera,
  Float32BufferAttribute,
  Group,
  Line,
  LineBasicMaterial,
  Mesh,
  MeshBasicMaterial,
  Raycaster,
  RingGeometry,
  Vector3,
  type XRTargetRaySpace,
} from 'three';
import type { RoomPlan, Spot } from '../plan/room-plan.ts';
import { nearestStanding } from '../plan/walkable.ts';
import { floorUnder } from './pointing.ts';
import type { Stage } from './stage.ts';

/** Whether this device can show the room in a headset. */
export async function hasHeadset(): Promise<boolean> {
  try {
    return (await navigator.xr?.isSessionSupported('immersive-vr')) ?? false;
  } catch {
    // Refused by a policy of the page or the device.
    return false;
  }
}

const head = new Vector3();
const ahead = new Vector3();
const pointing = new Raycaster();

/** Where the head is in the room and which way it looks, wherever the headset has moved it. */
export function headPose(camera: Camera): Pose {
  camera.getWorldPosition(head);
  camera.getWorldDirection(ahead);
  return { x: head.x, y: head.y, z: head.z, yaw: Math.atan2(-ahead.x, -ahead.z) };
}

/** The room in a headset: point with a controller and press to go there, push the stick aside to turn. */
export class Headset {
  private readonly root = new Group();
  private readonly ring = new Mesh(
    new RingGeometry(0.22, 0.3, 24).rotateX(-Math.PI / 2),
    new MeshBasicMaterial({ color: '#E8A93A' }),
  );
  private readonly controllers: XRTargetRaySpace[];
  private hasTurned = false;

  constructor(
    private readonly stage: Stage,
    private readonly plan: RoomPlan,
  ) {
    const beam = new BufferGeometry();
    beam.setAttribute('position', new Float32BufferAttribute([0, 0, 0, 0, 0, -6], 3));
    this.controllers = [0, 1].map((index) => {
      const controller = stage.renderer.xr.getController(index);
      controller.add(new Line(beam, new LineBasicMaterial({ color: '#FFFFFF' })));
      controller.addEventListener('select', () => this.goWhere(controller));
      this.root.add(controller);
      return controller;
    });
    this.ring.visible = false;
    stage.scene.add(this.ring);
  }

  get isOn(): boolean {
    return this.stage.renderer.xr.isPresenting;
  }

  /** Must be called from a click; `ended` hears when the headset is taken off. */
  async enter(from: Pose, ended: () => void): Promise<void> {
    const session = await navigator.xr!.requestSession('immersive-vr', { optionalFeatures: ['local-floor', 'layers'] });
    const { rig, camera, renderer } = this.stage;
    rig.add(this.root);
    rig.position.set(from.x, 0, from.z);
    rig.rotation.y = from.yaw;
    camera.position.set(0, 0, 0);
    camera.rotation.set(0, 0, 0);
    session.addEventListener('end', () => {
      rig.remove(this.root);
      this.ring.visible = false;
      ended();
    });
    await renderer.xr.setSession(session);
  }

  /** Follows what the controllers point at and turns by their sticks. */
  advance(): void {
    const spot = this.controllers.map((controller) => this.spotUnder(controller)).find(Boolean);
    this.ring.visible = spot !== undefined;
    if (spot) this.ring.position.set(spot.x, 0.1, spot.z);
    this.turnBySticks();
  }

  private spotUnder(controller: XRTargetRaySpace): Spot | undefined {
    if (!controller.visible) return undefined;
    pointing.setFromXRController(controller);
    const spot = floorUnder(pointing.ray);
    return spot && nearestStanding(this.plan, spot);
  }

  /** Moves the room's rig so that the head, not the middle of the play area, comes to the spot. */
  private goWhere(controller: XRTargetRaySpace): void {
    const spot = this.spotUnder(controller);
    if (!spot) return;
    const { x, z } = headPose(this.stage.camera);
    this.stage.rig.position.x += spot.x - x;
    this.stage.rig.position.z += spot.z - z;
  }

  /** In steps of 30 degrees about the head: a slow turn makes one sick. */
  private turnBySticks(): void {
    const sources = [...(this.stage.renderer.xr.getSession()?.inputSources ?? [])];
    const push = sources.map(({ gamepad }) => gamepad?.axes[2] ?? 0).find((axis) => Math.abs(axis) > 0.6) ?? 0;
    if (push === 0) this.hasTurned = false;
    if (push === 0 || this.hasTurned) return;
    this.hasTurned = true;
    const { rig, camera } = this.stage;
    const before = headPose(camera);
    rig.rotation.y -= Math.sign(push) * (Math.PI / 6);
    rig.updateMatrixWorld(true);
    const after = headPose(camera);
    rig.position.x += before.x - after.x;
    rig.position.z += before.z - after.z;
  }
}
