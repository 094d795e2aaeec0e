import { applyDecorators, Header } from '@nestjs/common';

/** Lets verifiers that run in a browser on other sites read the answer; for what is public anyway. */
export const openToAllSites = () =>
  applyDecorators(Header('Access-Control-Allow-Origin', '*'), Header('Cross-Origin-Resource-Policy', 'cross-origin'));
