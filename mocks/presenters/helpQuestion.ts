import type { components } from '../../src/api/schema.d';
import type { Collection } from '../store/collection';
import type { NamedRecord } from '../store/records';
import type { HelpQuestionRecord } from '../store/records/helpRecords';

/** A question of the help pages with its group. */
export function presentHelpQuestion(
  { id, groupId, question, answer }: HelpQuestionRecord,
  groups: Collection<NamedRecord>,
): components['schemas']['HelpQuestion'] {
  return { id, group: { id: groupId, name: groups.get(groupId)!.name }, question, answer };
}
