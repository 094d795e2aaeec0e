import { CanvasTexture, Mesh, MeshBasicMaterial, PlaneGeometry } from 'three';
import { drawSlide, type ShownSlide, slideSize } from '../lettering/slide.ts';
import { board } from '../plan/room-plan.ts';
import type { Painter } from '../sculpt/painter.ts';

/** The board with the host's slide. */
export class SlideBoard {
  readonly mesh: Mesh<PlaneGeometry, MeshBasicMaterial>;
  private shown = 0;

  constructor(
    private readonly painter: Painter,
    private readonly redraw: () => void,
  ) {
    const material = new MeshBasicMaterial({ color: '#FFFFFF' });
    this.mesh = new Mesh(new PlaneGeometry(board.width, board.height), material);
    this.mesh.position.set(board.x, board.y, board.z + 0.06);
  }

  /** Shows a slide at once, and its picture as soon as it is there. */
  show(slide: Omit<ShownSlide, 'picture'>): void {
    this.shown += 1;
    const turn = this.shown;
    this.paint({ ...slide, picture: null });
    const { pictureUrl } = slide.slide;
    if (!pictureUrl) return;
    const picture = new Image();
    // Without permission to read it, a picture of another site would make the texture unusable.
    picture.crossOrigin = 'anonymous';
    picture.onload = () => {
      if (turn === this.shown && picture.naturalWidth > 0) this.paint({ ...slide, picture });
    };
    picture.src = pictureUrl;
  }

  private paint(slide: ShownSlide): void {
    const texture = this.painter.paint(slideSize.width, slideSize.height, drawSlide(slide));
    texture.anisotropy = 8;
    const { material } = this.mesh;
    if (material.map instanceof CanvasTexture) material.map.dispose();
    material.map = texture;
    material.needsUpdate = true;
    this.redraw();
  }
}
