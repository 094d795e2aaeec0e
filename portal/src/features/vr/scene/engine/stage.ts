import { Group, PerspectiveCamera, Scene, WebGLRenderer } from 'three';
import { firstStep, framesLookedAt, nextStep, resolutionSteps } from '../motion/resolution.ts';

/** A part of the room that changes with time; true asks for another frame. */
export type Moving = (now: number, seconds: number) => boolean;

/** Renderer, camera and loop. Draws only while something moves, and coarser where the device is slow. */
export class Stage {
  readonly scene = new Scene();
  /** Carries the camera through the room; a headset moves the camera within it. */
  readonly rig = new Group();
  readonly camera = new PerspectiveCamera(62, 1, 0.15, 130);
  readonly renderer: WebGLRenderer;
  private readonly moving: Moving[] = [];
  private readonly resized: ResizeObserver;
  private step = firstStep(window.devicePixelRatio);
  private isAsked = true;
  private lastFrame = 0;
  private frames = 0;
  private framesMs = 0;

  /** Throws where the browser has no WebGL. */
  constructor(private readonly canvas: HTMLCanvasElement) {
    this.renderer = new WebGLRenderer({ canvas, antialias: window.devicePixelRatio < 2, powerPreference: 'low-power' });
    this.renderer.xr.enabled = true;
    this.rig.add(this.camera);
    this.scene.add(this.rig);
    this.resized = new ResizeObserver(() => this.fit());
    this.resized.observe(canvas);
    this.fit();
    this.renderer.setAnimationLoop((now) => this.frame(now));
  }

  /** Has a part told the time before each frame. */
  each(part: Moving): void {
    this.moving.push(part);
  }

  /** Something changed that does not move by itself. */
  redraw(): void {
    this.isAsked = true;
  }

  dispose(): void {
    this.renderer.setAnimationLoop(null);
    this.resized.disconnect();
    this.renderer.dispose();
  }

  private frame(now: number): void {
    const seconds = Math.min(0.1, (now - this.lastFrame) / 1000);
    const elapsedMs = now - this.lastFrame;
    this.lastFrame = now;
    const isMoving = this.moving.map((part) => part(now, seconds)).includes(true);
    const isInHeadset = this.renderer.xr.isPresenting;
    if (!isMoving && !this.isAsked && !isInHeadset) {
      this.frames = 0;
      this.framesMs = 0;
      return;
    }
    this.isAsked = false;
    this.renderer.render(this.scene, this.camera);
    if (isMoving && !isInHeadset) this.watchSpeed(elapsedMs);
  }

  private watchSpeed(elapsedMs: number): void {
    this.frames += 1;
    // The first frame of a movement waited for the one before it.
    if (this.frames > 1) this.framesMs += elapsedMs;
    if (this.frames <= framesLookedAt) return;
    const step = nextStep(this.step, this.framesMs / framesLookedAt, window.devicePixelRatio);
    this.frames = 0;
    this.framesMs = 0;
    if (step === this.step) return;
    this.step = step;
    this.fit();
  }

  private fit(): void {
    if (this.renderer.xr.isPresenting) return;
    const { clientWidth: width, clientHeight: height } = this.canvas;
    if (width === 0 || height === 0) return;
    this.renderer.setPixelRatio(resolutionSteps[this.step]!);
    this.renderer.setSize(width, height, false);
    this.camera.aspect = width / height;
    // A phone upright sees little to the sides: open the view instead of cutting the room.
    this.camera.fov = this.camera.aspect < 1 ? 80 : 62;
    this.camera.updateProjectionMatrix();
    this.redraw();
  }
}
