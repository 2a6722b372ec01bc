import recordShapes from 'virtual:records';
import type { JsonSchema } from '../contract/types';
import { validate } from '../contract/validate';
import type { CollectionName } from './records';
import type { State } from './state';

/** What is wrong with one record. */
export interface RecordFault {
  collection: string;
  id: string;
  /** The property, with slashes for those inside it; empty where it is the record as a whole. */
  property: string;
  detail: string;
}

const partial = new Map<JsonSchema, JsonSchema>();

/** The shape of the changes to a record: any of its properties, and its id. */
function changesOf(shape: JsonSchema): JsonSchema {
  let changes = partial.get(shape);
  if (!changes) partial.set(shape, (changes = { ...shape, required: ['id'] }));
  return changes;
}

/** What is wrong with a record of a collection; undefined where nothing is. */
export function faultOf(
  collection: CollectionName,
  record: { id: string },
  kind: 'added' | 'changed',
): RecordFault | undefined {
  const shape = recordShapes[collection];
  const schema = kind === 'added' ? shape : changesOf(shape);
  const [fault] = validate(schema, record);
  if (!fault) return undefined;
  const property = fault.pointer.slice(1);
  return { collection, id: record.id, property, detail: fault.detail };
}

/** What is wrong with the first record of a state that is not as its collection's records are. */
export function findFault({ collections }: State): RecordFault | undefined {
  for (const [name, overlay] of Object.entries(collections)) {
    const collection = name as CollectionName;
    if (!(collection in recordShapes)) {
      return { collection, id: '', property: '', detail: 'There is no such collection.' };
    }
    for (const kind of ['added', 'changed'] as const) {
      for (const record of Object.values<{ id: string }>(overlay[kind])) {
        const fault = faultOf(collection, record, kind);
        if (fault) return fault;
      }
    }
    const wrong = overlay.removed.find((id: unknown) => typeof id !== 'string');
    if (wrong !== undefined) {
      return { collection, id: String(wrong), property: 'id', detail: 'Must be string.' };
    }
  }
  return undefined;
}
