import type { MakeCanvas } from '../sculpt/painter.ts';

/** Canvases that take every stroke and draw nothing, and a list of how large each was. */
export function countedCanvases(): { makeCanvas: MakeCanvas; sizes: { width: number; height: number }[] } {
  const sizes: { width: number; height: number }[] = [];
  const context: object = new Proxy(
    {},
    {
      get: (_target, name) => {
        if (name === 'measureText') return (text: string) => ({ width: text.length * 20 });
        return typeof name === 'string' && name.startsWith('create') ? () => ({ addColorStop: () => {} }) : () => {};
      },
      set: () => true,
    },
  );
  const makeCanvas: MakeCanvas = (width, height) => {
    sizes.push({ width, height });
    return { width, height, getContext: () => context } as unknown as HTMLCanvasElement;
  };
  return { makeCanvas, sizes };
}
