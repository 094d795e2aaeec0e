import { writeFile } from 'node:fs/promises';
import { generateOpenApiDocument } from '../openapi-document.js';

/** Writes the contract to the file named as argument, or to standard output (API-1). */
const target = process.argv[2];
const document = await generateOpenApiDocument();
if (target) await writeFile(target, document);
else process.stdout.write(document);
