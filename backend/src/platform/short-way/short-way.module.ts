import { Module } from '@nestjs/common';
import { DiscoveryModule } from '@nestjs/core';
import { ShortWay } from './short-way.js';

/** Reads that are kept, past the framework. */
@Module({ imports: [DiscoveryModule], providers: [ShortWay], exports: [ShortWay] })
export class ShortWayModule {}
