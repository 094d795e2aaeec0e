/** A lesson's video: a file, or a page of YouTube or Vimeo that is embedded. */
export type VideoSource =
  | { kind: 'file'; address: string }
  | { kind: 'embedded'; site: 'YouTube' | 'Vimeo'; origin: string; addressAt: (seconds: number) => string };

const youtubeHosts = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com', 'youtu.be']);

function youtubeId({ hostname, pathname, searchParams }: URL): string | undefined {
  const [first, second] = pathname.split('/').filter(Boolean);
  const id = hostname.endsWith('youtu.be') ? first : (searchParams.get('v') ?? second);
  return id && /^[\w-]{6,20}$/.test(id) ? id : undefined;
}

function youtube(id: string): VideoSource {
  const origin = 'https://www.youtube-nocookie.com';
  // The messages of the player carry the time; no script of the site runs in our page.
  const addressAt = (seconds: number) =>
    `${origin}/embed/${id}?autoplay=1&rel=0&enablejsapi=1&start=${Math.floor(seconds)}`;
  return { kind: 'embedded', site: 'YouTube', origin, addressAt };
}

function vimeo(id: string): VideoSource {
  const origin = 'https://player.vimeo.com';
  const addressAt = (seconds: number) => `${origin}/video/${id}?autoplay=1&dnt=1#t=${Math.floor(seconds)}s`;
  return { kind: 'embedded', site: 'Vimeo', origin, addressAt };
}

/** Reads the address that the author gave; what is neither site counts as a file (CRS-4). */
export function videoSource(address: string): VideoSource | null {
  let url: URL;
  try {
    url = new URL(address, 'http://portal');
  } catch {
    return null;
  }
  if (!/^https?:$/.test(url.protocol)) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (youtubeHosts.has(host)) {
    const id = youtubeId(url);
    return id ? youtube(id) : null;
  }
  if (host === 'vimeo.com' || host === 'player.vimeo.com') {
    const id = url.pathname.match(/\d{5,}/)?.[0];
    return id ? vimeo(id) : null;
  }
  return { kind: 'file', address };
}
