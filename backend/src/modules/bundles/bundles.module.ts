import { Module } from '@nestjs/common';
import { BundleArchives } from './bundle-archives.js';
import { BundleParts } from './parts/bundle-parts.js';

/** Courses as folders or archives: what one holds, read and written. */
@Module({ providers: [BundleArchives, BundleParts], exports: [BundleArchives, BundleParts] })
export class BundlesModule {}
