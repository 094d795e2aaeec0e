import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri' };
const moment = { type: 'string', format: 'date-time' };
const typed = (type: string, required: string[] = [], properties: object = {}) => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: { type: 'array', contains: { const: type } }, ...properties },
});

/** What Open Badges 3.0 demands of an OpenBadgeCredential, and what it says of the optional fields that we use. */
const schema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'credentialStatus'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context-3\\.0\\.\\d\\.json$' },
      ],
      items: { type: 'string' },
    },
    id: address,
    type: {
      type: 'array',
      allOf: [{ contains: { const: 'VerifiableCredential' } }, { contains: { const: 'OpenBadgeCredential' } }],
    },
    name: text,
    issuer: typed('Profile', ['id'], { id: address, name: text, url: address }),
    validFrom: moment,
    awardedDate: moment,
    credentialSubject: typed('AchievementSubject', ['achievement'], {
      id: address,
      activityEndDate: moment,
      licenseNumber: text,
      identifier: {
        type: 'array',
        items: {
          type: 'object',
          required: ['type', 'hashed', 'identityHash', 'identityType'],
          properties: {
            type: { const: 'IdentityObject' },
            hashed: { type: 'boolean' },
            identityHash: text,
            identityType: { enum: ['name', 'emailAddress', 'identifier'] },
          },
        },
      },
      result: { type: 'array', items: typed('Result', [], { resultDescription: address, value: text }) },
      achievement: typed('Achievement', ['id', 'criteria', 'description', 'name'], {
        id: address,
        name: text,
        description: text,
        achievementType: { enum: ['CertificateOfCompletion'] },
        criteria: { type: 'object', properties: { id: address, narrative: text } },
        tag: { type: 'array', items: text },
        resultDescription: {
          type: 'array',
          items: typed('ResultDescription', ['id', 'name', 'resultType'], {
            id: address,
            resultType: { enum: ['GradePointAverage', 'LetterGrade', 'Percent', 'RawScore', 'Result', 'Status'] },
          }),
        },
      }),
    }),
    evidence: { type: 'array', items: typed('Evidence', [], { id: address, name: text, narrative: text }) },
    credentialSchema: {
      type: 'array',
      items: {
        type: 'object',
        required: ['id', 'type'],
        properties: { id: address, type: { const: '1EdTechJsonSchemaValidator2019' } },
      },
    },
    credentialStatus: {
      type: 'object',
      required: ['id', 'type', 'statusPurpose', 'statusListIndex', 'statusListCredential'],
      properties: {
        id: address,
        type: { const: 'BitstringStatusListEntry' },
        statusPurpose: { const: 'revocation' },
        statusListIndex: { type: 'string', pattern: '^\\d+$' },
        statusListCredential: address,
      },
    },
  },
};

const ajv = new Ajv2020({ allErrors: true, strict: false });
(addFormats as unknown as (target: Ajv2020) => void)(ajv);
const validate = ajv.compile(schema);

/** Where a credential departs from the standard. */
export const openBadgeFaults = (credential: unknown): string[] =>
  validate(credential) ? [] : (validate.errors ?? []).map((fault) => `${fault.instancePath} ${fault.message}`);
