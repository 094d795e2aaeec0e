import { ApiProperty } from '@nestjs/swagger';
import { FlagOut, ManyOut, TextOut, TimeOut, WordOut } from '#platform/http/response-fields';

const optionalText = (description: string, example: string) =>
  ApiProperty({ type: 'string', required: false, description, example });

/** A public key as JSON Web Key (RFC 7517). */
export class PublicKeyResponse {
  @TextOut({ description: 'Address of this key', example: 'https://masar.example/api/certificates/keys/2026-1' })
  kid!: string;
  @WordOut(['RSA', 'OKP']) kty!: string;
  @WordOut(['RS256', 'EdDSA'], { description: 'RS256 signs credentials, EdDSA the QR codes' }) alg!: string;
  @WordOut(['sig']) use!: string;
  @optionalText('Modulus of an RSA key', '0vx7agoebGcQSuuPiLJXZptN9nndrQmbXEps2aiAFbWhM78LhWx4') n?: string;
  @optionalText('Exponent of an RSA key', 'AQAB') e?: string;
  @optionalText('Curve of an EdDSA key', 'Ed25519') crv?: string;
  @optionalText('Point of an EdDSA key', '11qYAYKxCrfVS_7TyWQHOg7hcvPapiMlrwIaaPcHURo') x?: string;
}

/** All public keys that ever signed, the newest first (RFC 7517). */
export class PublicKeysResponse {
  @ManyOut(() => PublicKeyResponse) keys!: PublicKeyResponse[];
}

export class RevokedCredentialResponse {
  @TextOut({ description: 'Id of the credential' }) id!: string;
  @FlagOut() revoked!: boolean;
}

/** A list in the form of `1EdTechRevocationList`, at which credentials of earlier days point. */
export class RevocationListResponse {
  @TextOut({ description: 'Address of this list' }) id!: string;
  @TextOut({ description: 'Id of the issuer', example: 'https://masar.example' }) issuer!: string;
  @TimeOut({ description: 'When this list was read' }) asOf!: string;
  @ManyOut(() => RevokedCredentialResponse, { description: 'As the standard names them' })
  revokedCredential!: RevokedCredentialResponse[];
  @ManyOut(() => RevokedCredentialResponse, { description: 'The same, as some verifiers look for them' })
  revokedCredentials!: RevokedCredentialResponse[];
}

/** A key as verifiers of Data Integrity read it (W3C Multikey). */
class VerificationMethodResponse {
  @TextOut({ description: 'Name of the key, as proofs say it' }) id!: string;
  @WordOut(['Multikey']) type!: string;
  @TextOut({ description: 'The issuer' }) controller!: string;
  @TextOut({ example: 'z6MkrJVnaZkeFzdQyMZu1cgjg7k1pZZ6pvBQ7XJPt4swbTQ2' }) publicKeyMultibase!: string;
}

/** The issuer of badges with Data Integrity, as DID document (EVD-7). */
export class IssuerDocumentResponse {
  @TextOut({ many: true, example: 'https://www.w3.org/ns/did/v1' }) '@context'!: string[];
  @TextOut({ example: 'did:web:masar.example:api:certificates' }) id!: string;
  @TextOut({ many: true, example: 'https://masar.example', description: 'As issuer of badges that are JWTs' })
  alsoKnownAs!: string[];
  @ManyOut(() => VerificationMethodResponse, { description: 'Keys that sign or once signed, the newest first' })
  verificationMethod!: VerificationMethodResponse[];
  @TextOut({ many: true, description: 'Names of the keys whose badges count' }) assertionMethod!: string[];
}
