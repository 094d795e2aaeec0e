/** Where images of others are named. */
export const imageFiles = [
  'docker-compose.yml',
  'ops/docker/backend.Dockerfile',
  'ops/docker/database-ha.Dockerfile',
] as const;

/** `image: NAME` of Compose and `FROM NAME` of Docker. */
const named = /^(?<before>\s+image: |FROM )(?<image>[^\s@]+)(?<digest>@\S+)?/gm;

/** What another registry holds: neither an image that is built here nor an earlier stage of one. */
const isForeign = (image: string): boolean => image.includes(':');

/** The images of others that a file names, each with its digest where it has one. */
export const foreignImages = (text: string): string[] =>
  [...text.matchAll(named)]
    .map(({ groups }) => ({ image: groups!['image']!, digest: groups!['digest'] ?? '' }))
    .filter(({ image }) => isForeign(image))
    .map(({ image, digest }) => image + digest);

/** The same file with the digests of these images, in place of those that it had. */
export const withDigests = (text: string, digests: ReadonlyMap<string, string>): string =>
  text.replace(named, (whole, before: string, image: string) =>
    digests.has(image) ? `${before}${image}@${digests.get(image)}` : whole,
  );

/** The same file by tags alone, for a machine that has stand-ins of these images and no registry. */
export const withoutDigests = (text: string): string => text.replace(named, '$<before>$<image>');
