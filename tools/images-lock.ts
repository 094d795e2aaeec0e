import { execFileSync } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { foreignImages, imageFiles, withDigests } from './check/image-digests.ts';
import { root } from './workspace.ts';

// `npm run images:lock` writes which images the tags of docker-compose.yml and of the Dockerfiles mean today (OPS-2).

/** Programs that ask a registry for the digest of an image for all processors, the first that is there. */
const ways: readonly ((image: string) => [program: string, ...args: string[]])[] = [
  (image) => ['docker', 'buildx', 'imagetools', 'inspect', image, '--format', '{{.Manifest.Digest}}'],
  (image) => ['skopeo', 'inspect', '--no-tags', '--format', '{{.Digest}}', `docker://docker.io/${fullName(image)}`],
];

const fullName = (image: string): string => (image.includes('/') ? image : `library/${image}`);

function digestOf(image: string): string {
  for (const way of ways) {
    const [program, ...args] = way(image);
    try {
      const answer = execFileSync(program, args, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'pipe'] }).trim();
      if (/^sha256:[\da-f]{64}$/.test(answer)) return answer;
    } catch {
      // Not installed, or the registry did not answer it: the next one may do.
    }
  }
  throw new Error(`No digest of ${image}: it takes docker with buildx, or skopeo, and a way to the registry.`);
}

// All are known before a file is written: one that is half pinned would be refused.
const texts = new Map(imageFiles.map((file) => [file, readFileSync(join(root, file), 'utf8')]));
const images = new Set([...texts.values()].flatMap(foreignImages).map((image) => image.split('@')[0]!));
const digests = new Map([...images].map((image) => [image, digestOf(image)]));
for (const [file, text] of texts) writeFileSync(join(root, file), withDigests(text, digests));
for (const [image, digest] of digests) process.stdout.write(`${image} ${digest}\n`);
