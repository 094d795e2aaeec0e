import { CanvasTexture, RepeatWrapping, SRGBColorSpace, type Texture } from 'three';

export type Draw = (context: CanvasRenderingContext2D, width: number, height: number) => void;

/** Where textures come from; tests count them without a browser that can draw. */
export type MakeCanvas = (width: number, height: number) => HTMLCanvasElement;

const browserCanvas: MakeCanvas = (width, height) => {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  return canvas;
};

/** Draws pictures for surfaces; sizes are powers of two, which old phones can shrink well. */
export class Painter {
  constructor(private readonly makeCanvas: MakeCanvas = browserCanvas) {}

  paint(width: number, height: number, draw: Draw): CanvasTexture {
    const canvas = this.makeCanvas(width, height);
    const context = canvas.getContext('2d');
    if (context) draw(context, width, height);
    const texture = new CanvasTexture(canvas);
    texture.colorSpace = SRGBColorSpace;
    texture.anisotropy = 4;
    return texture;
  }

  /** A picture that is laid like tiles. */
  tile(size: number, draw: Draw): CanvasTexture {
    return repeated(this.paint(size, size, draw));
  }
}

function repeated<T extends Texture>(texture: T): T {
  texture.wrapS = RepeatWrapping;
  texture.wrapT = RepeatWrapping;
  return texture;
}
