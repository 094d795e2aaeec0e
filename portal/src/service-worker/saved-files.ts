import { registerRoute } from 'workbox-routing';
import { cacheNames } from '#shared/offline/cache-names';

/** Files of saved courses come from the device; all others from the network, and are not kept. */
export function serveSavedFiles(): void {
  registerRoute(
    ({ url, sameOrigin }) => sameOrigin && url.pathname.startsWith('/api/files/'),
    async ({ request, url }) => {
      const saved = await caches.match(url.href, { cacheName: cacheNames.saved, ignoreVary: true });
      return saved ? partOf(saved, request) : fetch(request);
    },
  );
}

/** Players ask for parts of a video; a whole answer to that would stop them from seeking. */
async function partOf(saved: Response, request: Request): Promise<Response> {
  const range = /^bytes=(\d+)-(\d*)$/.exec(request.headers.get('Range') ?? '');
  if (!range) return saved;
  const whole = await saved.blob();
  const start = Number(range[1]);
  const end = Math.min(range[2] ? Number(range[2]) : Infinity, whole.size - 1);
  if (start > end) return new Response(null, { status: 416, headers: { 'Content-Range': `bytes */${whole.size}` } });
  return new Response(whole.slice(start, end + 1), {
    status: 206,
    headers: {
      'Content-Type': saved.headers.get('Content-Type') ?? 'application/octet-stream',
      'Content-Range': `bytes ${start}-${end}/${whole.size}`,
      'Content-Length': String(end - start + 1),
    },
  });
}
