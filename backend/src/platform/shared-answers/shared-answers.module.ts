import { Global, Module } from '@nestjs/common';
import { SharedAnswers } from './shared-answers.js';

/** Answers of the catalogue, kept for whoever asks next. */
@Global()
@Module({ providers: [SharedAnswers], exports: [SharedAnswers] })
export class SharedAnswersModule {}
