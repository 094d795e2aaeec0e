import { Module } from '@nestjs/common';
import { RoleRequestsController } from './role-requests.controller.js';
import { RoleRequestsQueries } from './role-requests.queries.js';

@Module({ controllers: [RoleRequestsController], providers: [RoleRequestsQueries] })
export class AdminModule {}
