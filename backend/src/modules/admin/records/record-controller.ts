import { Body, Controller, Delete, Get, Inject, Param, Post, Put, Query, Req, Res, type Type } from '@nestjs/common';
import { ApiBody, ApiTags } from '@nestjs/swagger';
import type { Request, Response } from 'express';
import { Confirmation } from '#modules/auth';
import { CurrentUser, Roles } from '#platform/access/access.decorators';
import type { Viewer } from '#platform/access/viewer';
import type { ErrorClass } from '#platform/errors/app-error';
import { InvalidInput } from '#platform/errors/platform.errors';
import { Answers } from '#platform/http/answers';
import { Id } from '#platform/http/id';
import { SimpleRestQuery } from '#platform/http/simple-rest';
import { createValidationPipe } from '#platform/http/validation.pipe';
import { ChangedMeanwhile, RecordNotFound } from '../admin.errors.js';
import type {
  AdminResource,
  ChangesRecords,
  ConfirmsChanges,
  CreatesRecords,
  RemovesRecords,
} from './admin-resource.js';
import { BulkQuery, BulkResponse } from './bulk.js';
import { documentFilter, documentSort } from './document-listing.js';
import type { Listing } from './listing.js';
import { type Desk, RecordDesk } from './record-desk.js';
import { acceptFieldsOf, fieldsOf } from './record-fields.js';
import { readBulkIds } from './record-list-request.js';

type RecordBody = { version?: string } & Record<string, unknown>;
type AnyResource = AdminResource &
  CreatesRecords<object> &
  ChangesRecords<object> &
  RemovesRecords &
  Partial<ConfirmsChanges<object>>;

/** One resource of the console: what it is called, what its records look like, and what may be done with them. */
export interface RecordControllerOptions {
  listing: Listing;
  resource: Type<AdminResource>;
  /** One record as it leaves, e.g. `UserRecord`. */
  record: Type;
  /** As sentences name it: one, and several. */
  nouns: readonly [string, string];
  create?: Type;
  change?: Type;
  isRemovable?: boolean;
  /** How creating, changing and removing may fail. */
  fails?: ErrorClass[];
}

/**
 * Makes the controller of a resource in the dialect of ra-data-simple-rest (CON-1). Every operation stands in the API
 * document with the classes given here; only those that the resource has become routes.
 */
export function recordController(options: RecordControllerOptions): Type {
  const { listing, record, change, create } = options;
  const [noun, nouns] = options.nouns;
  const fails = options.fails ?? [];
  const versioned = change ? fieldsOf(change).filter((field) => field !== 'version') : [];
  if (change) acceptFieldsOf(change, record);
  const Key = () => (listing.keys === 'text' ? Param('id') : Id());

  @ApiTags('admin')
  @Controller(`admin/${listing.name}`)
  @Roles('admin')
  class RecordController {
    private readonly desk: Desk;

    constructor(
      @Inject(options.resource) private readonly resource: AnyResource,
      @Inject(RecordDesk) private readonly records: RecordDesk,
      @Inject(Confirmation) private readonly confirmation: Confirmation,
    ) {
      this.desk = { listing, resource, versioned };
    }

    @Get()
    @documentFilter(listing)
    @documentSort(listing)
    @Answers(record, { summary: `List ${nouns}`, many: true, fails: [InvalidInput] })
    list(@Query() query: SimpleRestQuery, @Res({ passthrough: true }) response: Response): Promise<object[]> {
      return this.records.versions(this.desk, query, response);
    }

    @Get(':id')
    @Answers(record, { summary: `One ${noun}`, fails: [InvalidInput, RecordNotFound] })
    one(@Key() id: string): Promise<object> {
      return this.records.one(this.desk, id);
    }

    async create(
      @Req() request: Request,
      @CurrentUser() admin: Viewer,
      @Body(createValidationPipe({ expectedType: create })) body: object,
    ): Promise<object> {
      await this.confirmDangerous(request, [], body);
      return this.one(await this.resource.create(admin, body));
    }

    async change(
      @Req() request: Request,
      @CurrentUser() admin: Viewer,
      @Key() id: string,
      @Body(createValidationPipe({ expectedType: change })) { version, ...body }: RecordBody,
    ): Promise<object> {
      await this.confirmDangerous(request, [id], body);
      return this.records.change(this.desk, id, version, () => this.resource.change(admin, id, changesIn(body)));
    }

    async changeMany(
      @Req() request: Request,
      @CurrentUser() admin: Viewer,
      @Query() query: BulkQuery,
      @Body(createValidationPipe({ expectedType: change })) body: RecordBody,
    ): Promise<BulkResponse> {
      const ids = readBulkIds(listing, query);
      await this.confirmDangerous(request, ids, body);
      return this.records.each(this.desk, ids, (id) => this.resource.change(admin, id, changesIn(body)));
    }

    async remove(@CurrentUser() admin: Viewer, @Key() id: string): Promise<object> {
      const gone = await this.one(id);
      await this.resource.remove(admin, id);
      return gone;
    }

    async removeMany(@CurrentUser() admin: Viewer, @Query() query: BulkQuery): Promise<BulkResponse> {
      return this.records.each(this.desk, readBulkIds(listing, query), (id) => this.resource.remove(admin, id));
    }

    private async confirmDangerous(request: Request, ids: readonly string[], body: object): Promise<void> {
      if (await this.resource.isDangerous?.(ids, body)) await this.confirmation.demand(request);
    }
  }

  const changesIn = (body: RecordBody): object =>
    Object.fromEntries(versioned.filter((field) => body[field] !== undefined).map((field) => [field, body[field]]));
  const add = (method: keyof RecordController, ...decorators: MethodDecorator[]): void => {
    const { prototype } = RecordController;
    const handler = Object.getOwnPropertyDescriptor(prototype, method)!;
    // What the class declares reaches the document only of the routes that it had by then.
    for (const decorate of [...decorators, Roles('admin')]) decorate(prototype, method, handler);
  };
  if (create)
    add('create', Post(), ApiBody({ type: create }), Answers(record, { status: 201, summary: `Add a ${noun}`, fails }));
  if (change) {
    const changeFails = [InvalidInput, RecordNotFound, ChangedMeanwhile, ...fails];
    add(
      'change',
      Put(':id'),
      ApiBody({ type: change }),
      Answers(record, { summary: `Change a ${noun}`, fails: changeFails }),
    );
    add(
      'changeMany',
      Put(),
      ApiBody({ type: change }),
      Answers(BulkResponse, { summary: `Change several ${nouns} alike, all or none`, fails: changeFails }),
    );
  }
  if (options.isRemovable) {
    const removeFails = [InvalidInput, RecordNotFound, ...fails];
    add('remove', Delete(':id'), Answers(record, { summary: `Remove a ${noun}`, fails: removeFails }));
    add(
      'removeMany',
      Delete(),
      Answers(BulkResponse, { summary: `Remove several ${nouns}, all or none`, fails: removeFails }),
    );
  }
  Object.defineProperty(RecordController, 'name', { value: `Admin${pascal(listing.name)}Controller` });
  return RecordController;
}

const pascal = (name: string): string => name.replace(/(?:^|-)(\w)/g, (_, letter: string) => letter.toUpperCase());
