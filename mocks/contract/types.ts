/**
 * The contract as types of the mock backend: for every operationId its parameters, its body and
 * each answer that it may give. Handlers and test overrides are written against these, so that a
 * wrong status, body, path or query parameter does not compile.
 */
import type { components, operations, operationTraits, statusRanges } from '../../src/api/schema.d';

export type OperationId = keyof operations;

/** A tag of the contract. */
export type Tag = operationTraits[OperationId]['tag'];

/** The operations of a tag. */
export type OperationOf<T extends Tag> = {
  [Id in OperationId]: operationTraits[Id]['tag'] extends T ? Id : never;
}[OperationId];

/** A role of the contract. */
export type Role = components['schemas']['Role'];

/** What an operation asks of the session: the contract's `security`. */
export type SessionNeed = 'none' | 'optional' | 'required';

/** Where a parameter of the contract is sent. */
export type ParameterPlace = 'path' | 'query' | 'header';

type ParametersOf<Id extends OperationId, Where extends ParameterPlace> =
  operations[Id]['parameters'] extends Partial<Record<Where, infer Values>>
    ? Exclude<Values, undefined> extends never
      ? Record<never, never>
      : Exclude<Values, undefined>
    : Record<never, never>;

/** The path parameters of an operation. */
export type PathParams<Id extends OperationId> = ParametersOf<Id, 'path'>;

/** The query parameters of an operation, converted to their types. */
export type QueryParams<Id extends OperationId> = ParametersOf<Id, 'query'>;

/** The header parameters of an operation, by name as the contract spells it. */
export type HeaderParams<Id extends OperationId> = ParametersOf<Id, 'header'>;

/** A file that was sent. */
export interface Upload<MediaType extends string = string> {
  mediaType: MediaType;
  bytes: Uint8Array<ArrayBuffer>;
}

/** A file that is answered. Text may be given as such: it goes out in UTF-8. */
export interface FileAnswer<MediaType extends string = string> {
  mediaType: MediaType;
  content: Uint8Array<ArrayBuffer> | string;
}

/** The media types of a body that are files. */
type FileType<Content> = {
  [Type in keyof Content]: Content[Type] extends Blob ? Type & string : never;
}[keyof Content];

/** The request body of an operation, read and found valid; undefined where it takes none. */
export type RequestBody<Id extends OperationId> = operations[Id] extends {
  requestBody: { content: infer Content };
}
  ? Content extends { 'application/json': infer Body }
    ? Body
    : Upload<FileType<Content>>
  : undefined;

type BodyOf<Response> = Response extends { content: infer Content }
  ? Exclude<Content[keyof Content], Blob>
  : never;

/** What a response holds: a body, a file, or neither. */
type Holding<Response> = Response extends { content: infer Content }
  ? [FileType<Content>] extends [never]
    ? { body: BodyOf<Response>; file?: undefined }
    : { body?: undefined; file: FileAnswer<FileType<Content>> }
  : { body?: undefined; file?: undefined };

/** What the backend itself adds: who may keep an answer. */
type CachingHeader = 'Cache-Control' | 'Vary';

/**
 * The headers that a response declares by name and a handler gives. The session cookie is not among
 * them: it is given apart, because in a browser the mock can't set it by a header.
 */
type DeclaredHeaders<Headers> = {
  [
    Name in keyof Headers as string extends Name
      ? never
      : Exclude<Name, CachingHeader | 'Set-Cookie'>
  ]: Headers[Name];
};

type HeadersOf<Response> = Response extends { headers: infer Headers }
  ? DeclaredHeaders<Headers>
  : Record<never, never>;

/** Headers have to be given where the contract requires one, and may be left out otherwise. */
type WithHeaders<Headers> =
  Record<never, never> extends Headers ? { headers?: Headers } : { headers: Headers };

/** One member for each status, so that a status tells which headers and body go with it. */
type ReplyWith<Status, Response> = Status extends unknown
  ? { status: Status } & WithHeaders<HeadersOf<Response>> & Holding<Response>
  : never;

/** The statuses that a key of the responses means: itself, or those of its range. */
type StatusOf<Key> = Key extends keyof statusRanges ? statusRanges[Key] : Key;

/** Every answer that an operation may give. */
export type Reply<Id extends OperationId> = Id extends OperationId
  ? {
      [Status in keyof operations[Id]['responses']]: ReplyWith<
        StatusOf<Status>,
        operations[Id]['responses'][Status]
      >;
    }[keyof operations[Id]['responses']]
  : never;

/** An answer of any operation. */
export interface AnyReply {
  status: number;
  headers?: Record<string, unknown>;
  body?: object | string;
  file?: FileAnswer;
}

/** One row of the contract's table of operations, as the build derives it from `openapi.yaml`. */
export interface Operation {
  id: OperationId;
  method: 'get' | 'post' | 'put' | 'patch' | 'delete';
  /** The path below the server's URL, with parameters in the form `:name`. */
  path: string;
  tag: Tag;
  session: SessionNeed;
  /** The roles of which the account needs one; empty where any account will do. */
  roles: Role[];
}

/** A JSON Schema without references. */
export type JsonSchema = { [keyword: string]: unknown };

/** What a request to one operation must look like. */
export interface RequestRules {
  parameters: {
    name: string;
    in: ParameterPlace;
    required: boolean;
    /** Whether an array is sent as repeated parameters rather than with commas. */
    explode: boolean;
    schema: JsonSchema;
  }[];
  /** The schema of a JSON body, or null where it takes none. */
  body: JsonSchema | null;
  /** The media types of the file that it takes instead. */
  files: string[];
}

/** What one answer of an operation must look like. */
export interface ResponseRule {
  /** The schema of the body, or null where there is none. */
  body: JsonSchema | null;
  /** The media types of the file that it is instead. */
  files: string[];
  /** The headers that the contract declares, by name in lower case. */
  headers: Record<string, { required: boolean; schema: JsonSchema }>;
}

/** For each operation and status what the answer must look like. */
export type ResponseRules = Record<string, Record<string, ResponseRule>>;
