const players = new Set([
  'youtube.com',
  'www.youtube.com',
  'm.youtube.com',
  'www.youtube-nocookie.com',
  'youtu.be',
  'vimeo.com',
  'www.vimeo.com',
  'player.vimeo.com',
]);

/** A lesson's video: an mp4 file, or a page of YouTube or Vimeo (CRS-4). */
export function isVideoUrl(text: string): boolean {
  if (!URL.canParse(text)) return false;
  const { protocol, hostname, pathname, username, password } = new URL(text);
  if (!['http:', 'https:'].includes(protocol) || username || password) return false;
  return (players.has(hostname) && pathname.length > 1) || pathname.toLowerCase().endsWith('.mp4');
}
