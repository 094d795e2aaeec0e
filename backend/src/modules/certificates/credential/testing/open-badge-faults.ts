import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';

const text = { type: 'string', minLength: 1 };
const address = { type: 'string', format: 'uri' };
const moment = { type: 'string', format: 'date-time', pattern: 'Z$' };
const listOf = (items: object) => ({ type: 'array', minItems: 1, items });
const oneOrMore = (type: string) => ({ ...listOf({ type: 'string' }), contains: { const: type } });
const typed = (type: string, required: string[] = [], properties: object = {}) => ({
  type: 'object',
  required: ['type', ...required],
  properties: { type: oneOrMore(type), ...properties },
});

const identity = {
  type: 'object',
  required: ['type', 'hashed', 'identityHash', 'identityType'],
  properties: {
    type: { const: 'IdentityObject' },
    hashed: { type: 'boolean' },
    identityHash: text,
    identityType: { enum: ['name', 'emailAddress', 'identifier'] },
    salt: text,
  },
  additionalProperties: false,
};

const proof = {
  type: 'object',
  required: ['type', 'cryptosuite', 'proofPurpose', 'verificationMethod', 'proofValue'],
  properties: { type: text, created: moment, cryptosuite: text, proofPurpose: text, proofValue: text },
};

const resultDescription = typed('ResultDescription', ['id', 'name', 'resultType'], {
  id: address,
  name: text,
  resultType: { enum: ['GradePointAverage', 'LetterGrade', 'Percent', 'RawScore', 'Result', 'Status'] },
  valueMin: text,
  valueMax: text,
});

const achievement = typed('Achievement', ['id', 'criteria', 'description', 'name'], {
  id: address,
  name: text,
  description: text,
  achievementType: { enum: ['CertificateOfCompletion'] },
  criteria: { type: 'object', properties: { id: address, narrative: text } },
  tag: listOf(text),
  resultDescription: listOf(resultDescription),
});

/**
 * What the JSON schema of an AchievementCredential demands, and what it says of the optional fields that we use: Open
 * Badges 3.0, appendix ‘Verification Support’, published by 1EdTech as `ob_v3p0_achievementcredential_schema.json`.
 * Narrower where the schema leaves open what we mean: addresses are addresses, times end in Z, a proof is complete.
 */
const schema = {
  type: 'object',
  required: ['@context', 'id', 'type', 'issuer', 'validFrom', 'credentialSubject', 'credentialStatus'],
  properties: {
    '@context': {
      type: 'array',
      minItems: 2,
      prefixItems: [
        { const: 'https://www.w3.org/ns/credentials/v2' },
        { type: 'string', pattern: '^https://purl\\.imsglobal\\.org/spec/ob/v3p0/context(?:-3\\.\\d\\.\\d)*\\.json$' },
      ],
      items: { type: 'string' },
    },
    id: address,
    type: { allOf: [oneOrMore('VerifiableCredential'), oneOrMore('OpenBadgeCredential')] },
    name: text,
    issuer: typed('Profile', ['id'], { id: address, name: text, url: address }),
    validFrom: moment,
    validUntil: moment,
    awardedDate: moment,
    credentialSubject: typed('AchievementSubject', ['achievement'], {
      id: address,
      activityStartDate: moment,
      activityEndDate: moment,
      licenseNumber: text,
      identifier: listOf(identity),
      result: listOf(typed('Result', [], { resultDescription: address, value: text })),
      achievement,
    }),
    evidence: listOf(typed('Evidence', [], { id: address, name: text, narrative: text, genre: text })),
    // A list, with one proof too.
    proof: listOf(proof),
    credentialSchema: listOf({
      type: 'object',
      required: ['id', 'type'],
      properties: { id: address, type: { const: '1EdTechJsonSchemaValidator2019' } },
    }),
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
