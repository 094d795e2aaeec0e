import { Global, Module } from '@nestjs/common';
import { KeptFigures } from './kept-figures.js';

@Global()
@Module({ providers: [KeptFigures], exports: [KeptFigures] })
export class FiguresModule {}
