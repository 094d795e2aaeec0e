import { Global, Module } from '@nestjs/common';
import { KeptFigureRows } from './kept-figure-rows.js';
import { KeptFigures } from './kept-figures.js';

@Global()
@Module({ providers: [KeptFigureRows, KeptFigures], exports: [KeptFigures] })
export class FiguresModule {}
