import { Global, Module } from '@nestjs/common';
import { SmallPictures } from './small-pictures.js';

@Global()
@Module({ providers: [SmallPictures], exports: [SmallPictures] })
export class PicturesModule {}
