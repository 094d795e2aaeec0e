import type { BundleFiles } from '../bundle-files.js';

/** Whole pictures of 32 by 18 pixels in one colour. */
const encoded = {
  png: [
    'iVBORw0KGgoAAAANSUhEUgAAACAAAAASCAYAAAA6yNxSAAAALElEQVR4AezQMQ0AAAgDQYIBnDJiH2SwXJPun8ua3s9nPE8AAQIE',
    'CBAgQOAAAAD//xNW5rcAAAAGSURBVAMAmnM+ZU41Mg0AAAAASUVORK5CYII=',
  ].join(''),
  jpg: [
    '/9j/4AAQSkZJRgABAQAAAQABAAD/2wBDABsSFBcUERsXFhceHBsgKEIrKCUlKFE6PTBCYFVlZF9VXVtqeJmBanGQc1tdhbWGkJ6j',
    'q62rZ4C8ybqmx5moq6T/2wBDARweHigjKE4rK06kbl1upKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSkpKSk',
    'pKSkpKSkpKT/wAARCAASACADASIAAhEBAxEB/8QAFQABAQAAAAAAAAAAAAAAAAAAAAT/xAAUEAEAAAAAAAAAAAAAAAAAAAAA/8QA',
    'FgEBAQEAAAAAAAAAAAAAAAAAAAME/8QAFBEBAAAAAAAAAAAAAAAAAAAAAP/aAAwDAQACEQMRAD8AjAUYAAAAAAH/2Q==',
  ].join(''),
  webp: ['UklGRj4AAABXRUJQVlA4IDIAAAAQAwCdASogABIAPxGCuVWsKKWjKAgBgCIJZQDOOBanFAAA/uLgkrsf+vvKHYl565AAAA=='].join(''),
};

/** A drawing of 640 by 320 that needs no cleaning. */
export const drawing = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 640 320">
  <rect width="640" height="320" fill="#F7F5F0"/><text x="320" y="170" text-anchor="middle">مسار → Masar</text>
</svg>
`;

/** One picture of each kind that courses carry, by its path in a bundle. */
export const pictureFiles = (): BundleFiles =>
  new Map<string, Uint8Array>([
    ['pictures/dot.png', Buffer.from(encoded.png, 'base64')],
    ['pictures/dot.jpg', Buffer.from(encoded.jpg, 'base64')],
    ['pictures/dot.webp', Buffer.from(encoded.webp, 'base64')],
    ['pictures/سير العمل.svg', Buffer.from(drawing)],
  ]);
